import { jestConfig } from '../../libs/testing/jest-config.mjs';

const swc = { jsc: { target: 'es2022', parser: { syntax: 'typescript' } }, module: { type: 'es6' } };

// Run as ES modules, in which postal-mime and the payment SDK are shipped.
export default jestConfig(import.meta.url, {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/src/**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '^.+\\.ts$': ['@swc/jest', swc] },
  transformIgnorePatterns: ['/node_modules/'],
  testTimeout: 30_000,
});
