// npm test: installs what is missing, then hands over to run-tests.ts. Plain JavaScript without packages, because a
// fresh clone has none.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackages } from './install-packages.mjs';
import { runTypeScript } from './run-program.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
installPackages(root);
runTypeScript(join(root, 'tools/run-tests.ts'), process.argv.slice(2), root);
