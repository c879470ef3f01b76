import base from './jest.base.mjs';

// The built service, the built sandbox and the built shell on a real PostgreSQL, killed at every transition.
export default { ...base, testMatch: ['<rootDir>/fault/**/*.fault.test.ts'], testTimeout: 300_000 };
