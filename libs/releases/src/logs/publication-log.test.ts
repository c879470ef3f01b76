/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promote } from '../channels/promote';
import { publishRelease } from '../publishing/publish-release';
import { readReleaseRecord, writeReleaseRecord } from '../publishing/release-record';
import { writeTestBuild } from '../publishing/test-build';
import { keyFingerprint, releaseKey } from '../signatures/release-key';
import { sha256 } from '../signatures/sha256';
import { readSigned, signValue } from '../signatures/signature';
import { cleanReleases } from '../store/clean-releases';
import { ReleaseStore } from '../store/release-store';
import { rotateRole } from '../trust/change-roles';
import { newKey, publicHalf, TestTeams } from '../trust/test-teams';
import { logPublication } from './publication-log';
import { readPublications } from './read-publications';

const now = new Date('2026-03-01T09:00:00Z');
const commit = '0123456789abcdef0123456789abcdef01234567';

let folder: string;
let key: ReturnType<typeof releaseKey>;
let store: ReleaseStore;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'publications-'));
  key = releaseKey(join(folder, 'keys/release.pem'));
  store = storeOf('ann@example.com');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const storeOf = (name: string) => new ReleaseStore(join(folder, 'releases'), undefined, { name });
const entry = (sequence: number) => join(folder, `releases/log/publications/${sequence}.json`);
let builds = 0;

async function publish(name: string, code: string, to = store, source = {}): Promise<string> {
  builds += 1;
  const root = join(folder, `build-${builds}`);
  writeTestBuild(root, { name, server: code, files: { 'entry.js': name } });
  return (await publishRelease(to, key, root, { now, source })).version;
}

const notes = (of = store) => readPublications(of, key).changes.map(({ by, note }) => `${note} by ${by}`);

test('the log says who published a version, of which commit, and whether the tree had other changes', async () => {
  const basket = await publish('mf-basket', 'one', store, { commit });
  const slots = await publish('mf-slots', 'one', storeOf('ben@example.com'), { commit, uncommitted: true });
  const { changes, faults } = readPublications(store, key);
  expect(faults).toEqual([]);
  expect(notes()).toEqual([
    `publish mf-basket ${basket} of commit 0123456789 by ann@example.com`,
    `publish mf-slots ${slots} of commit 0123456789 with uncommitted changes by ben@example.com`,
  ]);
  expect(changes[1]).toMatchObject({ channel: 'publications', sequence: 2, at: now.toISOString() });
  expect(readReleaseRecord(store, key, 'mf-slots', slots)).toMatchObject({ entry: 2, publishedAt: now.toISOString() });
});

test('a version that is published again is in the log once, and again after it was cleaned away', async () => {
  const shell = await publish('shell', 'shell');
  const first = await publish('mf-basket', 'one');
  await publish('mf-basket', 'one', storeOf('ben@example.com'));
  expect(notes()).toHaveLength(2);
  promote(store, key, { shell }, now);
  cleanReleases(store, key, { keep: 0, olderThanMs: 0, now: new Date(Date.now() + 1_000) });
  expect(store.has('packages', 'mf-basket', first)).toBe(false);
  expect(notes()).toHaveLength(2);
  await publish('mf-basket', 'one');
  expect(notes().at(-1)).toBe(`publish mf-basket ${first} by ann@example.com`);
  expect(readPublications(store, key)).toMatchObject({ changes: { length: 3 }, faults: [] });
});

test('a version without an entry gets one when it is published again', async () => {
  const version = await publish('mf-basket', 'one');
  const { entry: _entry, ...record } = readReleaseRecord(store, key, 'mf-basket', version);
  writeReleaseRecord(store, key, record);
  await publish('mf-basket', 'one');
  expect(notes()).toHaveLength(1);
  rmSync(entry(1));
  writeReleaseRecord(store, key, record);
  await publish('mf-basket', 'one');
  expect(notes()).toEqual([`publish mf-basket ${version} by ann@example.com`]);
});

test('a version that is published again without its source keeps its commit, and names the entry that it got later', async () => {
  const version = await publish('mf-basket', 'one', store, { commit });
  const { entry: _entry, ...record } = readReleaseRecord(store, key, 'mf-basket', version);
  writeReleaseRecord(store, key, record);
  rmSync(entry(1));
  await publishRelease(store, key, join(folder, `build-${builds}`), { now: new Date() });
  const again = { ...record, publishedAt: expect.any(String), entry: 1 };
  expect(readReleaseRecord(store, key, 'mf-basket', version)).toEqual(again);
  expect(readPublications(store, key).faults).toEqual([]);
});

test('a publication that breaks off before its record is repeated, and loses no entry', async () => {
  const replace = jest.spyOn(store, 'replace').mockImplementation(function (this: ReleaseStore, content, ...parts) {
    if (parts.at(-1) === 'release.json') throw new Error('the disk is full');
    ReleaseStore.prototype.replace.call(this, content, ...parts);
  });
  await expect(publish('mf-basket', 'one')).rejects.toThrow('the disk is full');
  replace.mockRestore();
  const version = await publish('mf-basket', 'one');
  expect(readReleaseRecord(store, key, 'mf-basket', version).entry).toBe(2);
  expect(readPublications(store, key)).toMatchObject({ changes: { length: 2 }, faults: [] });
});

test('publishers at the same moment all get their entries', async () => {
  const authors = ['ann', 'ben', 'cem', 'dot'];
  await Promise.all(authors.map((name) => publish(`mf-${name}`, name, storeOf(name))));
  expect(
    notes()
      .map((note) => note.split(' by ')[1])
      .sort(),
  ).toEqual(authors);
  expect(readPublications(store, key).faults).toEqual([]);
});

test('publications of one process at the same moment follow each other', async () => {
  const published = {
    version: '0.1.0-0123456789ab',
    manifestSha256: sha256('manifest'),
    at: now.toISOString(),
    by: 'ann',
  };
  const names = ['shell', 'mf-basket', 'mf-slots'];
  await Promise.all(names.map((name) => logPublication(store, key, { name, ...published })));
  expect(readPublications(store, key)).toMatchObject({ changes: names.map(() => expect.anything()), faults: [] });
});

test('an entry that was removed, replaced or edited is reported, the newest too', async () => {
  for (const code of ['one', 'two', 'three']) await publish('mf-basket', code);
  const texts = [1, 2, 3].map((sequence) => readFileSync(entry(sequence), 'utf8'));
  const faultsAfter = (change: () => void) => {
    change();
    const { faults } = readPublications(store, key);
    for (const [at, text] of texts.entries()) writeFileSync(entry(at + 1), text);
    return faults.join(' ');
  };
  expect(faultsAfter(() => rmSync(entry(2)))).toContain('Entry 3 of the log of publications does not follow entry 1');
  expect(faultsAfter(() => rmSync(entry(3)))).toMatch(/mf-basket \S+ is not entry 3 of the log of publications/);
  expect(faultsAfter(() => writeFileSync(entry(2), texts[0] ?? ''))).toContain('was signed as entry 1');
  expect(faultsAfter(() => writeFileSync(entry(2), texts[1]?.replace('ann@', 'eve@') ?? ''))).toContain(
    'is not signed with this installation',
  );
  expect(faultsAfter(() => undefined)).toBe('');
});

test('a version whose record names no entry is looked for in one list of the log', async () => {
  const version = await publish('mf-basket', 'one');
  for (let count = 0; count < 40; count += 1) writeFileSync(entry(count + 2), readFileSync(entry(1)));
  const path = join(folder, `releases/packages/mf-basket/${version}/release.json`);
  const { signed } = readSigned<{ entry?: number }>(readFileSync(path), 'the record');
  writeFileSync(path, JSON.stringify(signValue('release', { ...signed, entry: undefined }, key)));
  const list = jest.spyOn(store, 'list');
  await publish('mf-basket', 'one');
  expect(list.mock.calls.filter(([log]) => log === 'log').length).toBeLessThan(10);
  list.mockRestore();
});

test('an unsigned file takes no number from publications', async () => {
  await publish('mf-basket', 'one');
  // More than a publisher tries.
  for (let sequence = 2; sequence <= 61; sequence += 1) writeFileSync(entry(sequence), '{}');
  writeFileSync(entry(999_999_999_999_999), '{}');
  for (const code of ['two', 'three']) await publish('mf-basket', code);
  const { changes, faults } = readPublications(store, key);
  expect(changes.map(({ sequence }) => sequence)).toEqual([1, 62, 63]);
  expect(faults).toHaveLength(61);
  expect(faults.at(-1)).toBe('Entry 999999999999999 of the log of publications is not signed.');
  const newest = readPublications(store, key, 4);
  expect(newest.changes.map(({ sequence }) => sequence)).toEqual([1, 62, 63]);
  expect(newest.faults).toEqual([
    ...[999_999_999_999_999, 61, 60].map((at) => `Entry ${at} of the log of publications is not signed.`),
    '58 more files of the log of publications are no publications, and are left out.',
  ]);
});

test('the newest entries are looked for among so many files at most', async () => {
  await publish('mf-basket', 'one');
  for (let sequence = 2; sequence <= 2_001; sequence += 1) writeFileSync(entry(sequence), '{}');
  const { changes, faults } = readPublications(store, key, 1);
  expect(changes).toEqual([]);
  expect(faults.at(-1)).toBe('Only the last 2000 of 2001 files of the log of publications were read.');
});

test('a file over the limit is a fault of the log, and stops no publication', async () => {
  await publish('mf-basket', 'one');
  writeFileSync(entry(2), ' '.repeat(5 * 1024 * 1024));
  await publish('mf-basket', 'two');
  const { changes, faults } = readPublications(store, key);
  expect(changes.map(({ sequence }) => sequence)).toEqual([1, 3]);
  expect(faults).toEqual([expect.stringContaining('2.json has 5242880 bytes; the maximum is 4194304.')]);
});

test('an entry that was replaced by an unsigned file is missed by the next one', async () => {
  for (const code of ['one', 'two', 'three']) await publish('mf-basket', code);
  writeFileSync(entry(2), '{}');
  expect(readPublications(store, key).faults).toEqual(
    expect.arrayContaining([
      'Entry 2 of the log of publications is not signed.',
      expect.stringContaining('Entry 3 of the log of publications does not follow entry 1'),
    ]),
  );
});

test('only the newest entries are read where not all are needed', async () => {
  for (const code of ['one', 'two', 'three']) await publish('mf-basket', code);
  rmSync(entry(1));
  expect(readPublications(store, key, 2)).toMatchObject({ changes: [{ sequence: 2 }, { sequence: 3 }], faults: [] });
});

test.each([{ commit: 7 }, { name: ['mf-basket'] }, { by: null }, { at: 7 }, { at: 'yesterday' }])(
  'a signed entry with other fields than a publication has is a fault of that entry: %j',
  async (fields) => {
    await publish('mf-basket', 'one');
    const published = { name: 'mf-basket', version: '1', manifestSha256: sha256('') };
    const previous = sha256(store.read('log', 'publications', '1.json'));
    const odd = { sequence: 2, at: now.toISOString(), by: 'eve', ...published, previous, ...fields };
    store.create(JSON.stringify(signValue('publication', odd, key)), 'log', 'publications', '2.json');
    const { changes, faults } = readPublications(store, key);
    expect(changes).toMatchObject([{ sequence: 1 }]);
    expect(faults).toEqual([expect.stringContaining(`Entry 2 of the log of publications has an invalid form: /`)]);
  },
);

describe('with roles', () => {
  let teams: TestTeams;
  beforeEach(async () => {
    teams = new TestTeams(join(folder, 'teams'));
    await teams.start();
  });
  const read = () => readPublications(teams.machine('shell'), publicHalf(teams.first));

  test.each([undefined, 'replaced', 'leaked'])(
    'an entry names the role and the key of its publisher, although the key was %s since then',
    async (state) => {
      await teams.publish(teams.basket, 'mf-basket', 'two');
      const keys = [publicHalf(newKey())];
      if (state) rotateRole(teams.store, teams.first, 'basket-team', keys, state === 'leaked', [teams.first]);
      const signed = { role: 'basket-team', key: keyFingerprint(teams.basket) };
      expect(read()).toMatchObject({ faults: [], changes: [{}, {}, {}, signed] });
    },
  );

  test('an entry with a number near the highest stops no later publication', async () => {
    const published = { name: 'mf-basket', version: '1', manifestSha256: sha256('') };
    const last = 999_999_999_999_999;
    const stray = { sequence: last, at: now.toISOString(), by: 'eve', ...published };
    const text = JSON.stringify(signValue('publication', stray, teams.basket));
    teams.store.create(text, 'log', 'publications', `${last}.json`);
    for (const code of ['two', 'three']) await teams.publish(teams.slots, 'mf-slots', code);
    const { changes, faults } = read();
    expect(changes.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5]);
    expect(faults).toEqual([
      `Entry ${last} of the log of publications leaves out the numbers after 5, so it does not count: remove log/publications/${last}.json, and publish its version again.`,
    ]);
  });

  test('an entry that is signed for the package of another team is reported', async () => {
    const version = await teams.publish(teams.basket, 'mf-basket', 'two');
    const previous = sha256(teams.store.read('log', 'publications', '4.json'));
    const published = { name: 'mf-basket', version, manifestSha256: sha256('') };
    const forged = { sequence: 5, at: now.toISOString(), by: 'eve', ...published, previous };
    const text = JSON.stringify(signValue('publication', forged, teams.slots));
    teams.store.create(text, 'log', 'publications', '5.json');
    expect(read().faults).toEqual([
      `Entry 5 of the log of publications is signed with the key ${keyFingerprint(teams.slots)}, which never had a role for mf-basket.`,
    ]);
  });
});
