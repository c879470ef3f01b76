/** npm run release -- publish|promote|rollback|status|log|clean: see docs/releasing.md. */

import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { errorMessage } from '@storefront/api/error-message';
import { currentCanaries, endCanary, probeAndStartCanary } from '@storefront/releases/canaries';
import { readChanges } from '@storefront/releases/change-log';
import { CANARY, readChannel, STABLE } from '@storefront/releases/channel';
import { cleanReleases } from '@storefront/releases/clean-releases';
import type { Composition } from '@storefront/releases/composition.types';
import { signPass } from '@storefront/releases/pass';
import { compose, currentComposition, probeAndPromote, recoverChannel } from '@storefront/releases/promote';
import { publishRelease } from '@storefront/releases/publish-release';
import { readComposition, writeComposition } from '@storefront/releases/read-composition';
import { newestVersion } from '@storefront/releases/release-record';
import { rollBack, rollBackPackage } from '@storefront/releases/roll-back';
import { probeOf } from './run/probe-composition';
import { type NamedVersion, type ReleaseCommand, readReleaseArguments, releaseUsage } from './run/release-arguments';
import { releaseAuthor } from './run/release-author';
import { releaseKeyOf, releaseStoreOf } from './run/release-packages';
import { CanaryWatcher } from './run/watch-canaries';

const root = resolve(import.meta.dirname, '..');
const dataDir = resolve(process.env.DATA_DIR ?? join(root, '.data'));
const key = releaseKeyOf(dataDir);
const asked = readCommandLine();
const store = releaseStoreOf(dataDir, releaseAuthor(root, asked.reason));
const probe = probeOf(root, store, key);
const storefront = process.env.STOREFRONT_URL ?? `http://127.0.0.1:${process.env.PORT ?? 4200}`;

interface Refusal {
  readonly id: string;
  readonly why: string;
}

interface ReadyState {
  readonly composition?: string;
  readonly refused?: Refusal;
  readonly canaries?: Readonly<Record<string, { readonly composition?: string; readonly refused?: Refusal }>>;
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

const versionsOf = (
  named: readonly NamedVersion[],
  otherwise: (name: string) => string | undefined,
): Record<string, string> =>
  Object.fromEntries(named.map(({ name, version }) => [name, version ?? otherwise(name) ?? newestOf(name)]));

/** The version that canaries try of a package: what they tested is promoted, although a newer one may be published. */
function triedVersion(name: string): string | undefined {
  const tried = Object.entries(currentCanaries(store, key)).flatMap(([canary, { versions }]) =>
    versions[name] ? [{ canary, version: versions[name] }] : [],
  );
  const [first] = tried;
  if (tried.some(({ version }) => version !== first?.version))
    return fail(
      `Several canaries try ${name}; name the version: ${tried.map(({ canary, version }) => `${name}@${version} (canary ${canary})`).join(', ')}`,
    );
  if (first) console.log(`${name} ${first.version} is what canary ${first.canary} tries`);
  return first?.version;
}

/** A canary that runs keeps its version, so that a change of its share changes nothing else. */
function keptVersion(canary: string, name: string): string | undefined {
  const version = currentCanaries(store, key)[canary]?.versions[name];
  const newest = version && newestVersion(store, key, name);
  if (newest !== version) console.log(`It goes on with ${name} ${version}; to try the newest: ${name}@${newest}`);
  return version;
}

async function canary({ name, versions, share, businesses }: Extract<ReleaseCommand, { command: 'canary' }>) {
  const named = versionsOf(versions, (one) => keptVersion(name, one));
  const request = { name, versions: named, share, businesses };
  const composition = await probeAndStartCanary(store, key, request, new Date(), probe);
  console.log(`Canary ${canaryLine(name)}`);
  return waitUntilShown(composition.id, (state) => state.canaries?.[name]);
}

/** One canary: its name, composition, visitors, versions and author. */
function canaryLine(name: string): string {
  const canary = currentCanaries(store, key)[name];
  if (!canary) return name;
  const { composition, numbers, businesses, versions, by = 'unknown', startedAt = 'earlier' } = canary;
  const tried = Object.entries(versions).map(([tried, version]) => `${tried} ${version}`);
  const visitors = `${numbers.length} of 100 new visitors${businesses ? ` of ${businesses.join(', ')}` : ''}`;
  return `${name}: composition ${composition} for ${visitors}: ${tried.join(', ')}, by ${by} since ${startedAt}`;
}

function listCanaries() {
  const names = Object.keys(currentCanaries(store, key));
  if (names.length === 0) console.log('No canary is running.');
  for (const name of names) console.log(canaryLine(name));
}

async function endOf(name: string) {
  endCanary(store, key, name);
  console.log(`Canary ${name} has ended`);
  return waitFor((state) => !state.canaries?.[name]);
}

/** What of a storefront's state a command waits for. */
type Place = (state: ReadyState) => { readonly composition?: string; readonly refused?: Refusal } | undefined;

/** Waits until the running storefront shows the composition or reports why it refuses it. */
const waitUntilShown = (id: string, place: Place = (state) => state) =>
  waitFor((state) => {
    const shown = place(state);
    if (shown?.refused?.id === id)
      fail(`The storefront rejected it and keeps the previous composition: ${shown.refused.why}`);
    return shown?.composition === id;
  });

/** Waits until the running storefront is in a state. */
async function waitFor(isReached: (state: ReadyState) => boolean) {
  const started = Date.now();
  while (Date.now() - started < 30_000) {
    const reply = await fetch(`${storefront}/readyz`).catch(() => undefined);
    if (!reply) return console.log(`No response from ${storefront}; it takes effect when the storefront starts.`);
    if (isReached((await reply.json()) as ReadyState))
      return console.log(`Shown on ${storefront} after ${(Date.now() - started) / 1000} s`);
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
  for (const name of Object.keys(currentCanaries(store, key))) console.log(`canary ${canaryLine(name)}`);
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

/** A link that opens the page about releases until it expires. */
function view(forMs: number) {
  const expiresAt = new Date(Date.now() + forMs).toISOString();
  const pass = signPass(key, { purpose: 'releases', expiresAt, by: store.author.name });
  console.log(`${storefront}/__releases?pass=${pass}\nIt expires at ${expiresAt}; whoever has it can open the page.`);
}

/** A link that shows a composition to the browser that opens it, until it expires. */
function link(composition: string, forMs: number) {
  const expiresAt = new Date(Date.now() + forMs).toISOString();
  const pass = signPass(key, { purpose: 'composition', composition, expiresAt, by: store.author.name });
  console.log(
    `${storefront}/en-gb/preview?pass=${pass}\nIt expires at ${expiresAt}; whoever opens it is shown ${composition}.`,
  );
}

/** Composes versions with the stable composition; only the link shows the result. */
async function linkVersions(named: readonly NamedVersion[], forMs: number) {
  const stable = currentComposition(store, key);
  if (!stable) return fail('Promote a composition first: a link shows versions together with it.');
  const composition = compose(
    store,
    key,
    stable,
    versionsOf(named, () => undefined),
    new Date(),
    { verb: 'link' },
  );
  await probe(composition);
  writeComposition(store, key, composition);
  return link(composition.id, forMs);
}

/** Ends canaries that the shells' figures speak against; runs until it is stopped. */
async function watch(shells: readonly string[], everyMs: number): Promise<void> {
  const watcher = new CanaryWatcher({ key, shells, storeOf: (author) => releaseStoreOf(dataDir, author) });
  console.log(`Watching canaries by the figures of ${shells.join(', ')}`);
  for (;;) {
    for (const line of await watcher.step()) console.log(`${new Date().toISOString()}  ${line}`);
    await new Promise((resume) => setTimeout(resume, everyMs));
  }
}

async function run(): Promise<void> {
  switch (asked.command) {
    case 'help':
      return console.log(releaseUsage);
    case 'publish':
      return publish(asked.name, asked);
    case 'promote': {
      const versions = versionsOf(asked.versions, triedVersion);
      const composition = await probeAndPromote(store, key, versions, new Date(), probe, asked.allowsRemoval);
      console.log(`Promoted as composition ${composition.id}`);
      return waitUntilShown(composition.id);
    }
    case 'canary':
      return canary(asked);
    case 'canary end':
      return endOf(asked.name);
    case 'canary list':
      return listCanaries();
    case 'rollback':
      return showRolledBack(rollBack(store, key, asked.composition));
    case 'rollback package':
      return showRolledBack(await rollBackPackage(store, key, asked.name, new Date(), probe));
    case 'recover':
      return recover(asked.composition, asked.after);
    case 'status':
      return status();
    case 'link':
      return link(readComposition(store, key, asked.composition).id, asked.forMs);
    case 'link versions':
      return linkVersions(asked.versions, asked.forMs);
    case 'watch':
      return watch(asked.shells.length ? asked.shells : [storefront], asked.everyMs);
    case 'view':
      return view(asked.forMs);
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
