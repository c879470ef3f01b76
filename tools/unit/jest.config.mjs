// One run for the unit tests of all packages; a package's own `npm test` runs the same files alone.
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const folders = [...readdirSync(root), ...readdirSync(join(root, 'libs')).map((name) => join('libs', name))];

export default {
  rootDir: root,
  // It ends a hanging test and measures nothing: no result may depend on the machine's load.
  testTimeout: 30_000,
  projects: folders
    .filter((name) => /^(libs\/|mf-|shell$|tools$)/.test(name))
    .map((name) => join(root, name, 'jest.config.mjs'))
    .filter((file) => existsSync(file)),
};
