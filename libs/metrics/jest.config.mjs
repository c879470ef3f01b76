import { jestConfig } from '../testing/jest-config.mjs';

const swc = { jsc: { target: 'es2022', parser: { syntax: 'typescript' } }, module: { type: 'es6' } };

// TypeBox ships only ES modules.
export default jestConfig(import.meta.url, {
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '^.+\\.ts$': ['@swc/jest', swc] },
  transformIgnorePatterns: ['/node_modules/'],
});
