// npm start: installs what is missing, then hands over to start-storefront.ts. Plain JavaScript without packages,
// because a fresh clone has none.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { handOver } from './hand-over.mjs';
import { installPackages } from './install-packages.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
installPackages(root);
handOver(join(root, 'tools/start-storefront.ts'), process.argv.slice(2), root);
