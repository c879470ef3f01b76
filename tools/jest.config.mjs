import { jestConfig } from '../libs/testing/jest-config.mjs';

export default jestConfig(import.meta.url, {
  testEnvironment: 'node',
  // The tests of a new remote run in the repository that is created from them.
  testPathIgnorePatterns: ['/node_modules/', '/create-remote/template/'],
});
