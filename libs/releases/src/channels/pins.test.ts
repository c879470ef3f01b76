/** @jest-environment node */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compose } from '../compositions/compose';
import { readComposition, writeComposition } from '../compositions/read-composition';
import { readChanges } from '../logs/change-log';
import { publishRelease } from '../publishing/publish-release';
import { writeTestBuild } from '../publishing/test-build';
import { releaseKey } from '../signatures/release-key';
import { cleanReleases } from '../store/clean-releases';
import { ReleaseStore } from '../store/release-store';
import { readChannel } from './channel';
import { moveChannel } from './move-channel';
import { currentPins, probeAndPin, unpin } from './pins';
import { promote } from './promote';
import { recoverChannel } from './recover-channel';
import { rollBack, rollBackPackage } from './roll-back';
import { probeAndTake } from './take-composition';

const now = new Date('2026-03-01T09:00:00Z');
const accept = () => Promise.resolve();

let folder: string;
let store: ReleaseStore;
let key: ReturnType<typeof releaseKey>;
/** The first composition. */
let first: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pins-'));
  store = new ReleaseStore(join(folder, 'releases'), undefined, { name: 'ann@example.com' });
  key = releaseKey(join(folder, 'keys/release.pem'));
  const versions = { shell: await publish('shell', 'shell'), 'mf-basket': await publish('mf-basket', 'basket 1') };
  first = promote(store, key, versions, now).id;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function publish(name: string, code: string, manifest = {}): Promise<string> {
  const root = join(folder, name);
  writeTestBuild(root, { name, server: code, files: { [`entry.${code.replaceAll(' ', '-')}.js`]: code }, manifest });
  return (await publishRelease(store, key, root)).version;
}
const promoteBasket = async (code: string) =>
  promote(store, key, { 'mf-basket': await publish('mf-basket', code) }, now).id;
const pin = (business: string, id?: string, probe = accept) => probeAndPin(store, key, business, id, now, probe);
const pinned = () =>
  Object.entries(currentPins(store, key)).map(([business, { composition }]) => [business, composition]);

test('a composition in which one package takes addresses of another is not pinned, unless the channel shows both', async () => {
  const at = (path: string) => ({ routes: [{ name: 'x', path, guards: [] }] });
  const versions = {
    'mf-a': await publish('mf-a', 'a', at('/stores/:slug')),
    'mf-b': await publish('mf-b', 'b', at('/stores/borough')),
  };
  // `promote` refuses to compose it.
  const composition = compose(store, key, readComposition(store, key, first), versions, now, { verb: 'rollback' });
  writeComposition(store, key, composition);
  await expect(pin('lathmere', composition.id)).rejects.toThrow('/stores/:slug of mf-a and /stores/borough of mf-b');
  expect(pinned()).toEqual([]);
  const seen = readChannel(store, key, 'stable');
  moveChannel(store, key, 'stable', seen, { current: composition.id, history: [first] }, 'earlier');
  await pin('lathmere', composition.id);
  expect(pinned()).toEqual([['lathmere', composition.id]]);
});

test('a pinned business stays with its composition through every change of the channel, until it is unpinned', async () => {
  expect((await pin('lathmere')).id).toBe(first);
  const second = await promoteBasket('basket 2');
  expect(readChannel(store, key, 'stable')?.current).toBe(second);
  expect(currentPins(store, key)).toEqual({
    lathmere: { composition: first, by: 'ann@example.com', pinnedAt: now.toISOString() },
  });
  const third = await promoteBasket('basket 3');
  rollBack(store, key, undefined, now);
  expect(pinned()).toEqual([['lathmere', first]]);
  await promoteBasket('basket 4');
  await rollBackPackage(store, key, 'mf-basket', now, accept);
  expect(pinned()).toEqual([['lathmere', first]]);
  recoverChannel(store, key, third);
  expect(pinned()).toEqual([['lathmere', first]]);

  await pin('pipwell', second);
  await pin('lathmere', third);
  expect(pinned()).toEqual([
    ['lathmere', third],
    ['pipwell', second],
  ]);
  expect(unpin(store, key, 'lathmere').id).toBe(third);
  expect(pinned()).toEqual([['pipwell', second]]);
  expect(() => unpin(store, key, 'lathmere')).toThrow('lathmere is not pinned. Pinned: pipwell.');
  unpin(store, key, 'pipwell');
  expect(() => unpin(store, key, 'pipwell')).toThrow('pipwell is not pinned. No business is.');
  const { changes, faults } = readChanges(store, key, 'stable');
  expect(faults).toEqual([]);
  expect(changes.map(({ note }) => note)).toEqual(
    expect.arrayContaining([
      `pin lathmere to composition ${first}`,
      `pin pipwell to composition ${second}`,
      `unpin lathmere from composition ${third}`,
    ]),
  );
});

test('what is promoted from another channel leaves the pins as they are', async () => {
  await pin('lathmere');
  const staging = new ReleaseStore(store.root, undefined, { name: 'ann@example.com' }, 'staging');
  await probeAndTake(staging, key, { from: 'stable', tested: first, allowsRemoval: false }, now, accept);
  const version = await publish('mf-basket', 'basket 2');
  const tried = promote(staging, key, { 'mf-basket': version }, now);
  await probeAndPin(staging, key, 'pipwell', first, now, accept);
  await probeAndTake(store, key, { from: 'staging', tested: tried.id, allowsRemoval: false }, now, accept);
  expect(readChannel(store, key, 'stable')?.current).toBe(tried.id);
  expect(pinned()).toEqual([['lathmere', first]]);
});

test('a pinned composition is never cleaned away, and one that is no longer pinned is', async () => {
  await pin('lathmere');
  await promoteBasket('basket 2');
  const options = { keep: 0, olderThanMs: 0, now: new Date(Date.now() + 60_000) };
  cleanReleases(store, key, options);
  expect(store.has('compositions', `${first}.json`)).toBe(true);
  // Two more versions, so that the first is no fallback either.
  for (const code of ['basket 3', 'basket 4', 'basket 5']) await promoteBasket(code);
  unpin(store, key, 'lathmere');
  expect(cleanReleases(store, key, options)).toContain(`compositions/${first}.json`);
});

test('nothing is pinned when the composition is unknown or cannot be rendered, or another writer was faster', async () => {
  await expect(pin('lathmere', '0123456789abcdef0123456789abcdef')).rejects.toThrow(
    'There is no composition 0123456789abcdef0123456789abcdef.',
  );
  await expect(pin('lathmere', first, () => Promise.reject(new Error('does not render')))).rejects.toThrow(
    'does not render',
  );
  const promoteMeanwhile = async () => {
    await promoteBasket('basket 2');
  };
  await expect(pin('lathmere', first, promoteMeanwhile)).rejects.toThrow('Another process changed the channel');
  expect(pinned()).toEqual([]);
});

test('businesses are pinned to six compositions at most', async () => {
  await pin('business-0');
  for (const at of [1, 2, 3, 4, 5]) await pin(`business-${at}`, await promoteBasket(`basket ${at + 1}`));
  const seventh = await promoteBasket('basket 7');
  await expect(pin('business-6', seventh)).rejects.toThrow(
    'Businesses are pinned to 6 compositions already; unpin one first.',
  );
  await pin('business-6', first);
  expect(pinned()).toHaveLength(7);
});

test('a state without pins, and one that states others, is written as given', () => {
  const seen = readChannel(store, key, 'stable');
  const lathmere = { composition: first, by: 'ann@example.com', pinnedAt: now.toISOString() };
  moveChannel(store, key, 'stable', seen, { current: first, history: [], pins: { lathmere } }, 'pin');
  expect(currentPins(store, key)).toEqual({ lathmere });
  const next = readChannel(store, key, 'stable');
  moveChannel(store, key, 'stable', next, { current: first, history: [], pins: {} }, 'unpin');
  expect(currentPins(store, key)).toEqual({});
});
