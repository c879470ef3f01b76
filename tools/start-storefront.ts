/** Builds, releases and runs the whole storefront; the second half of `npm start`. */

import { join, resolve } from 'node:path';
import { errorMessage } from '@storefront/api/error-message';
import { ignoreDebugSignal } from '@storefront/settings/ignore-debug-signal';
import { demonstrationEnvironment } from '@storefront/settings/mode';
import { buildPackages } from './run/packages/build-packages';
import { releaseBuilds } from './run/packages/release-packages';
import { readCommandLine } from './run/read-command-line';
import { StorefrontProcesses } from './run/storefront/storefront-processes';

// It makes the release key.
ignoreDebugSignal();
const { values: options } = readCommandLine(
  { options: { scale: { type: 'boolean', default: false } } },
  'its settings are environment variables, see docs/reference/settings.md',
);
const root = resolve(import.meta.dirname, '..');
const port = Number(process.env.PORT ?? 4200);
const dataDir = resolve(process.env.DATA_DIR ?? join(root, '.data'));
const started = Date.now();
const printLine = (message: string) =>
  console.log(`[${((Date.now() - started) / 1000).toFixed(0).padStart(3)} s] ${message}`);

// `npm start` is the demonstration: it must not become a production environment unnoticed.
const mode = process.env.STOREFRONT_MODE || demonstrationEnvironment.STOREFRONT_MODE;
if (mode !== demonstrationEnvironment.STOREFRONT_MODE) {
  console.error(
    `npm start runs the demonstration, but STOREFRONT_MODE is ${mode}. docs/operating.md says how to run production.`,
  );
  process.exit(1);
}

const storefront = new StorefrontProcesses({
  root,
  port,
  dataDir,
  databaseUrl: process.env.DATABASE_URL,
  scale: options.scale,
  env: { DEMO_ORDERS: 'on' },
  onProgress: printLine,
});
let stopping = false;
const stop = async (code: number) => {
  if (stopping) return;
  stopping = true;
  await storefront.stop();
  process.exit(code);
};
process.on('SIGINT', () => void stop(0));
process.on('SIGTERM', () => void stop(0));

try {
  printLine('Building (unchanged packages come from the cache)');
  await buildPackages(root);
  const composition = await releaseBuilds(root, dataDir);
  printLine(`Composition ${composition} is released`);
  await storefront.start();
  printLine('Ready.');
  console.log(`
  DEMONSTRATION: test cards place orders and passwords are published. Not for real shoppers.

  Pipwell, groceries   http://localhost:${port}   (or http://fresh.localhost:${port})
  Lathmere, homeware   http://house.localhost:${port}
  Try the postcode SE1 9GF; log in as priya@example.com with pipwell-demo-1
  Cards to pay with    http://localhost:${storefront.sandboxPort}   (simulated gateway, mailbox and SMS)
  API documentation    http://localhost:${storefront.apiPort}/docs
  The desk, for staff  http://desk.localhost:${port}   manager@pipwell.example with desk-demo-1, code in the mailbox above
  Orders               npm run ops -- orders
  Stop with Ctrl+C. Data is in ${dataDir}
`);
  const ended = await storefront.firstExit();
  if (!stopping) {
    console.error(`${ended} ended unexpectedly; stopping the rest.`);
    await stop(1);
  }
} catch (error) {
  console.error(errorMessage(error));
  await stop(1);
}
