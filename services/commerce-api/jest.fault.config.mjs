import config from './jest.config.mjs';

// The built service, the built sandbox and the built shell on a real PostgreSQL, killed at every transition.
export default { ...config, testMatch: ['<rootDir>/fault/**/*.fault.test.ts'], testTimeout: 300_000 };
