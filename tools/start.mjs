// npm start: installs what is missing, then runs start-storefront.ts. Plain JavaScript without packages,
// because a fresh clone has none.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackages } from './install-packages.mjs';
import { runTypeScript } from './run-program.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
installPackages(root);
runTypeScript(join(root, 'tools/start-storefront.ts'), process.argv.slice(2), root);
