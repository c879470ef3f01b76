import { jestConfig } from '../../libs/testing/jest-config.mjs';

const swc = { jsc: { target: 'es2022', parser: { syntax: 'typescript' } }, module: { type: 'es6' } };

// Run as ES modules: TypeBox, jose and others ship as nothing else, and what is tested is what is shipped.
export default jestConfig(import.meta.url, {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/{src,demo,ops}/**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '^.+\\.ts$': ['@swc/jest', swc] },
  globalSetup: '<rootDir>/test-support/global-setup.mjs',
  globalTeardown: '<rootDir>/test-support/global-teardown.mjs',
  transformIgnorePatterns: ['/node_modules/'],
  // It ends what hangs. A hook that is given up while PGlite is being made keeps its worker from ending.
  testTimeout: 180_000,
});
