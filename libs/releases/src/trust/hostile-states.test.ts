/** @jest-environment node */

import type { KeyObject } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderBucket } from '../bucket/folder-bucket';
import { endCanary, startCanary } from '../canaries/canaries';
import { currentCanaries } from '../canaries/current-canaries';
import { readChannel } from '../channels/channel';
import { CANARY, STABLE } from '../channels/channel-names';
import { probeAndPin } from '../channels/pins';
import { promote } from '../channels/promote';
import { recoverCanaries, recoverChannel } from '../channels/recover-channel';
import { compose } from '../compositions/compose';
import type { Composition } from '../compositions/composition.types';
import { currentComposition } from '../compositions/current-composition';
import { earlierVersions } from '../compositions/earlier-versions';
import { readComposition, withId, writeComposition } from '../compositions/read-composition';
import { readChanges } from '../logs/change-log';
import { ReleaseMirror } from '../mirror/release-mirror';
import { signValue } from '../signatures/signature';
import { cleanReleases } from '../store/clean-releases';
import type { ReleaseStore } from '../store/release-store';
import { addRole, removeRole } from './change-roles';
import { EXPIRES, NOW, newKey, publicHalf, TestTeams } from './test-teams';

let folder: string;
let teams: TestTeams;
/** What the channel shows at first. */
let shown: Composition;
/** A composition with a version of mf-slots that the basket team has made up. */
let foreign: Composition;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hostile-'));
  teams = new TestTeams(folder);
  await teams.start();
  shown = currentComposition(teams.store, teams.first) as Composition;
  const packages = { ...shown.packages, 'mf-slots': { version: '0.1.0-made-up', manifestSha256: 'made up' } };
  foreign = withId({ createdAt: NOW.toISOString(), note: 'promote mf-slots', packages });
  writeComposition(teams.store, teams.basket, foreign);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A shell that has the installation's public key alone. */
const shell = (name = 'shell') => ({ store: teams.machine(name), key: publicHalf(teams.first) });

/** Writes a channel's next state with the basket team's key and without any check. */
function force(channel: string, changes: object, key: KeyObject = teams.basket): void {
  const next = (teams.store.sequences(channel).at(-1) ?? 0) + 1;
  const { sequence = next } = changes as { sequence?: number };
  const usual = channel === STABLE ? { current: shown.id } : { current: '', canaries: {} };
  const state = { channel, sequence, at: new Date().toISOString(), history: [], ...usual, ...changes };
  mkdirSync(join(folder, 'releases/channels', channel), { recursive: true });
  const file = join(folder, 'releases/channels', channel, `${sequence}.json`);
  writeFileSync(file, JSON.stringify(signValue('channel', state, key)));
}
const canary = (changes: object = {}) => ({
  composition: foreign.id,
  versions: { 'mf-basket': '0.1.0-x' },
  numbers: [1],
  ...changes,
});
const basketCanary = (version: string) =>
  startCanary(teams.store, teams.basket, { name: 'mf-basket', versions: { 'mf-basket': version }, share: 5 }, NOW);

test.each([5_000_000, 999_999_999_999_999])(
  'a signed state with the far number %d is ignored, and the channel goes on without it',
  async (last) => {
    force(STABLE, { sequence: last }, teams.basket);
    for (const { store, key } of [shell(), shell('new')]) expect(readChannel(store, key, STABLE)?.sequence).toBe(1);
    expect(() => recoverChannel(teams.store, teams.slots, shown.id, 5_000_000)).toThrow(
      'State 5000001 of channel stable leaves out the numbers after 1, so nothing was changed: give a lower --after.',
    );
    expect(() => recoverChannel(teams.store, teams.slots, shown.id)).toThrow(
      `Channel stable is accepted and shows composition ${shown.id}, so nothing was changed.`,
    );
    const id = await teams.release(teams.slots, 'mf-slots', 'two');
    for (const name of ['shell', 'later']) {
      const { store, key } = shell(name);
      expect(readChannel(store, key, STABLE)).toMatchObject({ sequence: 2, current: id });
      expect(readChanges(store, key, STABLE).faults).toEqual([]);
    }
  },
);

test('a state after unsigned files leaves out their numbers, too', () => {
  force(STABLE, { sequence: 900_000 }, newKey());
  force(STABLE, { sequence: 1_800_000 });
  for (const { store, key } of [shell(), shell('new')]) expect(readChannel(store, key, STABLE)?.sequence).toBe(1);
});

test('a state that is a link or over the limit stops a channel until a recovery', () => {
  symlinkSync('/dev/zero', join(folder, 'releases/channels/stable/2.json'));
  writeFileSync(join(folder, 'releases/channels/stable/3.json'), ' '.repeat(5 * 1024 * 1024));
  expect(() => readChannel(shell().store, shell().key, STABLE)).toThrow('State 3 of channel stable is');
  recoverChannel(teams.store, teams.slots, shown.id);
  for (const { store, key } of [shell(), shell('new')]) expect(readChannel(store, key, STABLE)?.sequence).toBe(4);
});

test('refused states at any distance leave a number for a recovery', async () => {
  const evil = { current: foreign.id };
  for (const sequence of [1_000_000, 1_000_001, 1_000_002, 2_000_000]) force(STABLE, { sequence, ...evil });
  const id = await teams.release(teams.slots, 'mf-slots', 'two');
  for (const sequence of [400_000, 500_002, 500_003]) force(STABLE, { sequence, ...evil });
  for (const { store, key } of [shell(), shell('new')])
    expect(() => readChannel(store, key, STABLE)).toThrow('State 500002 of channel stable is refused');
  // Its first state is so far on that the next ones would stop the channel, too.
  recoverChannel(teams.store, teams.slots, id);
  const next = await teams.release(teams.slots, 'mf-slots', 'three');
  for (const name of ['shell', 'later']) {
    const { store, key } = shell(name);
    expect(readChannel(store, key, STABLE)).toMatchObject({ sequence: 1_000_004, current: next });
  }
});

test('a canary state with a far number that was not made from what is shown leaves a number for a recovery', async () => {
  const version = await teams.publish(teams.basket, 'mf-basket', 'tried');
  const side = compose(teams.store, teams.basket, shown, { 'mf-basket': version }, NOW, { verb: 'link' });
  const made = withId({ createdAt: NOW.toISOString(), parent: side.id, note: 'canary', packages: side.packages });
  for (const one of [side, made]) writeComposition(teams.store, teams.basket, one);
  basketCanary(version);
  for (const sequence of [900_000, 1_000_000])
    force(CANARY, { sequence, canaries: { x: canary({ composition: made.id, versions: {} }) } });
  recoverCanaries(teams.store, teams.basket);
  expect(Object.keys(currentCanaries(shell('later').store, publicHalf(teams.first)))).toEqual(['mf-basket']);
});

test.each<[string, string, () => object]>([
  ['pins that are no list', STABLE, () => ({ pins: null })],
  ['a pin that is none', STABLE, () => ({ pins: { lathmere: null } })],
  ['rolled-back versions that are no list', STABLE, () => ({ rolledBack: { 'mf-slots': 5 } })],
  ['a history that is no list', STABLE, () => ({ history: '' })],
  ['a name that is no composition’s', STABLE, () => ({ current: '../x' })],
  ['canaries on the channel itself', STABLE, () => ({ canaries: { x: canary() } })],
  ['a canary without visitors’ numbers', CANARY, () => ({ canaries: { x: canary({ numbers: undefined }) } })],
  ['a canary of a number', CANARY, () => ({ canaries: { x: canary({ businesses: 5 }) } })],
  ['pins on the channel of canaries', CANARY, () => ({ pins: {} })],
  [
    'more canaries than a shell can show',
    CANARY,
    () => ({ canaries: Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((at) => [`c${at}`, canary()])) }),
  ],
])('%s: the state is refused, and the next valid one is shown', async (_, channel, changes) => {
  if (channel === CANARY) basketCanary(await teams.publish(teams.basket, 'mf-basket', 'tried'));
  const running = currentCanaries(teams.store, teams.basket);
  force(channel, changes());
  for (const { store, key } of [shell(), shell('new')]) {
    expect(() => readChannel(store, key, channel)).toThrow('is refused: It has an invalid form');
    expect(() => readComposition(store, key, foreign.id)).toThrow('which may not release');
    expect(readComposition(store, key, shown.id).id).toBe(shown.id);
  }
  if (channel === CANARY) {
    recoverCanaries(teams.store, teams.basket);
    expect(Object.keys(running)).toHaveLength(1);
    expect(currentCanaries(shell('later').store, publicHalf(teams.first))).toEqual(running);
    return;
  }
  recoverChannel(teams.store, teams.basket, shown.id);
  expect(currentComposition(shell('later').store, publicHalf(teams.first))?.id).toBe(shown.id);
});

test('a canary that was made from what was never shown is not shown, also if a later state repeats it', async () => {
  const { store, key } = shell();
  const version = await teams.publish(teams.basket, 'mf-basket', 'tried');
  const side = compose(teams.store, teams.basket, shown, { 'mf-basket': version }, NOW, { verb: 'link' });
  const made = withId({ createdAt: NOW.toISOString(), parent: side.id, note: 'canary', packages: side.packages });
  for (const one of [side, made]) writeComposition(teams.store, teams.basket, one);
  const canaries = { x: canary({ composition: made.id, versions: {} }) };
  force(CANARY, { canaries });
  force(CANARY, { canaries });
  expect(() => readChannel(store, key, CANARY)).toThrow('was not made from one that its channel shows');
  expect(store.memory.newest(CANARY, key)).toBeUndefined();
});

test('another team that composes a canary again changes none of its versions', async () => {
  const old = shown.packages['mf-basket']?.version ?? '';
  basketCanary(await teams.publish(teams.basket, 'mf-basket', 'tried'));
  const before = readChannel(teams.store, teams.first, CANARY)?.canaries?.['mf-basket'];
  for (const versions of [{ 'mf-basket': old }, { ...before?.versions, shell: '0.1.0-old' }]) {
    force(CANARY, { canaries: { 'mf-basket': { ...before, versions } } }, teams.slots);
    expect(() => readChannel(shell().store, publicHalf(teams.first), CANARY)).toThrow(
      'Role slots-team may not release',
    );
  }
});

test('a composition fetches no fallback version from a parent that no team may have composed', async () => {
  const version = await teams.publish(teams.basket, 'mf-basket', 'two');
  const honest = compose(teams.store, teams.basket, shown, { 'mf-basket': version }, NOW);
  const { id: _id, ...draft } = honest;
  const hostile = withId({ ...draft, parent: foreign.id });
  writeComposition(teams.store, teams.basket, hostile);
  teams.store.write('{}', 'packages', 'mf-slots', '0.1.0-made-up', 'manifest.json');
  force(STABLE, { current: hostile.id, history: [shown.id] });
  const { store, key } = shell();
  expect(readChannel(store, key, STABLE)?.current).toBe(hostile.id);
  expect(earlierVersions(store, key, hostile.id).versions).toEqual({});
});

test('states that are refused or ignored stop no cleaning, which keeps what the others need', async () => {
  const id = await teams.release(teams.slots, 'mf-slots', 'two');
  const states = join(folder, 'releases/channels/stable');
  force(STABLE, { pins: null });
  force(STABLE, { current: foreign.id }, newKey());
  writeFileSync(join(states, '5.json'), 'junk');
  mkdirSync(join(states, '6.json'));
  force(STABLE, { sequence: 5_000_000 });
  force('made-up', { sequence: 1 }, newKey());
  force(CANARY, { canaries: { x: null } });
  const now = new Date(Date.now() + 1_000);
  const going = cleanReleases(teams.store, teams.first, { keep: 0, olderThanMs: 0, now });
  expect(going.filter((path) => path.includes(id) || path.startsWith('channels'))).toEqual([]);
  recoverChannel(teams.store, teams.basket, id);
  for (const { store, key } of [shell(), shell('new')]) expect(readChannel(store, key, STABLE)?.current).toBe(id);
});

test('a recovery with a team’s key keeps the pins of businesses', async () => {
  await probeAndPin(teams.store, teams.basket, 'lathmere', shown.id, NOW, () => Promise.resolve());
  force(STABLE, {}, newKey());
  recoverChannel(teams.store, teams.basket, shown.id);
  const { store, key } = shell();
  expect(readChannel(store, key, STABLE)?.pins?.lathmere?.composition).toBe(shown.id);
});

test('a leaked key must have left every role', () => {
  const key = publicHalf(teams.basket);
  const staging = { name: 'staging-team', packages: ['*'], channels: ['staging'], expiresAt: EXPIRES };
  addRole(teams.store, teams.first, staging, [key], [teams.first]);
  expect(() => removeRole(teams.store, teams.first, 'basket-team', true, [teams.first])).toThrow(
    'Role staging-team has a key that leaked, too: rotate that role first.',
  );
  removeRole(teams.store, teams.first, 'staging-team', false, [teams.first]);
  const root = removeRole(teams.store, teams.first, 'basket-team', true, [teams.first]);
  expect(root.removed.map(({ role, leaked }) => [role, leaked])).toEqual([
    ['staging-team', true],
    ['basket-team', true],
  ]);
  expect(() => promote(teams.store, teams.basket, {}, NOW)).toThrow('has no role');
});

test.each([STABLE, CANARY])('a recovery passes no valid state that is made meanwhile: %s', async (channel) => {
  const tried = await teams.publish(teams.basket, 'mf-basket', 'tried');
  basketCanary(tried);
  const { store, key } = shell('later');
  const version = await teams.publish(teams.slots, 'mf-slots', 'two');
  const helper = teams.machine('helper');
  const sequences = helper.sequences.bind(helper);
  let isFirst = true;
  // Another publisher is faster, after the accepted state was read.
  helper.sequences = (name) => {
    if (isFirst && name === channel && helper.memory.newest(channel, key)) {
      isFirst = false;
      if (channel === STABLE) promote(teams.store, teams.slots, { 'mf-slots': version }, NOW);
      else endCanary(teams.store, teams.basket, 'mf-basket');
    }
    return sequences(name);
  };
  const recover = () =>
    channel === STABLE ? recoverChannel(helper, teams.slots, shown.id, 2) : recoverCanaries(helper, teams.basket);
  expect(recover).toThrow('Another process changed the channel at the same time, so nothing was changed.');
  if (channel === STABLE) expect(currentComposition(store, key)?.packages['mf-slots']?.version).toBe(version);
  else expect(currentCanaries(store, key)).toEqual({});
  expect(readChanges(store, key, channel).faults).toEqual([]);
});

describe('unsigned states of a channel', () => {
  beforeEach(() => {
    for (let sequence = 2; sequence <= 100; sequence += 1) force(STABLE, { sequence }, newKey());
  });
  afterEach(() => jest.restoreAllMocks());

  /** How many states a look at the channel reads, which they stop. */
  function look(store: ReleaseStore): number {
    const read = jest.spyOn(store, 'read');
    expect(() => readChannel(store, publicHalf(teams.first), STABLE)).toThrow(
      'State 100 of channel stable is not signed with a key that has a role here.',
    );
    const count = read.mock.calls.filter(([folder]) => folder === 'channels').length;
    read.mockRestore();
    return count;
  }

  test('are read once, and again after a minute, or when the roles change', () => {
    const { store } = shell();
    expect([look(store), look(store), look(store)]).toEqual([100, 0, 0]);
    teams.add('other-team', ['mf-store-search'], ['stable'], newKey());
    expect([look(store), look(store)]).toEqual([99, 0]);
    const now = Date.now();
    jest.spyOn(Date, 'now').mockImplementation(() => now + 60_001);
    expect([look(store), look(store)]).toEqual([99, 0]);
  });

  test('are read by a mirror once', async () => {
    const { store, key } = shell();
    const bucket = new FolderBucket(join(folder, 'bucket'));
    cpSync(join(folder, 'releases'), join(folder, 'bucket'), { recursive: true });
    const states = join(folder, 'bucket/channels/stable');
    for (const name of readdirSync(states)) renameSync(join(states, name), join(states, name.padStart(20, '0')));
    const mirror = new ReleaseMirror(bucket, store, key);
    await mirror.follow(STABLE, true);
    look(store);
    const read = jest.spyOn(store, 'read');
    await mirror.follow(STABLE, true);
    expect(read.mock.calls.filter(([folder, , file]) => folder === 'channels' && file !== '1.json')).toEqual([]);
  });

  test('hide a valid state with the number of a removed one for a minute at most', async () => {
    const { store, key } = shell();
    look(store);
    for (let sequence = 2; sequence <= 100; sequence += 1)
      rmSync(join(folder, `releases/channels/stable/${sequence}.json`));
    const id = await teams.release(teams.slots, 'mf-slots', 'two');
    const now = Date.now();
    jest.spyOn(Date, 'now').mockImplementation(() => now + 60_001);
    expect(readChannel(store, key, STABLE)).toMatchObject({ sequence: 2, current: id });
  });
});
