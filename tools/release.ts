/** npm run release -- publish|promote|rollback|status|clean: see docs/releasing.md. */

import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { errorMessage } from '@storefront/api/error-message';
import { endCanary, startCanary } from '@storefront/releases/canary';
import { CANARY, readChannel, STABLE } from '@storefront/releases/channel';
import { cleanReleases } from '@storefront/releases/clean-releases';
import { compose, currentComposition, probeAndPromote, recoverChannel } from '@storefront/releases/promote';
import { publishRelease } from '@storefront/releases/publish-release';
import { newestVersion } from '@storefront/releases/release-record';
import { rollBack, rollBackPackage } from '@storefront/releases/roll-back';
import { releasePackages } from './run/package-names';
import { probeOf } from './run/probe-composition';
import { releaseKeyOf, releaseStoreOf } from './run/release-packages';

const root = resolve(import.meta.dirname, '..');
const dataDir = resolve(process.env.DATA_DIR ?? join(root, '.data'));
const store = releaseStoreOf(dataDir);
const key = releaseKeyOf(dataDir);
const probe = probeOf(root, store, key);
const storefront = process.env.STOREFRONT_URL ?? `http://127.0.0.1:${process.env.PORT ?? 4200}`;

const usage = `npm run release -- publish NAME [--no-build] [--uncommitted]
                                              builds a package and puts it into the release store
npm run release -- promote NAME[@VERSION]... [--allow-removal]
                                              shows published versions (by default the newest) in one step, once they
                                              have rendered; --allow-removal if a path, boundary or command ends
npm run release -- canary NAME[@VERSION]... [--share N]
                                              shows a version to N of a hundred new visitors (by default 0: only to those
                                              who open its link), beside what the canary tries already
npm run release -- canary end                 shows every visitor the stable composition again
npm run release -- rollback NAME              shows the version of one package that was shown before this one
npm run release -- rollback [COMPOSITION]     shows the whole composition before this one, or the one named
npm run release -- recover COMPOSITION [--after N]
                                              shows a composition when the channel itself is refused; N is the highest
                                              state that a shell has accepted, where this machine does not know it
npm run release -- status                     what is shown, and what could be
npm run release -- clean --keep N --older-than D [--dry-run]
                                              removes what neither the shown composition nor the N before it need
                                              and what is older than D (12h, 30d)
NAME is one of ${releasePackages.join(', ')}`;

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        'no-build': { type: 'boolean', default: false },
        uncommitted: { type: 'boolean', default: false },
        'allow-removal': { type: 'boolean', default: false },
        share: { type: 'string' },
        after: { type: 'string', default: '0' },
        keep: { type: 'string', default: '' },
        'older-than': { type: 'string', default: '' },
        'dry-run': { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    return fail(`${errorMessage(error)}\n${usage}`);
  }
}
const {
  values: options,
  positionals: [command, ...operands],
} = readArguments();
const [name] = operands;

interface ReadyState {
  readonly composition?: string;
  readonly canary?: string;
  readonly refused?: { readonly id: string; readonly why: string };
}

function fail(why: string): never {
  console.error(why);
  process.exit(1);
}

function packageNamed(given: string | undefined): string {
  return given && releasePackages.includes(given) ? given : fail(usage);
}

/** @throws Error when the tree has changes that no commit contains, so the version could not be built again */
function assertCommitted() {
  const { status, stdout } = spawnSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' });
  if (status === 0 && stdout.trim())
    throw new Error(
      `There are uncommitted changes, so nothing was published. Commit them, or add --uncommitted:\n${stdout}`,
    );
}

async function publish(published: string, build: boolean) {
  if (!options.uncommitted) assertCommitted();
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

/** The versions named as NAME, NAME@VERSION or NAME VERSION. */
function namedVersions(): Record<string, string> {
  const versions: Record<string, string> = {};
  for (let at = 0; at < operands.length; at += 1) {
    const [given, version] = (operands[at] ?? '').split('@', 2);
    const next = operands[at + 1];
    const follows = next !== undefined && !releasePackages.includes(next.split('@', 1)[0] ?? '');
    const named = packageNamed(given);
    versions[named] = version ?? (follows ? next : newestOf(named));
    if (version === undefined && follows) at += 1;
  }
  return operands.length > 0 ? versions : fail(usage);
}

async function canary() {
  if (name === 'end') {
    endCanary(store, key);
    return console.log('The canary was removed');
  }
  const channel = readChannel(store, key, CANARY);
  const share = Number(options.share ?? channel?.share ?? 0);
  const tries = { ...(channel?.current ? channel.tries : {}), ...namedVersions() };
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

/** '30d' or '12h' in milliseconds. */
function durationOf(text: string): number {
  const [, count, unit] = /^(\d{1,5})([hd])$/.exec(text) ?? [];
  return count && unit ? Number(count) * (unit === 'd' ? 86_400_000 : 3_600_000) : fail(usage);
}

function clean() {
  const keep = /^\d{1,3}$/.test(options.keep) ? Number(options.keep) : fail(usage);
  const dryRun = options['dry-run'];
  const gone = cleanReleases(store, key, {
    keep,
    olderThanMs: durationOf(options['older-than']),
    now: new Date(),
    dryRun,
  });
  for (const path of gone) console.log(path);
  console.log(`${gone.length} files and folders ${dryRun ? 'would be removed' : 'removed'}`);
}

/** Shows a signed composition although the channel cannot be read: see docs/releasing.md. */
async function recover() {
  if (!name || !/^\d{1,15}$/.test(options.after)) fail(usage);
  const composition = recoverChannel(store, key, name, Number(options.after));
  console.log(`The channel again shows composition ${composition.id} (${composition.note})`);
  await waitUntilShown(composition.id);
}

try {
  if (command === 'publish') await publish(packageNamed(name), !options['no-build']);
  else if (command === 'promote') {
    const versions = namedVersions();
    const composition = await probeAndPromote(store, key, versions, new Date(), probe, options['allow-removal']);
    console.log(`Promoted as composition ${composition.id}`);
    await waitUntilShown(composition.id);
  } else if (command === 'canary') await canary();
  else if (command === 'rollback') {
    const composition =
      name && releasePackages.includes(name)
        ? await rollBackPackage(store, key, name, new Date(), probe)
        : rollBack(store, key, name);
    console.log(`Rolled back to composition ${composition.id} (${composition.note})`);
    await waitUntilShown(composition.id);
  } else if (command === 'recover') await recover();
  else if (command === 'status') status();
  else if (command === 'clean') clean();
  else fail(usage);
} catch (error) {
  fail(errorMessage(error));
}
