import base from './jest.base.mjs';

// Against the built service on a real PostgreSQL: a race means nothing on one connection.
export default { ...base, testMatch: ['<rootDir>/race/**/*.race.test.ts'], testTimeout: 300_000 };
