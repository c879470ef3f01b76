/** npm run release -- publish|promote|rollback|status|clean: see docs/releasing.md. */
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { endCanary, startCanary } from '@storefront/releases/canary';
import { CANARY, readChannel, STABLE } from '@storefront/releases/channel';
import { cleanReleases } from '@storefront/releases/clean-releases';
import { compose, currentComposition, probeAndPromote, recoverChannel, rollBack } from '@storefront/releases/promote';
import { publishRelease } from '@storefront/releases/publish-release';
import { newestVersion } from '@storefront/releases/release-record';
import { probeOf } from './run/probe-composition';
import { releaseKeyOf, releaseStoreOf } from './run/release-packages';

const root = resolve(import.meta.dirname, '..');
const dataDir = resolve(process.env.DATA_DIR ?? join(root, '.data'));
const store = releaseStoreOf(dataDir);
const key = releaseKeyOf(dataDir);
const probe = probeOf(root, store, key);
const storefront = process.env.STOREFRONT_URL ?? `http://127.0.0.1:${process.env.PORT ?? 4200}`;
const packages = ['shell', 'mf-store-search', 'mf-catalogue', 'mf-basket', 'mf-slots', 'mf-checkout', 'mf-member'];

const usage = `npm run release -- publish NAME [--no-build]   builds a package and puts it into the release store
npm run release -- promote NAME [VERSION]     shows a published version (by default the newest) once it has rendered
npm run release -- canary NAME [VERSION] [--share N]
                                              shows a version to N of a hundred new visitors (by default 0: only to those
                                              who open its link), beside what the canary tries already
npm run release -- canary end                 shows every visitor the stable composition again
npm run release -- rollback [COMPOSITION]     shows the composition before this one, or the one named
npm run release -- recover COMPOSITION [--after N]
                                              shows a composition when the channel itself is refused; N is the highest
                                              state that a shell has accepted, where this machine does not know it
npm run release -- status                     what is shown, and what could be
npm run release -- clean --keep N --older-than D [--dry-run]
                                              removes what neither the shown composition nor the N before it need
                                              and what is older than D (12h, 30d)
NAME is one of ${packages.join(', ')}`;

interface ReadyState {
  readonly composition?: string;
  readonly canary?: string;
  readonly refused?: { readonly id: string; readonly why: string };
}

function fail(why: string): never {
  console.error(why);
  process.exit(1);
}

function packageNamed(name: string | undefined): string {
  return name && packages.includes(name) ? name : fail(usage);
}

async function publish(name: string, build: boolean) {
  if (build) {
    const result = spawnSync('npx', ['nx', 'run', `${name}:build`], { cwd: root, stdio: 'inherit' });
    if (result.status !== 0) fail(`${name} was not built; nothing was published.`);
  }
  const manifest = await publishRelease(store, key, join(root, name));
  console.log(`Published ${name} ${manifest.version}`);
}

/** The latest publication; versions contain hashes, so their names have no order. */
function newestOf(name: string): string {
  return newestVersion(store, key, name) ?? fail(`${name} was never published: npm run release -- publish ${name}`);
}

async function canary([name, ...words]: readonly string[]) {
  if (name === 'end') {
    endCanary(store, key);
    return console.log('The canary was removed');
  }
  const after = (option: string) => (words.includes(option) ? words[words.indexOf(option) + 1] : undefined);
  const channel = readChannel(store, key, CANARY);
  const share = Number(after('--share') ?? channel?.share ?? 0);
  const version = words[0] && !words[0].startsWith('--') ? words[0] : newestOf(packageNamed(name));
  const tries = { ...(channel?.current ? channel.tries : {}), [packageNamed(name)]: version };
  const now = new Date();
  const stable = currentComposition(store, key);
  if (stable) await probe(compose(store, key, stable, tries, now, 'canary'));
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
  for (const [name, entry] of Object.entries(current.packages)) {
    const newest = newestVersion(store, key, name);
    console.log(
      `  ${name.padEnd(16)} ${entry.version}${newest === entry.version ? '' : `   newest published: ${newest}`}`,
    );
  }
  const tried = currentComposition(store, key, CANARY);
  if (tried)
    console.log(`canary ${tried.id} for ${readChannel(store, key, CANARY)?.share ?? 0} of 100\n  ${tried.note}`);
  console.log(`history ${readChannel(store, key, STABLE)?.history.slice(-5).join(' ') || '(none)'}`);
}

/** '30d' or '12h' in milliseconds. */
function durationOf(text: string | undefined): number {
  const [, count, unit] = /^(\d{1,5})([hd])$/.exec(text ?? '') ?? [];
  return count && unit ? Number(count) * (unit === 'd' ? 86_400_000 : 3_600_000) : fail(usage);
}

function clean(words: readonly string[]) {
  const after = (option: string) => words[words.indexOf(option) + 1];
  if (!words.includes('--keep') || !words.includes('--older-than')) fail(usage);
  const keep = /^\d{1,3}$/.test(after('--keep') ?? '') ? Number(after('--keep')) : fail(usage);
  const dryRun = words.includes('--dry-run');
  const gone = cleanReleases(store, key, {
    keep,
    olderThanMs: durationOf(after('--older-than')),
    now: new Date(),
    dryRun,
  });
  for (const path of gone) console.log(path);
  console.log(`${gone.length} files and folders ${dryRun ? 'would be removed' : 'removed'}`);
}

/** Shows a signed composition although the channel cannot be read: see docs/releasing.md. */
async function recover([id = fail(usage), option, number = '0']: readonly string[]) {
  if ((option && option !== '--after') || !/^\d{1,15}$/.test(number)) fail(usage);
  const composition = recoverChannel(store, key, id, Number(number));
  console.log(`The channel again shows composition ${composition.id} (${composition.note})`);
  await waitUntilShown(composition.id);
}

const [command, ...words] = process.argv.slice(2);
try {
  if (command === 'publish') await publish(packageNamed(words[0]), !words.includes('--no-build'));
  else if (command === 'promote') {
    const name = packageNamed(words[0]);
    const versions = { [name]: words[1] ?? newestOf(name) };
    const composition = await probeAndPromote(store, key, versions, new Date(), probe);
    console.log(`Promoted as composition ${composition.id}`);
    await waitUntilShown(composition.id);
  } else if (command === 'canary') await canary(words);
  else if (command === 'rollback') {
    const composition = rollBack(store, key, words[0]);
    console.log(`Rolled back to composition ${composition.id} (${composition.note})`);
    await waitUntilShown(composition.id);
  } else if (command === 'recover') await recover(words);
  else if (command === 'status') status();
  else if (command === 'clean') clean(words);
  else fail(usage);
} catch (error) {
  fail((error as Error).message);
}
