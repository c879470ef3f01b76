/**
 * A separate storefront for development and tests: the shell, commerce-api on an embedded database, and one remote or
 * all. NEIGHBOURS says what one remote meets: no other remote, contract doubles, or published versions. `npm run harness
 * -w mf-basket`; the Playwright suites start it too. The clock is set to ten in the morning, so that opening hours do not
 * depend on when a suite runs.
 */

import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { errorMessage } from '@storefront/api/error-message';
import { plainDate } from '@storefront/dates/plain';
import { instantOf } from '@storefront/dates/zone';
import { FAULTS_PORT_OFFSET } from '@storefront/testing/api-faults';
import { FaultProxy } from '@storefront/testing/fault-proxy';
import { chosenNeighbours } from '@storefront/testing/neighbours';
import { neighbourBuilds } from './doubles/neighbour-builds';
import { buildPackages } from './run/build-packages';
import { releasePackages, remoteNames } from './run/package-names';
import { prepareStorefront } from './run/prepare-storefront';
import { releaseBuilds } from './run/release-packages';
import { StorefrontProcesses } from './run/storefront-processes';

const root = resolve(import.meta.dirname, '..');
const {
  values: { fresh: isFresh },
  positionals: [packageName = ''],
} = parseArgs({ allowPositionals: true, options: { fresh: { type: 'boolean', default: false } } });
if (packageName !== 'all' && !remoteNames(root).includes(packageName)) {
  console.error('Which remote, or all? For example: npm run harness -w mf-basket');
  process.exit(1);
}
const packages = packageName === 'all' ? releasePackages : ['shell', packageName];
const port = Number(process.env.PORT ?? 4300);
const dataDir = process.env.DATA_DIR ? resolve(process.env.DATA_DIR) : mkdtempSync(join(tmpdir(), `${packageName}-`));
if (isFresh) rmSync(dataDir, { recursive: true, force: true });
/** Shared by all suites and made once. */
const home = join(root, '.data');
/** Suites may ask for a faulty proxy between the shell and the back end. */
const faults = process.env.API_FAULTS === 'yes' ? new FaultProxy(`http://127.0.0.1:${port + 10}`) : undefined;
const storefront = new StorefrontProcesses({
  root,
  port,
  dataDir,
  env: {
    PICTURES_DIR: join(home, 'pictures'),
    // All shoppers of a suite share one IP address.
    RATE_LIMIT_FACTOR: '50',
    // The very next page meets an injected fault.
    ...(faults && packageName !== 'all' && { RESPONSE_CACHE_MS: '0' }),
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

/** Sets the back end's clock to ten in the morning of the shop's current day. */
async function moveClockToMorning() {
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

/** Releases the packages, and what the remote meets. */
async function release() {
  const neighbours = packageName === 'all' ? 'none' : chosenNeighbours();
  const from = process.env.NEIGHBOURS_FROM;
  const built = neighbours === 'none' || from ? packages : releasePackages;
  if (process.env.BUILD !== 'no') await buildPackages(root, [...built, 'commerce-api', '@storefront/sandbox']);
  mkdirSync(home, { recursive: true });
  const work = mkdtempSync(join(home, 'neighbours-'));
  try {
    const otherBuilds =
      neighbours === 'none' ? {} : await neighbourBuilds({ root, remote: packageName, neighbours, from, work });
    if (isFresh) await prepareStorefront({ root, port, dataDir, home, packages, otherBuilds });
    else await releaseBuilds(root, dataDir, packages, otherBuilds);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

try {
  await release();
  await faults?.listen(port + FAULTS_PORT_OFFSET, '127.0.0.1');
  await storefront.start();
  await moveClockToMorning();
  console.log(`${packageName} runs on http://localhost:${port} (Ctrl+C stops it)`);
  const ended = await storefront.firstExit();
  if (!stopping) console.error(`${ended} ended unexpectedly.`);
  await stop(stopping ? 0 : 1);
} catch (error) {
  console.error(errorMessage(error));
  await stop(1);
}
