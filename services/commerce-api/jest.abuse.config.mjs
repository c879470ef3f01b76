import config from './jest.config.mjs';

// The built service, shell and sandbox on a real PostgreSQL, asked badly.
export default { ...config, testMatch: ['<rootDir>/abuse/**/*.abuse.test.ts'], testTimeout: 300_000 };
