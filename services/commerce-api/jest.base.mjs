import { jestConfig } from '../../libs/testing/jest-config.mjs';

const swc = { jsc: { target: 'es2022', parser: { syntax: 'typescript' } }, module: { type: 'es6' } };

// What all suites of this package share. They run as ES modules: TypeBox, jose and others ship as nothing else, and what
// is tested is what is shipped.
export default jestConfig(import.meta.url, {
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '^.+\\.ts$': ['@swc/jest', swc] },
  transformIgnorePatterns: ['/node_modules/'],
});
