import base from './jest.base.mjs';

// The built service, shell and sandbox on a real PostgreSQL, asked badly.
export default { ...base, testMatch: ['<rootDir>/abuse/**/*.abuse.test.ts'], testTimeout: 300_000 };
