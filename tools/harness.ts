/**
 * A separate storefront for development and tests: the shell, commerce-api on an embedded database, and one remote or
 * all. NEIGHBOURS says what one remote meets: no other remote, contract doubles, or published versions. `npm run harness
 * -w mf-basket`, or `npm run harness -- ../mf-lists` for a remote with a repository of its own; the Playwright suites start
 * it too. The clock is set to ten in the morning, so that opening hours do not depend on when a suite runs.
 */

import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { errorMessage } from '@storefront/api/error-message';
import { plainDate } from '@storefront/dates/plain';
import { instantOf } from '@storefront/dates/zone';
import { FAULTS_PORT_OFFSET } from '@storefront/testing/api-faults';
import { FaultProxy } from '@storefront/testing/storefront/fault-proxy';
import { removeInstallationSettings } from '@storefront/testing/storefront/remove-installation-settings';
import { neighbourBuilds } from './doubles/neighbour-builds';
import { shownReleases } from './doubles/shown-releases';
import { buildPackages } from './run/packages/build-packages';
import { releasePackages } from './run/packages/package-names';
import { releaseBuilds } from './run/packages/release-packages';
import { runCommand, stopCommands } from './run/run-command';
import { claimHarnessFolder } from './run/storefront/harness-folder';
import { readHarnessOptions } from './run/storefront/harness-options';
import { prepareStorefront } from './run/storefront/prepare-storefront';
import { StorefrontProcesses } from './run/storefront/storefront-processes';

const root = resolve(import.meta.dirname, '..');
// Its processes inherit this environment.
removeInstallationSettings();
/** Deleted when the harness ends, however early. */
const temporary: string[] = [];
function makeTemporary(prefix: string): string {
  const made = mkdtempSync(prefix);
  temporary.push(made);
  return made;
}
/** What is asked for, with the data folder. A wrong command ends here, and has changed nothing. */
function openHarness() {
  try {
    const options = readHarnessOptions(root, process.argv.slice(2));
    if (options.from) shownReleases(options.from);
    const dataDir = options.dataDir ?? makeTemporary(join(tmpdir(), `${options.remote}-`));
    claimHarnessFolder(dataDir, options, options.isFresh);
    return { ...options, dataDir };
  } catch (error) {
    console.error(errorMessage(error));
    process.exit(1);
  }
}
const { remote, folder, isFresh, neighbours, from, dataDir, port } = openHarness();
const packages = remote === 'all' ? releasePackages : folder ? ['shell'] : ['shell', remote];
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
    ...(faults && remote !== 'all' && { RESPONSE_CACHE_MS: '0' }),
  },
  ...(faults ? { apiOrigin: `http://127.0.0.1:${port + FAULTS_PORT_OFFSET}` } : {}),
  onProgress: console.log,
});
let stopping = false;
const stop = async (code: number) => {
  if (stopping) return;
  stopping = true;
  await Promise.all([stopCommands(), storefront.stop()]);
  await faults?.close();
  // A build that still runs may be writing there.
  for (const made of temporary) rmSync(made, { recursive: true, force: true, maxRetries: 5 });
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
  const built = neighbours === 'none' || from ? packages : releasePackages;
  if (process.env.BUILD !== 'no') {
    await buildPackages(root, [...built, 'commerce-api', '@storefront/sandbox']);
    if (folder && (await runCommand('npm', ['run', 'build'], { cwd: folder })) !== 0)
      throw new Error(`${remote} was not built, so nothing was started.`);
  }
  mkdirSync(home, { recursive: true });
  const work = makeTemporary(join(home, `neighbours-${process.pid}-`));
  try {
    const otherBuilds = {
      ...(folder && { [remote]: folder }),
      ...(neighbours !== 'none' && (await neighbourBuilds({ root, remote, neighbours, from, work }))),
    };
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
  console.log(`${remote} runs on http://localhost:${port} (Ctrl+C stops it)`);
  const ended = await storefront.firstExit();
  if (!stopping) console.error(`${ended} ended unexpectedly.`);
  await stop(stopping ? 0 : 1);
} catch (error) {
  console.error(errorMessage(error));
  await stop(1);
}
