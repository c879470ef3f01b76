/** @jest-environment node */

import type { KeyObject } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleaseBucket } from '../bucket/bucket.types';
import { FolderBucket } from '../bucket/folder-bucket';
import { PublisherStore } from '../bucket/publisher-store';
import { startCanary } from '../canaries/canaries';
import { currentCanaries } from '../canaries/current-canaries';
import { readChannel, whyRefused } from '../channels/channel';
import { ChannelMemory } from '../channels/channel-memory';
import { STABLE } from '../channels/channel-names';
import { promote } from '../channels/promote';
import { recoverCanaries, recoverChannel } from '../channels/recover-channel';
import type { Composition } from '../compositions/composition.types';
import { currentComposition } from '../compositions/current-composition';
import { withId } from '../compositions/read-composition';
import { changesSince, readChanges } from '../logs/change-log';
import { ReleaseMirror } from '../mirror/release-mirror';
import { publishRelease } from '../publishing/publish-release';
import { writeTestBuild } from '../publishing/test-build';
import { releaseKey } from '../signatures/release-key';
import { sha256 } from '../signatures/sha256';
import { signValue } from '../signatures/signature';
import { ReleaseStore } from '../store/release-store';
import { addRole, removeRole, rotateRole, startRoles } from './change-roles';
import { EXPIRES, newKey, publicHalf } from './test-teams';

let folder: string;
let first: KeyObject;
let [basket, slots] = [newKey(), newKey()];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bucket-roles-'));
  first = releaseKey(join(folder, 'release.pem'));
  [basket, slots] = [newKey(), newKey()];
  mkdirSync(join(folder, 'bucket'));
  const publisher = publisherOf('first', first);
  await publisher.refresh();
  const versions: Record<string, string> = {};
  for (const name of ['shell', 'mf-basket', 'mf-slots']) versions[name] = await publish(publisher, first, name, 'one');
  await publisher.change(() => promote(publisher, first, versions, new Date()));
  await publisher.change(() => startRoles(publisher, first, { keys: [first], threshold: 1 }, EXPIRES, [first]));
  for (const [name, key] of [
    ['mf-basket', basket],
    ['mf-slots', slots],
  ] as const)
    await publisher.change(() => {
      const role = { name: `${name}-team`, packages: [name], channels: ['stable'], expiresAt: EXPIRES };
      return addRole(publisher, first, role, [publicHalf(key)], [first]);
    });
  await publisher.change(() => removeRole(publisher, first, 'installation', false, [first]));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const bucket = () => new FolderBucket(join(folder, 'bucket'));
const machine = (name: string) =>
  new ReleaseStore(
    ...([join(folder, name, 'mirror'), new ChannelMemory(join(folder, name, 'state')), { name }] as const),
    ...([STABLE, publicHalf(first)] as const),
  );
const publisherOf = (name: string, key: KeyObject) => new PublisherStore(bucket(), machine(name), key, { name });

async function publish(store: ReleaseStore, key: KeyObject, name: string, code: string): Promise<string> {
  const build = join(folder, 'build');
  writeTestBuild(build, { name, server: code, files: { [`${code}.js`]: code } });
  return (await publishRelease(store, key, build)).version;
}

/** Publishes and promotes a version from a machine of its own. @returns the composition's id */
async function release(key: KeyObject, name: string, code: string): Promise<string> {
  const publisher = publisherOf(`of ${name}`.replace(' ', '-'), key);
  await publisher.refresh();
  const version = await publish(publisher, key, name, code);
  return (await publisher.change(() => promote(publisher, key, { [name]: version }, new Date()))).id;
}

/** A state of the stable channel, to be signed. */
const usualState = (sequence: number, current: string | undefined) => ({
  channel: STABLE,
  sequence,
  current,
  history: [],
  at: new Date().toISOString(),
});

/** Puts a state of the basket team, and a composition that it has made up, into the bucket. @returns the composition's id */
function force(sequence: number, draft: object): string {
  const composition = withId(draft as Composition);
  const sign = (kind: 'composition' | 'channel', value: object) => JSON.stringify(signValue(kind, value, basket));
  writeFileSync(bucketFile(`compositions/${composition.id}.json`), sign('composition', composition));
  const state = usualState(sequence, composition.id);
  writeFileSync(statePath(sequence), sign('channel', state));
  return composition.id;
}

/** Shows a composition again with a team's key, as `recover` does. */
async function recover(id: string, key = slots): Promise<void> {
  const publisher = publisherOf('helper', key);
  await publisher.refresh();
  await publisher.fetchComposition(id);
  await publisher.change(() => recoverChannel(publisher, key, id));
}

/** A shell that follows the bucket, once. */
async function shown(name: string): Promise<string | undefined> {
  const store = machine(name);
  const mirror = new ReleaseMirror(bucket(), store, publicHalf(first));
  for (const channel of [STABLE, 'canary']) await mirror.follow(channel, true);
  return currentComposition(store, publicHalf(first))?.id;
}
const bucketFile = (...parts: string[]) => join(folder, 'bucket', ...parts);
const statePath = (sequence: number) => bucketFile('channels/stable', `${String(sequence).padStart(15, '0')}.json`);

test('two teams publish and promote from machines of their own, and every shell follows', async () => {
  await shown('known');
  await release(basket, 'mf-basket', 'two');
  const id = await release(slots, 'mf-slots', 'two');
  expect([await shown('known'), await shown('new')]).toEqual([id, id]);
  expect(readChanges(machine('known'), publicHalf(first), STABLE)).toMatchObject({
    faults: [],
    changes: [{}, { role: 'mf-basket-team' }, { role: 'mf-slots-team' }],
  });
  await expect(release(slots, 'mf-basket', 'three')).rejects.toThrow('Role mf-slots-team may not release mf-basket');
});

/** Starts a canary of the basket team. @returns what it tries */
async function tryBasket(): Promise<Record<string, string>> {
  const publisher = publisherOf('tester', basket);
  await publisher.refresh();
  const versions = { 'mf-basket': await publish(publisher, basket, 'mf-basket', 'tried') };
  const request = { name: 'mf-basket', versions, share: 5 };
  await publisher.change(() => startCanary(publisher, basket, request, new Date()));
  return versions;
}

test('a canary of one team follows what another team promotes', async () => {
  const versions = await tryBasket();
  const id = await release(slots, 'mf-slots', 'two');
  for (const name of ['new', 'newer']) {
    expect(await shown(name)).toBe(id);
    expect(currentCanaries(machine(name), publicHalf(first))['mf-basket']?.versions).toEqual(versions);
  }
});

test('a replaced key leaves on show what it showed, and a new machine fetches it whole', async () => {
  await shown('known');
  const id = await release(basket, 'mf-basket', 'two');
  const publisher = publisherOf('first', first);
  await publisher.refresh();
  await bucket().create('channels/no name/000000000000001.json', Buffer.from('junk'));
  await publisher.fetchChannels();
  expect(publisher.list('channels')).toEqual(['stable']);
  const next = newKey();
  await publisher.change(() => rotateRole(publisher, first, 'mf-basket-team', [publicHalf(next)], true, [first]));
  expect([await shown('known'), await shown('new')]).toEqual([id, id]);
  await expect(release(basket, 'mf-basket', 'three')).rejects.toThrow('has no role');
  const later = await release(next, 'mf-basket', 'four');
  expect([await shown('known'), await shown('newer')]).toEqual([later, later]);
});

test('a state without a role is refused by shells and publishers until somebody recovers the channel', async () => {
  const id = await shown('known');
  const state = { channel: STABLE, sequence: 2, current: id, history: [], at: new Date().toISOString() };
  writeFileSync(statePath(2), JSON.stringify(signValue('channel', state, newKey())));
  await expect(shown('known')).rejects.toThrow(
    'State 2 of channel stable is not signed with a key that has a role here.',
  );
  expect(machine('known').memory.newest(STABLE, publicHalf(first))?.sequence).toBe(1);
  await expect(release(basket, 'mf-basket', 'two')).rejects.toThrow('not signed with a key');
  await recover(id ?? '');
  expect([await shown('known'), await shown('new')]).toEqual([id, id]);
  expect(await release(basket, 'mf-basket', 'three')).toBe(await shown('known'));
});

test('a shell refuses an older root, and keeps what it shows', async () => {
  const id = await shown('known');
  const versions = readdirSync(bucketFile('roots')).sort();
  expect(versions).toEqual(['1.json', '2.json', '3.json', '4.json']);
  const newest = readFileSync(bucketFile('roots/4.json'));
  rmSync(bucketFile('roots/4.json'));
  await expect(shown('known')).rejects.toThrow('Root 3 in the bucket is older than root 4, which was accepted before.');
  expect(currentComposition(machine('known'), publicHalf(first))?.id).toBe(id);
  // An old root under a new number is no successor either.
  writeFileSync(bucketFile('roots/4.json'), newest);
  cpSync(bucketFile('roots/2.json'), bucketFile('roots/5.json'));
  await expect(shown('known')).rejects.toThrow('Root 5 was signed as root 2.');
  rmSync(bucketFile('roots/5.json'));
  expect(await shown('known')).toBe(id);
});

test('records that a team or anybody puts among the versions of another one are left out', async () => {
  const evil = 'evil-1';
  const record = { name: 'mf-basket', version: evil, manifestSha256: '0', publishedAt: EXPIRES };
  await bucket().create(
    `packages/mf-basket/${evil}/release.json`,
    Buffer.from(JSON.stringify(signValue('release', record, slots))),
  );
  await bucket().create('packages/mf-basket/too-long/release.json', Buffer.alloc(4 * 1024 * 1024 + 1));
  await bucket().create('packages/mf-basket/no name/release.json', Buffer.from('junk'));
  const id = await release(basket, 'mf-basket', 'two');
  const { store, key } = { store: machine('of-mf-basket'), key: basket };
  expect(readChannel(store, key, STABLE)?.current).toBe(id);
  expect(store.has('packages', 'mf-basket', evil, 'release.json')).toBe(false);
});

test.each([5_000_000, 999_999_999_999_999])('a signed state with the far number %d stops no machine', async (last) => {
  const id = await shown('known');
  const state = usualState(last, id);
  writeFileSync(statePath(last), JSON.stringify(signValue('channel', state, basket)));
  expect([await shown('known'), await shown('new')]).toEqual([id, id]);
  for (const code of ['two', 'three']) {
    const next = await release(slots, 'mf-slots', code);
    expect([await shown('known'), await shown('new'), await shown(code)]).toEqual([next, next, next]);
  }
  for (const name of ['known', 'new']) {
    expect(machine(name).sequences(STABLE)).toEqual([1, 2, 3]);
    expect(readChanges(machine(name), publicHalf(first), STABLE)).toMatchObject({ changes: [{}, {}, {}], faults: [] });
  }
});

test('a mirror that has a state with a far number already goes on without it', async () => {
  const id = await shown('known');
  const state = usualState(5_000_000, id);
  writeFileSync(
    join(folder, 'known/mirror/channels/stable/5000000.json'),
    JSON.stringify(signValue('channel', state, basket)),
  );
  const next = await release(slots, 'mf-slots', 'two');
  // Without a list of the states.
  await new ReleaseMirror(bucket(), machine('known'), publicHalf(first)).follow(STABLE, false);
  expect(currentComposition(machine('known'), publicHalf(first))?.id).toBe(next);
});

test('a recovery passes unsigned files on both sides of the limit for refused states, also while a canary runs', async () => {
  const id = await shown('known');
  await tryBasket();
  for (const sequence of [500_001, 500_002, 500_003, 1_000_001]) writeFileSync(statePath(sequence), 'junk');
  await expect(shown('known')).rejects.toThrow('State 500001 of channel stable');
  // Its first state is so far on that the last file would stop the channel, too.
  await recover(id ?? '');
  const next = await release(basket, 'mf-basket', 'two');
  expect([await shown('known'), await shown('new'), await shown('newer')]).toEqual([next, next, next]);
  expect(machine('known').sequences(STABLE).slice(-2)).toEqual([1_000_002, 1_000_003]);
  expect(currentCanaries(machine('new'), publicHalf(first))).toMatchObject({ 'mf-basket': { numbers: { length: 5 } } });
});

test('canaries that a new machine recovers go on, also while the stable channel is refused', async () => {
  const id = await shown('known');
  await tryBasket();
  writeFileSync(statePath(2), 'junk');
  writeFileSync(bucketFile('channels/canary/000000000000002.json'), 'junk');
  const publisher = publisherOf('new', slots);
  await publisher.refresh();
  await publisher.change(() => recoverCanaries(publisher, slots));
  await recover(id ?? '');
  await shown('known');
  expect(Object.keys(currentCanaries(machine('known'), publicHalf(first)))).toEqual(['mf-basket']);
});

test('unsigned files are read once, in part or not at all, and delay no state', async () => {
  await shown('known');
  for (const sequence of [700_000, 700_001]) writeFileSync(statePath(sequence), 'junk');
  writeFileSync(statePath(800_000), ' '.repeat(100_000));
  const copied = readFileSync(statePath(1));
  writeFileSync(statePath(800_001), Buffer.concat([copied, Buffer.alloc(100_000, ' ')]));
  // It could count only after a valid state in between.
  writeFileSync(statePath(1_500_000), 'junk');
  const read = jest.spyOn(FolderBucket.prototype, 'read');
  const store = machine('known');
  const mirror = new ReleaseMirror(bucket(), store, publicHalf(first));
  const id = await shown('known');
  for (let round = 0; round < 3; round += 1) await mirror.follow(STABLE, true);
  const junk = read.mock.calls.flatMap(([path]) =>
    /stable\/0+([78]|15)00/.test(path) ? [Number(path.slice(-20, -5))] : [],
  );
  expect(junk).toEqual([700_000, 700_001, 800_000, 800_001]);
  read.mockRestore();
  for (const sequence of [800_000, 800_001]) expect(store.read('channels', STABLE, `${sequence}.json`)).toHaveLength(0);
  const next = await release(slots, 'mf-slots', 'two');
  expect(next).not.toBe(id);
  // Without a list of the states.
  await mirror.follow(STABLE, false);
  expect(currentComposition(store, publicHalf(first))?.id).toBe(next);
});

test('a valid state that leaves out many numbers is followed by another one', async () => {
  const current = await shown('known');
  for (const sequence of [900_000, 1_800_000]) {
    const state = usualState(sequence, current);
    writeFileSync(statePath(sequence), JSON.stringify(signValue('channel', state, basket)));
  }
  for (const name of ['known', 'new']) {
    await shown(name);
    expect(machine(name).memory.newest(STABLE, publicHalf(first))?.sequence).toBe(1_800_000);
  }
});

test('a recovery is made although another refused state arrives meanwhile and a canary runs', async () => {
  const id = (await shown('known')) ?? '';
  await tryBasket();
  writeFileSync(statePath(2), 'junk');
  const publisher = publisherOf('helper', slots);
  await publisher.refresh();
  await publisher.fetchComposition(id);
  await publisher.change(() => {
    writeFileSync(statePath(4), 'junk');
    return recoverChannel(publisher, slots, id);
  });
  expect(whyRefused(publisher, slots, STABLE)).toContain('State 4 of channel stable');
  await recover(id);
  expect([await shown('known'), await shown('new')]).toEqual([id, id]);
});

test('a recovery that leaves numbers out changes nothing when a valid state appears meanwhile', async () => {
  const id = (await shown('known')) ?? '';
  await publisherOf('helper', slots).refresh();
  // Commands read the channels with one store, and change them with another one of the same folder.
  const publisher = publisherOf('helper', slots);
  await publisher.fetchComposition(id);
  const next = await release(basket, 'mf-basket', 'two');
  const recovery = publisher.change(() => recoverChannel(publisher, slots, id, 40), 'refuse');
  await expect(recovery).rejects.toThrow(
    'Another publisher changed the channel at the same time, so nothing was changed. Try again.',
  );
  expect([await shown('known'), await shown('new')]).toEqual([next, next]);
  expect(readChanges(machine('new'), publicHalf(first), STABLE)).toMatchObject({ changes: [{}, {}], faults: [] });
});

test('files over the limit stop a channel until a recovery at most', async () => {
  const id = await shown('known');
  const tooLong = ' '.repeat(5 * 1024 * 1024);
  writeFileSync(statePath(5_000_000), tooLong);
  expect(await shown('known')).toBe(id);
  writeFileSync(statePath(2), tooLong);
  const composition = 'f'.repeat(32);
  writeFileSync(bucketFile(`compositions/${composition}.json`), tooLong);
  const state = usualState(3, composition);
  writeFileSync(statePath(3), JSON.stringify(signValue('channel', state, basket)));
  for (const name of ['known', 'new'])
    await expect(shown(name)).rejects.toThrow('State 3 of channel stable is refused');
  await recover(id ?? '');
  const next = await release(basket, 'mf-basket', 'two');
  expect([await shown('known'), await shown('new'), await shown('newer')]).toEqual([next, next, next]);
});

test('an unsigned file in the log of a channel hides no entry', async () => {
  await shown('known');
  const last = 999_999_999_999_999;
  writeFileSync(bucketFile(`log/stable/${last}.json`), 'junk');
  writeFileSync(join(folder, `known/mirror/log/stable/${last}.json`), 'junk');
  for (const code of ['two', 'three']) {
    await release(slots, 'mf-slots', code);
    for (const name of ['known', 'new']) await shown(name);
  }
  for (const name of ['known', 'new', 'newer']) {
    await shown(name);
    const { changes, faults } = readChanges(machine(name), publicHalf(first), STABLE);
    expect(changes.map(({ sequence }) => sequence)).toEqual([1, 2, 3]);
    expect(faults).toEqual(name === 'known' ? [`Entry ${last} of the log of stable is not JSON.`] : []);
    expect(changesSince(machine(name), publicHalf(first), STABLE, 0)).toHaveLength(3);
  }
});

test.each([
  ['junk', 'junk'],
  ['a file over the limit', ' '.repeat(64 * 1024 + 1)],
])('%s that takes the number of an entry is a fault of the log on every machine', async (_, content) => {
  await shown('known');
  writeFileSync(bucketFile('log/stable/000000000000002.json'), content);
  for (const code of ['two', 'three']) await release(slots, 'mf-slots', code);
  for (const name of ['known', 'new']) await shown(name);
  const publisher = publisherOf('of-mf-slots', slots);
  await publisher.refresh();
  for (const name of ['known', 'new', 'of-mf-slots']) {
    const { changes, faults } = readChanges(machine(name), publicHalf(first), STABLE);
    // The state contains the entry that the log has not got.
    expect([name, ...changes.map(({ sequence }) => sequence)]).toEqual([name, 1, 2, 3]);
    expect(faults).toEqual(['Entry 2 of the log of stable is not JSON.']);
  }
  // A mirror keeps nothing of what is too long.
  expect(machine('new').read('log', STABLE, '2.json').toString().trim()).toBe(content.trim());
  expect(machine('new').read('log', STABLE, '2.json').length).toBeLessThan(64 * 1024);
});

test('a mirror follows the channel although it keeps a refused state that was removed from the bucket', async () => {
  const id = await shown('known');
  const state = usualState(400_000, id);
  writeFileSync(statePath(400_000), JSON.stringify(signValue('channel', state, newKey())));
  await expect(shown('known')).rejects.toThrow('State 400000 of channel stable is not signed');
  rmSync(statePath(400_000));
  const next = await release(slots, 'mf-slots', 'two');
  await expect(shown('known')).rejects.toThrow('State 400000 of channel stable is not signed');
  expect(machine('known').memory.newest(STABLE, publicHalf(first))?.current).toBe(next);
});

const version = '0.1.0-made-up';
const basketOf = (manifestSha256: string, name = version) => ({ 'mf-basket': { version: name, manifestSha256 } });
const noDigest = { name: 'mf-basket', version, entry: { file: 'a' }, exposes: {}, files: { a: null } };
test.each<[string, boolean, object, object, string]>([
  ['a parent that is no name of a composition', false, {}, { parent: 'a/b' }, ''],
  ['a package that is none', false, { 'mf-basket': null }, {}, ''],
  ['a version that is no name', true, basketOf('', '../x'), {}, ''],
  ['a version that is not in the bucket', true, basketOf(''), {}, ''],
  ...['null', '{', JSON.stringify(noDigest)].map((manifest): [string, boolean, object, object, string] => [
    `the manifest ${manifest}`,
    true,
    basketOf(sha256(manifest)),
    {},
    manifest,
  ]),
])(
  'a state that shows %s stops no machine, and a team can recover',
  async (_, isAccepted, packages, fields, manifest) => {
    const id = (await shown('known')) ?? '';
    const before = currentComposition(machine('known'), publicHalf(first))?.packages;
    await bucket().create(`packages/mf-basket/${version}/manifest.json`, Buffer.from(manifest));
    const evil = force(2, { createdAt: EXPIRES, note: '', packages: { ...before, ...packages }, ...fields });
    for (const name of ['known', 'new']) {
      if (isAccepted) expect(await shown(name)).toBe(evil);
      else await expect(shown(name)).rejects.toThrow('State 2 of channel stable is refused');
    }
    // One that is accepted is taken back by a key of the package that it changes.
    await recover(id, isAccepted ? basket : slots);
    const next = await release(slots, 'mf-slots', 'two');
    expect([await shown('known'), await shown('new'), await shown('newer')]).toEqual([next, next, next]);
  },
);

test('a mirror stores no state while what it shows cannot be read', async () => {
  const id = await shown('known');
  await release(basket, 'mf-basket', 'two');
  const away: ReleaseBucket = bucket();
  const read = away.read.bind(away);
  away.read = async (path, limit) => {
    if (path.endsWith('server.cjs')) throw new Error('the bucket is away');
    return read(path, limit);
  };
  const mirror = new ReleaseMirror(away, machine('known'), publicHalf(first));
  await expect(mirror.follow(STABLE, true)).rejects.toThrow('the bucket is away');
  expect(currentComposition(machine('known'), publicHalf(first))?.id).toBe(id);
});
