/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { currentComposition } from '../compositions/current-composition';
import { readChanges } from '../logs/change-log';
import { publishRelease } from '../publishing/publish-release';
import { writeTestBuild } from '../publishing/test-build';
import { releaseKey } from '../signatures/release-key';
import { cleanReleases } from '../store/clean-releases';
import { ReleaseStore } from '../store/release-store';
import { readChannel } from './channel';
import { promote } from './promote';
import { rollBack } from './roll-back';
import { probeAndTake } from './take-composition';

let root = '';
let production: ReleaseStore;
let staging: ReleaseStore;
let key: ReturnType<typeof releaseKey>;
const now = new Date();

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'take-'));
  key = releaseKey(join(root, 'release.pem'));
  production = new ReleaseStore(join(root, 'releases'));
  staging = new ReleaseStore(join(root, 'releases'), undefined, undefined, 'staging');
  promote(staging, key, { shell: await publish('shell', 's'), 'mf-basket': await publish('mf-basket', 'b1') }, now);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

async function publish(name: string, code: string): Promise<string> {
  const build = join(root, name);
  writeTestBuild(build, { name, server: code, files: { [`${code}.js`]: code } });
  return (await publishRelease(production, key, build)).version;
}
const rendered = async () => undefined;
const take = (tested?: string, allowsRemoval = false) =>
  probeAndTake(production, key, { from: 'staging', tested, allowsRemoval }, now, rendered);
const shown = (store: ReleaseStore) => currentComposition(store, key)?.id;

test('the tested composition is shown to the byte, and each channel is rolled back on its own', async () => {
  const first = await take();
  expect(shown(production)).toBe(shown(staging));
  promote(staging, key, { 'mf-basket': await publish('mf-basket', 'b2') }, now);
  expect(shown(production)).toBe(first.id);
  const tested = shown(staging);
  expect((await take(tested)).id).toBe(tested);
  expect(readChannel(production, key, 'stable')).toMatchObject({ current: tested, history: [first.id], sequence: 2 });
  expect(readChanges(production, key, 'stable')).toMatchObject({ faults: [], changes: { length: 2 } });
  rollBack(production, key);
  expect([shown(production), shown(staging)]).toEqual([first.id, tested]);
});

test('nothing changes when it is not the tested one, was rolled back here, or cannot be rendered', async () => {
  const first = await take();
  await expect(take()).rejects.toThrow(`Channel stable shows composition ${first.id} already.`);
  await expect(probeAndTake(production, key, { from: 'other', allowsRemoval: false }, now, rendered)).rejects.toThrow(
    'Channel other shows no composition.',
  );
  await expect(probeAndTake(staging, key, { from: 'staging', allowsRemoval: false }, now, rendered)).rejects.toThrow(
    'cannot be promoted to itself',
  );
  promote(staging, key, { 'mf-basket': await publish('mf-basket', 'b2') }, now);
  await expect(take(first.id)).rejects.toThrow(`Channel staging shows composition ${shown(staging)}, not ${first.id}.`);
  const refuse = async () => {
    throw new Error('it cannot be rendered');
  };
  const request = { from: 'staging', allowsRemoval: false };
  await expect(probeAndTake(production, key, request, now, refuse)).rejects.toThrow('cannot be rendered');
  expect(readChannel(production, key, 'stable')?.sequence).toBe(1);
  await take();
  rollBack(production, key);
  await expect(take()).rejects.toThrow(/mf-basket \S+ was rolled back on channel stable/);
  expect(shown(production)).toBe(first.id);
});

test('a promotion on another channel at the same moment is not undone', async () => {
  const basket = await publish('mf-basket', 'b2');
  promote(production, key, { shell: await publish('shell', 's') }, now);
  const meanwhile = async () => void promote(production, key, { 'mf-basket': basket }, now);
  await expect(probeAndTake(production, key, { from: 'staging', allowsRemoval: true }, now, meanwhile)).rejects.toThrow(
    'Another process changed the channel',
  );
  expect(currentComposition(production, key)?.packages['mf-basket']?.version).toBe(basket);
});

test('what production would lose is refused', async () => {
  await take();
  promote(production, key, { 'mf-slots': await publish('mf-slots', 'm') }, now);
  const build = join(root, 'mf-gifts');
  const boundaries = [{ name: 'gifts', package: 'mf-gifts' }];
  writeTestBuild(build, { name: 'mf-gifts', server: 'g', files: { 'g.js': 'g' }, manifest: { boundaries } });
  promote(production, key, { 'mf-gifts': (await publishRelease(production, key, build)).version }, now);
  promote(staging, key, { 'mf-basket': await publish('mf-basket', 'b2') }, now);
  await expect(take()).rejects.toThrow("The boundary 'gifts' of mf-gifts");
  expect((await take(undefined, true)).id).toBe(shown(staging));
});

test('cleaning for one channel keeps what the other shows', async () => {
  await take();
  promote(production, key, { 'mf-basket': await publish('mf-basket', 'b2') }, now);
  const later = new Date(now.getTime() + 1_000_000_000);
  cleanReleases(production, key, { keep: 0, olderThanMs: 1, now: later });
  expect(currentComposition(staging, key)?.packages['mf-basket']).toBeTruthy();
  await publish('mf-basket', 'b3');
  expect(staging.has('assets', 'mf-basket', 'b1.js')).toBe(true);
});
