/**
 * A storefront of its own for looking and testing: the shell, commerce-api on an embedded database, and one remote alone
 * (what the others would fill shows its skeleton) or all of them. `npm run harness -w mf-basket`; the Playwright suites
 * start it too. The clock is set to ten in the morning, so that a suite finds the same shops open at any hour.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { plainDate } from '@storefront/dates/plain';
import { instantOf } from '@storefront/dates/zone';
import { FAULTS_PORT_OFFSET } from '@storefront/testing/api-faults';
import { FaultProxy } from '@storefront/testing/fault-proxy';
import { buildPackages } from './run/build-packages';
import { prepareStorefront } from './run/prepare-storefront';
import { releaseBuilds, releasePackages } from './run/release-packages';
import { StorefrontProcesses } from './run/storefront-processes';

const root = resolve(import.meta.dirname, '..');
const wanted = process.argv[2] ?? '';
if (wanted !== 'all' && !releasePackages.some((name) => name === wanted && name !== 'shell')) {
  console.error('Which remote, or all? e.g. npm run harness -w mf-basket');
  process.exit(1);
}
const packages = wanted === 'all' ? releasePackages : ['shell', wanted];
const port = Number(process.env.PORT ?? 4300);
const dataDir = process.env.DATA_DIR ? resolve(process.env.DATA_DIR) : mkdtempSync(join(tmpdir(), `${wanted}-`));
const isFresh = process.argv.includes('--fresh');
if (isFresh) rmSync(dataDir, { recursive: true, force: true });
/** What is made once for all suites. */
const home = join(root, '.data');
/** Suites may ask for a server between the shell and the back end that answers badly when it is told to. */
const faults = process.env.API_FAULTS === 'yes' ? new FaultProxy(`http://127.0.0.1:${port + 10}`) : undefined;
const storefront = new StorefrontProcesses({
  root,
  port,
  dataDir,
  env: {
    PICTURES_DIR: join(home, 'pictures'),
    // Every shopper of a suite comes from one address.
    RATE_LIMIT_FACTOR: '50',
    // A fault that is served is met by the very next page.
    ...(faults && wanted !== 'all' && { RESPONSE_CACHE_MS: '0' }),
  },
  ...(faults ? { apiOrigin: `http://127.0.0.1:${port + FAULTS_PORT_OFFSET}` } : {}),
  onProgress: console.log,
});
let stopping = false;
const stop = async (code: number) => {
  if (stopping) return;
  stopping = true;
  await storefront.stop();
  await faults?.close();
  if (!process.env.DATA_DIR) rmSync(dataDir, { recursive: true, force: true });
  process.exit(code);
};
process.on('SIGINT', () => void stop(0));
process.on('SIGTERM', () => void stop(0));

/** Moves the back end's clock to ten in the morning of the shop's today. */
async function setMorning() {
  const reply = await fetch(`http://127.0.0.1:${storefront.apiPort}/en-gb/api/admin/clock`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-admin-key': readFileSync(join(dataDir, 'keys/admin.key'), 'utf8').trim(),
    },
    body: JSON.stringify({ now: instantOf(plainDate(Date.now()), '10:00').toISOString() }),
  });
  if (!reply.ok) throw new Error(`The clock was not set: ${reply.status} ${await reply.text()}`);
}

try {
  if (process.env.BUILD !== 'no') await buildPackages(root, [...packages, 'commerce-api', '@storefront/sandbox']);
  if (isFresh) await prepareStorefront({ root, port, dataDir, home, packages });
  else await releaseBuilds(root, dataDir, packages);
  await faults?.listen(port + FAULTS_PORT_OFFSET, '127.0.0.1');
  await storefront.start();
  await setMorning();
  console.log(`${wanted} runs on http://localhost:${port} (Ctrl+C stops it)`);
  const ended = await storefront.firstExit();
  if (!stopping) console.error(`${ended} ended unexpectedly.`);
  await stop(stopping ? 0 : 1);
} catch (error) {
  console.error((error as Error).message);
  await stop(1);
}
