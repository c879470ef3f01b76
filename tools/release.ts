/** npm run release -- publish|promote|rollback|status|log|clean: see docs/releasing.md. */

import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { errorMessage } from '@storefront/api/error-message';
import { endCanary, startCanary } from '@storefront/releases/canary';
import { readChanges } from '@storefront/releases/change-log';
import { CANARY, readChannel, STABLE } from '@storefront/releases/channel';
import { cleanReleases } from '@storefront/releases/clean-releases';
import type { Composition } from '@storefront/releases/composition.types';
import { compose, currentComposition, probeAndPromote, recoverChannel } from '@storefront/releases/promote';
import { publishRelease } from '@storefront/releases/publish-release';
import { newestVersion } from '@storefront/releases/release-record';
import { rollBack, rollBackPackage } from '@storefront/releases/roll-back';
import { probeOf } from './run/probe-composition';
import { type NamedVersion, type ReleaseCommand, readReleaseArguments, releaseUsage } from './run/release-arguments';
import { releaseAuthor } from './run/release-author';
import { releaseKeyOf, releaseStoreOf } from './run/release-packages';

const root = resolve(import.meta.dirname, '..');
const dataDir = resolve(process.env.DATA_DIR ?? join(root, '.data'));
const key = releaseKeyOf(dataDir);
const asked = readCommandLine();
const store = releaseStoreOf(dataDir, releaseAuthor(root, asked.reason));
const probe = probeOf(root, store, key);
const storefront = process.env.STOREFRONT_URL ?? `http://127.0.0.1:${process.env.PORT ?? 4200}`;

interface ReadyState {
  readonly composition?: string;
  readonly canary?: string;
  readonly refused?: { readonly id: string; readonly why: string };
}

function readCommandLine(): ReleaseCommand {
  try {
    return readReleaseArguments(process.argv.slice(2));
  } catch (error) {
    return fail(errorMessage(error));
  }
}

function fail(why: string): never {
  console.error(why);
  process.exit(1);
}

/** @throws Error when the tree has changes that no commit contains, so the version could not be built again */
function assertCommitted() {
  const { status, stdout } = spawnSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' });
  if (status === 0 && stdout.trim())
    throw new Error(
      `There are uncommitted changes, so nothing was published. Commit them, or add --uncommitted:\n${stdout}`,
    );
}

async function publish(published: string, { build, uncommitted }: { build: boolean; uncommitted: boolean }) {
  if (!uncommitted) assertCommitted();
  if (build) {
    const result = spawnSync('npx', ['nx', 'run', `${published}:build`], { cwd: root, stdio: 'inherit' });
    if (result.status !== 0) fail(`${published} was not built; nothing was published.`);
  }
  const manifest = await publishRelease(store, key, join(root, published));
  console.log(`Published ${published} ${manifest.version}`);
}

/** The latest publication that was not rolled back; versions contain hashes, so their names have no order. */
function newestOf(published: string): string {
  const version = newestVersion(store, key, published);
  if (!version) return fail(`${published} was never published: npm run release -- publish ${published}`);
  if (readChannel(store, key, STABLE)?.rolledBack?.[published]?.includes(version))
    return fail(
      `${published} ${version}, the newest, was rolled back. Publish another, or promote ${published}@${version}.`,
    );
  return version;
}

const versionsOf = (named: readonly NamedVersion[]): Record<string, string> =>
  Object.fromEntries(named.map(({ name, version }) => [name, version ?? newestOf(name)]));

async function canary(named: readonly NamedVersion[], givenShare: number | undefined) {
  const channel = readChannel(store, key, CANARY);
  const share = givenShare ?? channel?.share ?? 0;
  const tries = { ...(channel?.current ? channel.tries : {}), ...versionsOf(named) };
  const now = new Date();
  const stable = currentComposition(store, key);
  if (stable) await probe(compose(store, key, stable, tries, now, { verb: 'canary' }));
  const composition = startCanary(store, key, tries, share, now, channel);
  console.log(`Canary ${composition.id} for ${share} of 100 new visitors: ${composition.note}`);
  return waitUntilShown(composition.id, 'canary');
}

/** Waits until the running storefront shows the composition or reports why it refuses it. */
async function waitUntilShown(id: string, channel: 'composition' | 'canary' = 'composition') {
  const started = Date.now();
  while (Date.now() - started < 30_000) {
    const reply = await fetch(`${storefront}/readyz`).catch(() => undefined);
    if (!reply)
      return console.log(`No response from ${storefront}; the composition is shown when the storefront starts.`);
    const state = (await reply.json()) as ReadyState;
    if (state[channel] === id) return console.log(`Shown on ${storefront} after ${(Date.now() - started) / 1000} s`);
    if (state.refused?.id === id)
      fail(`The storefront rejected it and keeps the previous composition: ${state.refused.why}`);
    await new Promise((resume) => setTimeout(resume, 50));
  }
  fail('The storefront did not show it within 30 s.');
}

function status() {
  const current = currentComposition(store, key);
  if (!current) return console.log('No composition has been promoted.');
  console.log(`composition ${current.id}, ${current.createdAt}\n  ${current.note}`);
  for (const [shown, entry] of Object.entries(current.packages)) {
    const newest = newestVersion(store, key, shown);
    const isRolledBack = newest && readChannel(store, key, STABLE)?.rolledBack?.[shown]?.includes(newest);
    const other = `   newest published: ${newest}${isRolledBack ? ', rolled back' : ''}`;
    console.log(`  ${shown.padEnd(16)} ${entry.version}${newest === entry.version ? '' : other}`);
  }
  const tried = currentComposition(store, key, CANARY);
  if (tried)
    console.log(`canary ${tried.id} for ${readChannel(store, key, CANARY)?.share ?? 0} of 100\n  ${tried.note}`);
  console.log(`history ${readChannel(store, key, STABLE)?.history.slice(-5).join(' ') || '(none)'}`);
}

function clean({ dryRun, ...limits }: { keep: number; olderThanMs: number; dryRun: boolean }) {
  const gone = cleanReleases(store, key, { ...limits, now: new Date(), dryRun });
  for (const path of gone) console.log(path);
  console.log(`${gone.length} files and folders ${dryRun ? 'would be removed' : 'removed'}`);
}

/** Shows a signed composition although the channel cannot be read: see docs/releasing.md. */
async function recover(id: string, after: number) {
  const composition = recoverChannel(store, key, id, after);
  console.log(`The channel again shows composition ${composition.id} (${composition.note})`);
  await waitUntilShown(composition.id);
}

async function showRolledBack(composition: Composition) {
  console.log(`Rolled back to composition ${composition.id} (${composition.note})`);
  await waitUntilShown(composition.id);
}

/** The last changes of both channels, and what is wrong with the log. */
function printLog(last: number) {
  const logs = [STABLE, CANARY].map((channel) => readChanges(store, key, channel));
  const changes = logs.flatMap((log) => log.changes).sort((a, b) => a.at.localeCompare(b.at));
  if (changes.length === 0) console.log('No change has been recorded.');
  for (const { at, channel, sequence, by, note, reason } of last > 0 ? changes.slice(-last) : [])
    console.log(`${at}  ${channel} ${sequence}  ${note}  by ${by}${reason ? `: ${reason}` : ''}`);
  const faults = logs.flatMap((log) => log.faults);
  if (faults.length > 0) fail(faults.join('\n'));
}

async function run(): Promise<void> {
  switch (asked.command) {
    case 'help':
      return console.log(releaseUsage);
    case 'publish':
      return publish(asked.name, asked);
    case 'promote': {
      const versions = versionsOf(asked.versions);
      const composition = await probeAndPromote(store, key, versions, new Date(), probe, asked.allowsRemoval);
      console.log(`Promoted as composition ${composition.id}`);
      return waitUntilShown(composition.id);
    }
    case 'canary':
      return canary(asked.versions, asked.share);
    case 'canary end':
      endCanary(store, key);
      return console.log('The canary was removed');
    case 'rollback':
      return showRolledBack(rollBack(store, key, asked.composition));
    case 'rollback package':
      return showRolledBack(await rollBackPackage(store, key, asked.name, new Date(), probe));
    case 'recover':
      return recover(asked.composition, asked.after);
    case 'status':
      return status();
    case 'log':
      return printLog(asked.last);
    case 'clean':
      return clean(asked);
  }
}

try {
  await run();
} catch (error) {
  fail(errorMessage(error));
}
