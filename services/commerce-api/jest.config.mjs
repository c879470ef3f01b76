import base from './jest.base.mjs';

export default {
  ...base,
  testMatch: ['<rootDir>/{src,demo,ops,relevance}/**/*.test.ts'],
  transform: { '\\.ts$': '<rootDir>/test-support/bundles/transform-suite.cjs' },
  transformIgnorePatterns: ['/node_modules/', '/\\.data/'],
  // Bundles of the test files, and one PostgreSQL server with the database that every test file copies.
  globalSetup: '<rootDir>/test-support/global-setup.mjs',
  globalTeardown: '<rootDir>/test-support/global-teardown.mjs',
  // It ends what hangs. A hook that is given up while PGlite is being made keeps its worker from ending.
  testTimeout: 180_000,
};
