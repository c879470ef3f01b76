/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endCanary, startCanary } from './canary';
import { CANARY, moveChannel, readChannel } from './channel';
import { cleanReleases } from './clean-releases';
import { currentComposition, promote } from './promote';
import { publishRelease } from './publish-release';
import { releaseKey } from './release-key';
import { ReleaseStore } from './release-store';
import { rollBack } from './roll-back';
import { writeTestBuild } from './test-build';

const folder = mkdtempSync(join(tmpdir(), 'canary-'));
const store = new ReleaseStore(join(folder, 'releases'));
const key = releaseKey(join(folder, 'keys/release.pem'));
const now = new Date('2026-03-01T09:00:00Z');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function publish(name: string, code: string) {
  const root = join(folder, name);
  writeTestBuild(root, { name, server: code, files: { [`entry.${code.length}.js`]: code } });
  return (await publishRelease(store, key, root)).version;
}
const tried = () => currentComposition(store, key, CANARY)?.packages;

test('a canary tries versions on top of the stable composition, follows its changes, and ends when it has nothing left to try', async () => {
  const [basket, slots] = [await publish('mf-basket', 'one'), await publish('mf-slots', 'one')];
  expect(() => startCanary(store, key, { 'mf-basket': basket }, 10, now)).toThrow('Promote a composition first');
  const shell = await publish('shell', 'shell');
  const stable = promote(store, key, { shell, 'mf-basket': basket, 'mf-slots': slots }, now);
  const newBasket = await publish('mf-basket', 'second');
  expect(() => startCanary(store, key, { 'mf-basket': newBasket }, 101, now)).toThrow('from 0 to 100');
  startCanary(store, key, { 'mf-basket': newBasket }, 10, now);
  expect(currentComposition(store, key)?.id).toBe(stable.id);
  expect(tried()?.['mf-basket']?.version).toBe(newBasket);
  expect(readChannel(store, key, CANARY)?.share).toBe(10);

  // Another team's release is included in the canary, which keeps its share.
  const newSlots = await publish('mf-slots', 'second');
  promote(store, key, { 'mf-slots': newSlots }, now);
  expect(tried()?.['mf-slots']?.version).toBe(newSlots);
  expect(tried()?.['mf-basket']?.version).toBe(newBasket);
  expect(readChannel(store, key, CANARY)?.share).toBe(10);
  rollBack(store, key);
  expect(tried()?.['mf-slots']?.version).toBe(slots);

  // Cleaning removes none of its files.
  cleanReleases(store, key, { keep: 0, olderThanMs: -1, now: new Date() });
  expect(tried()?.['mf-basket']?.version).toBe(newBasket);
  expect(store.has('packages', 'mf-basket', newBasket, 'manifest.json')).toBe(true);

  // Its trial version is now shown to everybody.
  promote(store, key, { 'mf-basket': newBasket }, now);
  expect(tried()).toBeUndefined();
  expect(() => endCanary(store, key)).toThrow('There is no canary');
});

test('a concurrent promotion or end of the canary is not overwritten', async () => {
  const first = await publish('mf-basket', 'elsewhere');
  const other = await publish('mf-slots', 'meanwhile');
  startCanary(store, key, { 'mf-basket': first }, 30, now);
  // Another writer ends the canary between the read and the write of a promotion that includes it.
  const create = store.create.bind(store);
  store.create = (content, ...parts) => {
    if (parts[1] !== CANARY) return create(content, ...parts);
    store.create = create;
    moveChannel(store, key, CANARY, readChannel(store, key, CANARY), { current: '', history: [] }, 'end');
    return create(content, ...parts);
  };
  promote(store, key, { 'mf-slots': other }, now);
  expect(tried()).toBeUndefined();
  // Another writer promotes between reading the stable composition and starting a canary: the promotion is still
  // included.
  const later = await publish('mf-slots', 'at that moment');
  store.create = (content, ...parts) => {
    store.create = create;
    promote(store, key, { 'mf-slots': later }, now);
    return create(content, ...parts);
  };
  startCanary(store, key, { 'mf-basket': first }, 30, now);
  expect(tried()?.['mf-slots']?.version).toBe(later);
  expect(tried()?.['mf-basket']?.version).toBe(first);
});
