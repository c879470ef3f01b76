/** @jest-environment node */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CANARY } from '../channels/channel-names';
import { probeAndPromote, promote } from '../channels/promote';
import { rollBack, rollBackPackage } from '../channels/roll-back';
import { currentComposition } from '../compositions/current-composition';
import { readComposition } from '../compositions/read-composition';
import { readChanges } from '../logs/change-log';
import { publishRelease } from '../publishing/publish-release';
import { writeTestBuild } from '../publishing/test-build';
import { releaseKey } from '../signatures/release-key';
import { cleanReleases } from '../store/clean-releases';
import { ReleaseStore } from '../store/release-store';
import { endCanary, probeAndStartCanary, startCanary } from './canaries';
import { currentCanaries } from './current-canaries';

const now = new Date('2026-03-01T09:00:00Z');
const accept = () => Promise.resolve();

let folder: string;
let store: ReleaseStore;
let key: ReturnType<typeof releaseKey>;
/** The versions of the first stable composition. */
let basket: string;
let slots: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'canaries-'));
  store = new ReleaseStore(join(folder, 'releases'), undefined, { name: 'ann@example.com' });
  key = releaseKey(join(folder, 'keys/release.pem'));
  basket = await publish('mf-basket', 'basket 1');
  slots = await publish('mf-slots', 'slots 1');
  promote(store, key, { shell: await publish('shell', 'shell'), 'mf-basket': basket, 'mf-slots': slots }, now);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function publish(name: string, code: string, manifest: object = {}): Promise<string> {
  const root = join(folder, name);
  writeTestBuild(root, { name, server: code, files: { [`entry.${code.replaceAll(' ', '-')}.js`]: code }, manifest });
  return (await publishRelease(store, key, root)).version;
}

const canary = (name: string) => currentCanaries(store, key)[name];
/** The versions of the composition that a canary's visitors are shown. */
const shownBy = (name: string) => {
  const { composition = '' } = canary(name) ?? {};
  const { packages } = readComposition(store, key, composition);
  return [packages['mf-basket']?.version, packages['mf-slots']?.version];
};
const start = (name: string, version: string, share?: number, businesses?: readonly string[]) =>
  startCanary(store, key, { name, versions: { [name]: version }, share, businesses }, now);

test('several canaries run at once, and none of them changes another or the stable composition', async () => {
  const stable = currentComposition(store, key);
  const newBasket = await publish('mf-basket', 'basket 2');
  const newSlots = await publish('mf-slots', 'slots 2');
  start('mf-basket', newBasket, 5);
  const first = canary('mf-basket');
  start('mf-slots', newSlots, 10);
  expect(shownBy('mf-basket')).toEqual([newBasket, slots]);
  expect(shownBy('mf-slots')).toEqual([basket, newSlots]);
  expect(currentComposition(store, key)).toEqual(stable);
  expect(canary('mf-slots')).toMatchObject({ by: 'ann@example.com', startedAt: now.toISOString() });

  // Another share, another version and its end: the other team's canary is what it was, to the byte.
  start('mf-slots', newSlots, 30);
  start('mf-slots', await publish('mf-slots', 'slots 3'));
  expect(canary('mf-slots')?.numbers).toHaveLength(30);
  expect(canary('mf-basket')).toEqual(first);
  endCanary(store, key, 'mf-slots');
  expect(currentCanaries(store, key)).toEqual({ 'mf-basket': first });
  expect(() => endCanary(store, key, 'mf-slots')).toThrow("There is no canary 'mf-slots'. Running: mf-basket.");
});

test('no visitor is in two canaries of one business, and a canary keeps its visitors while its share changes', async () => {
  const newBasket = await publish('mf-basket', 'basket 2');
  start('mf-basket', newBasket, 40);
  start('mf-slots', await publish('mf-slots', 'slots 2'), 40);
  const before = canary('mf-basket')?.numbers ?? [];
  const other = canary('mf-slots')?.numbers ?? [];
  expect(new Set([...before, ...other]).size).toBe(80);
  start('mf-basket', newBasket, 60);
  expect(canary('mf-basket')?.numbers.slice(0, 40)).toEqual(before);
  expect(new Set([...(canary('mf-basket')?.numbers ?? []), ...other]).size).toBe(100);
  start('mf-basket', newBasket, 10);
  expect(canary('mf-basket')?.numbers).toEqual(before.slice(0, 10));
  expect(canary('mf-slots')?.numbers).toEqual(other);

  const states = store.sequences(CANARY);
  expect(() => start('mf-basket', newBasket, 61)).toThrow(
    'Canary mf-basket can have 60 of 100 visitors at most, because a visitor is in one canary only: mf-slots has 40.',
  );
  expect(() => start('mf-basket', newBasket, 101)).toThrow('from 0 to 100');
  expect(store.sequences(CANARY)).toEqual(states);
});

test('canaries of different businesses may have the same visitors', async () => {
  const newBasket = await publish('mf-basket', 'basket 2');
  start('mf-basket', newBasket, 80, ['pipwell']);
  const newSlots = await publish('mf-slots', 'slots 2');
  start('mf-slots', newSlots, 80, ['lathmere']);
  expect(canary('mf-slots')?.businesses).toEqual(['lathmere']);
  // For both businesses it would meet the other one.
  expect(() => start('mf-slots', newSlots, 80, ['lathmere', 'pipwell'])).toThrow('mf-basket has 80');
});

test('canaries follow the stable composition, each on its own, and keep versions and visitors', async () => {
  const newBasket = await publish('mf-basket', 'basket 2');
  start('mf-basket', newBasket, 5);
  const claimed = { routes: [{ name: 'x', path: '/x', guards: [] }] };
  start('mf-slots', await publish('mf-slots', 'slots 2', claimed), 10);
  const { numbers } = canary('mf-basket') ?? {};

  // The stable shell now owns a path that the slots team's canary claims: only that canary ends.
  const shell = await publish('shell', 'shell 2', claimed);
  promote(store, key, { shell }, now);
  expect(Object.keys(currentCanaries(store, key))).toEqual(['mf-basket']);
  expect(canary('mf-basket')).toMatchObject({ numbers, versions: { 'mf-basket': newBasket } });
  const followed = readComposition(store, key, canary('mf-basket')?.composition ?? '');
  expect(followed.packages.shell?.version).toBe(shell);
  expect(followed.parent).toBe(currentComposition(store, key)?.id);
  const notes = readChanges(store, key, CANARY).changes.map(({ canary, note }) => [canary, note]);
  expect(notes).toContainEqual([
    'mf-slots',
    expect.stringMatching(/^canary mf-slots ended: it no longer matches .*both claim the path \/x\.$/),
  ]);

  // Its trial version is now shown to everybody.
  promote(store, key, { 'mf-basket': newBasket }, now);
  expect(currentCanaries(store, key)).toEqual({});
});

test('what only a canary uses is removed on request alone', async () => {
  const emits = await publish('mf-basket', 'basket 2', { emits: ['basket:item-added'] });
  promote(store, key, { 'mf-basket': emits }, now);
  const reacts = await publish('mf-slots', 'slots 2', { reactsTo: ['basket:item-added'] });
  start('mf-slots', reacts, 5);
  const versions = { 'mf-basket': await publish('mf-basket', 'basket 3', { emits: [] }) };
  expect(() => promote(store, key, versions, now)).toThrow(
    `The fact 'basket:item-added', which only mf-basket ${emits} emits, is used by mf-slots ${reacts} (canary mf-slots). To remove it: promote or retire with --allow-removal.`,
  );
  expect(shownBy('mf-slots')).toEqual([emits, reacts]);
  await probeAndPromote(store, key, versions, now, accept, true);
  expect(shownBy('mf-slots')).toEqual([versions['mf-basket'], reacts]);
});

test('a major of a library that only a canary needs is removed on request alone', async () => {
  const withYup = (yup: string) => ({ shared: { react: '19.0.0', yup } });
  const both = { ...withYup('2.0.0'), additionalVersions: { yup: ['1.7.1'] } };
  promote(store, key, { shell: await publish('shell', 'shell with both', both) }, now);
  start('mf-slots', await publish('mf-slots', 'slots with yup 1', withYup('1.7.1')), 5);
  const versions = { shell: await publish('shell', 'shell with yup 2', withYup('2.0.0')) };
  expect(() => promote(store, key, versions, now)).toThrow(
    'mf-slots (canary mf-slots) was built against yup 1.7.1, the shell provides 2.0.0: build it again, or promote a shell with ^1.7.1 in the same step, or end the canary by promote with --allow-removal.',
  );
  await probeAndPromote(store, key, versions, now, accept, true);
  expect(currentCanaries(store, key)).toEqual({});
});

test('a rollback of one package leaves other packages and other canaries alone', async () => {
  const second = await publish('mf-basket', 'basket 2');
  promote(store, key, { 'mf-basket': second }, now);
  const newSlots = await publish('mf-slots', 'slots 2');
  start('mf-slots', newSlots, 10);
  const { numbers, versions } = canary('mf-slots') ?? {};
  await rollBackPackage(store, key, 'mf-basket', now, accept);
  expect(shownBy('mf-slots')).toEqual([basket, newSlots]);
  expect(canary('mf-slots')).toMatchObject({ numbers, versions });
  promote(store, key, { 'mf-basket': second }, now);
  rollBack(store, key);
  expect(shownBy('mf-slots')).toEqual([basket, newSlots]);
});

test('cleaning removes nothing that a canary needs', async () => {
  const newBasket = await publish('mf-basket', 'basket 2');
  start('mf-basket', newBasket, 5);
  const newSlots = await publish('mf-slots', 'slots 2');
  start('mf-slots', newSlots, 5);
  cleanReleases(store, key, { keep: 0, olderThanMs: -1, now: new Date() });
  expect(shownBy('mf-basket')).toEqual([newBasket, slots]);
  expect(store.has('packages', 'mf-basket', newBasket, 'manifest.json')).toBe(true);
  expect(store.has('packages', 'mf-slots', newSlots, 'manifest.json')).toBe(true);
});

test('concurrent changes of canaries and of the stable composition are all kept', async () => {
  const newBasket = await publish('mf-basket', 'basket 2');
  const newSlots = await publish('mf-slots', 'slots 2');
  const later = await publish('mf-slots', 'slots 3');
  let probes = 0;
  const { note } = await probeAndStartCanary(
    store,
    key,
    { name: 'mf-basket', versions: { 'mf-basket': newBasket }, share: 5 },
    now,
    async () => {
      probes += 1;
      // Another team starts a canary while this one is probed.
      if (probes === 1) start('mf-slots', newSlots, 10);
    },
  );
  expect(probes).toBe(2);
  expect(note).toContain(newBasket);
  expect(Object.keys(currentCanaries(store, key)).sort()).toEqual(['mf-basket', 'mf-slots']);

  // Another writer promotes between reading the stable composition and writing the canary: it follows.
  const create = store.create.bind(store);
  store.create = (content, ...parts) => {
    store.create = create;
    promote(store, key, { 'mf-slots': later }, now);
    return create(content, ...parts);
  };
  start('mf-basket', newBasket, 7);
  expect(shownBy('mf-basket')).toEqual([newBasket, later]);
  expect(canary('mf-basket')?.numbers).toHaveLength(7);
});

test('an end of a canary during a promotion is not undone', async () => {
  start('mf-basket', await publish('mf-basket', 'basket 2'), 5);
  const create = store.create.bind(store);
  store.create = (content, ...parts) => {
    if (parts[1] !== CANARY) return create(content, ...parts);
    store.create = create;
    endCanary(store, key, 'mf-basket');
    return create(content, ...parts);
  };
  promote(store, key, { 'mf-slots': await publish('mf-slots', 'slots 2') }, now);
  expect(currentCanaries(store, key)).toEqual({});
});

test('a canary that was judged ends only while it tries what was judged', async () => {
  const newBasket = await publish('mf-basket', 'basket 2');
  start('mf-basket', newBasket, 5);
  const judged = canary('mf-basket');
  start('mf-basket', await publish('mf-basket', 'basket 3'));
  expect(() => endCanary(store, key, 'mf-basket', judged)).toThrow('tries something else now');
  expect(canary('mf-basket')?.numbers).toHaveLength(5);
  // Another share and another stable composition are the same trial.
  start('mf-basket', newBasket, 20);
  promote(store, key, { 'mf-slots': await publish('mf-slots', 'slots 2') }, now);
  endCanary(store, key, 'mf-basket', judged);
  expect(currentCanaries(store, key)).toEqual({});
});

test('a canary of the versions on show is refused', () => {
  expect(() => start('mf-basket', basket, 5)).toThrow(
    `Every visitor is shown mf-basket ${basket} already, so a canary would try nothing.`,
  );
  expect(currentCanaries(store, key)).toEqual({});
});

test('a seventh canary is refused', async () => {
  const newBasket = await publish('mf-basket', 'basket 2');
  const names = ['one', 'two', 'three', 'four', 'five', 'six'];
  for (const name of names) startCanary(store, key, { name, versions: { 'mf-basket': newBasket } }, now);
  expect(() => startCanary(store, key, { name: 'seven', versions: { 'mf-basket': newBasket } }, now)).toThrow(
    `6 canaries run already; end one first: ${names.join(', ')}.`,
  );
});
