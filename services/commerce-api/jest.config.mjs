import base from './jest.base.mjs';

export default {
  ...base,
  testMatch: ['<rootDir>/{src,demo,ops,relevance}/**/*.test.ts'],
  transform: { '\\.ts$': '<rootDir>/test-support/bundles/transform-suite.cjs' },
  transformIgnorePatterns: ['/node_modules/', '/\\.data/'],
  // Bundles of the test files, and one PostgreSQL server with the database that every test file copies.
  globalSetup: '<rootDir>/test-support/global-setup.mjs',
  globalTeardown: '<rootDir>/test-support/global-teardown.mjs',
  // A worker keeps what each test file has loaded, and is replaced when that is more: four of them fit into 8 GB.
  workerIdleMemoryLimit: '1500MB',
  // It ends what hangs. A hook that is given up while PGlite is being made keeps its worker from ending.
  testTimeout: 180_000,
};
