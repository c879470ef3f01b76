/** @jest-environment node */

import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endCanary, startCanary } from '../canaries/canaries';
import { ChannelMemory } from '../channels/channel-memory';
import { CANARY, STABLE } from '../channels/channel-names';
import { promote } from '../channels/promote';
import { recoverChannel } from '../channels/recover-channel';
import { rollBack } from '../channels/roll-back';
import { currentComposition } from '../compositions/current-composition';
import { publishRelease } from '../publishing/publish-release';
import { readReleaseRecord } from '../publishing/release-record';
import { writeTestBuild } from '../publishing/test-build';
import { releaseKey } from '../signatures/release-key';
import { readSigned, signValue } from '../signatures/signature';
import { cleanReleases } from '../store/clean-releases';
import { ReleaseStore } from '../store/release-store';
import { readChanges } from './change-log';

const now = new Date('2026-03-01T09:00:00Z');
const memory = new ChannelMemory();

let folder: string;
let key: ReturnType<typeof releaseKey>;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'releases-'));
  key = releaseKey(join(folder, 'keys/release.pem'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const storeOf = (name: string, reason?: string) => new ReleaseStore(join(folder, 'releases'), memory, { name, reason });
const entry = (channel: string, sequence: number) => join(folder, `releases/log/${channel}/${sequence}.json`);

async function publish(store: ReleaseStore, name: string, code: string): Promise<string> {
  writeTestBuild(join(folder, name), { name, server: code, files: { [`entry.${code}.js`]: code } });
  return (await publishRelease(store, key, join(folder, name))).version;
}

/** Ann shows the shell and a basket, Ben another basket, which Ann rolls back. */
async function releaseThrice(): Promise<{ store: ReleaseStore; first: string; second: string }> {
  const ann = storeOf('ann@example.com');
  const ben = storeOf('ben@example.com');
  const first = await publish(ann, 'mf-basket', 'one');
  promote(ann, key, { shell: await publish(ann, 'shell', 'shell'), 'mf-basket': first }, now);
  const second = await publish(ben, 'mf-basket', 'two');
  promote(ben, key, { 'mf-basket': second }, now);
  rollBack(storeOf('ann@example.com', 'slower on phones'), key, undefined, now);
  return { store: ann, first, second };
}

test('the log says who changed a channel, what they did and why', async () => {
  const { store, second } = await releaseThrice();
  const { changes, faults } = readChanges(store, key, STABLE);
  expect(faults).toEqual([]);
  expect(
    changes.map(({ sequence, by, note, reason }) => [sequence, by, note.replace(/[0-9a-f]{32}$/, 'ID'), reason]),
  ).toEqual([
    [1, 'ann@example.com', expect.stringContaining('promote shell'), undefined],
    [2, 'ben@example.com', `promote mf-basket ${second}`, undefined],
    [3, 'ann@example.com', 'rollback to composition ID', 'slower on phones'],
  ]);
  expect(changes[2]?.composition).toBe(changes[0]?.composition);
});

test('a canary is in a log of its own', async () => {
  const { store } = await releaseThrice();
  const versions = { 'mf-basket': await publish(store, 'mf-basket', 'three') };
  startCanary(store, key, { name: 'mf-basket', versions, share: 5 }, now);
  endCanary(store, key, 'mf-basket');
  const { changes, faults } = readChanges(store, key, CANARY);
  expect(faults).toEqual([]);
  expect(changes.map(({ note }) => note)).toEqual([
    expect.stringMatching(/^canary mf-basket for 5 of 100: mf-basket /),
    'end canary mf-basket',
  ]);
});

test('a recovery, which leaves numbers out, continues the log', async () => {
  const { store } = await releaseThrice();
  const { id } = recoverChannel(store, key, currentComposition(store, key)?.id ?? '', 40);
  const { changes, faults } = readChanges(store, key, STABLE);
  expect(faults).toEqual([]);
  expect(changes.at(-1)).toMatchObject({ sequence: 41, note: `recover ${id}` });
});

test('the record of a version names its publisher', async () => {
  const { store, second } = await releaseThrice();
  expect(readReleaseRecord(store, key, 'mf-basket', second).publishedBy).toBe('ben@example.com');
});

test('cleaning keeps the log', async () => {
  const { store } = await releaseThrice();
  cleanReleases(store, key, { keep: 0, olderThanMs: 0, now: new Date(Date.now() + 1_000), dryRun: false });
  expect(readChanges(store, key, STABLE)).toMatchObject({ changes: { length: 3 }, faults: [] });
});

test('an entry that was removed, replaced, edited or never written is reported', async () => {
  const { store } = await releaseThrice();
  const faultsAfter = (change: () => void) => {
    const texts = [1, 2, 3].map((sequence) => readFileSync(entry(STABLE, sequence), 'utf8'));
    change();
    const { faults } = readChanges(store, key, STABLE);
    for (const [at, text] of texts.entries()) writeFileSync(entry(STABLE, at + 1), text);
    return faults.join(' ');
  };
  const text = (sequence: number) => readFileSync(entry(STABLE, sequence), 'utf8');
  expect(faultsAfter(() => rmSync(entry(STABLE, 2)))).toContain('Entry 3 of the log of stable does not follow entry 1');
  expect(faultsAfter(() => rmSync(entry(STABLE, 1)))).toContain(
    'Entry 2 of the log of stable does not follow the entry that it names',
  );
  expect(faultsAfter(() => writeFileSync(entry(STABLE, 2), text(1)))).toContain('was signed as entry 1 of stable');
  expect(faultsAfter(() => writeFileSync(entry(STABLE, 2), text(2).replace('ben@', 'eve@')))).toContain(
    'is not signed with this installation',
  );
  expect(faultsAfter(() => rmSync(entry(STABLE, 3)))).toContain('State 3 of channel stable has no entry in the log');
  expect(faultsAfter(() => undefined)).toBe('');
});

test('a file over the limit is a fault of the log, and the next change follows the entry before it', async () => {
  const { store, first } = await releaseThrice();
  writeFileSync(entry(STABLE, 4), ' '.repeat(5 * 1024 * 1024));
  recoverChannel(store, key, currentComposition(store, key)?.id ?? '', 4);
  promote(store, key, { 'mf-basket': first }, now);
  const { changes, faults } = readChanges(store, key, STABLE);
  expect(changes.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 5, 6]);
  expect(faults).toEqual([expect.stringContaining('4.json has 5242880 bytes; the maximum is 4194304.')]);
});

test.each<[string, (path: string) => void]>([
  ['a folder', (path) => mkdirSync(path)],
  ['a link', (path) => symlinkSync(entry(STABLE, 1), path)],
  ['over the limit', (path) => writeFileSync(path, ' '.repeat(5 * 1024 * 1024))],
])('a file that is %s, after one that is not signed, stops no change and breaks no chain', async (_, make) => {
  const { store, first } = await releaseThrice();
  writeFileSync(entry(STABLE, 4), 'junk');
  make(entry(STABLE, 5));
  recoverChannel(store, key, currentComposition(store, key)?.id ?? '', 5);
  promote(store, key, { 'mf-basket': first }, now);
  const { changes, faults } = readChanges(store, key, STABLE);
  expect(changes.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 6, 7]);
  expect(faults).toHaveLength(2);
  expect(faults.join(' ')).not.toContain('does not follow');
});

test.each([{ at: 7 }, { note: null }, { canaries: [] }])(
  'a signed entry with other fields than a change has is a fault of that entry: %j',
  async (fields) => {
    const { store } = await releaseThrice();
    const { signed } = readSigned<object>(readFileSync(entry(STABLE, 3)), 'the entry');
    writeFileSync(entry(STABLE, 3), JSON.stringify(signValue('change', { ...signed, ...fields }, key)));
    const { changes, faults } = readChanges(store, key, STABLE);
    // The state contains the entry as its publisher signed it.
    expect(changes).toMatchObject([
      { sequence: 1 },
      { sequence: 2 },
      { sequence: 3, note: expect.stringMatching(/^rollback/) },
    ]);
    expect(faults).toEqual([expect.stringContaining('Entry 3 of the log of stable has an invalid form: /')]);
  },
);

const remove = (...sequences: number[]) => {
  for (const sequence of sequences) rmSync(entry(STABLE, sequence));
};

test('junk in a number that a recovery leaves out hides no removal of the entries before it', async () => {
  const { store } = await releaseThrice();
  writeFileSync(entry(STABLE, 4), 'junk');
  recoverChannel(store, key, currentComposition(store, key)?.id ?? '', 4);
  remove(1, 2, 3);
  expect(readChanges(store, key, STABLE).faults).toEqual([
    'Entry 4 of the log of stable is not JSON.',
    'Entry 5 of the log of stable does not follow the entry that it names: entries were removed or replaced.',
  ]);
});

test('junk in place of the newest entry hides neither it nor the removal of those before it', async () => {
  const { store, first } = await releaseThrice();
  writeFileSync(entry(STABLE, 3), 'junk');
  remove(1, 2);
  promote(store, key, { 'mf-basket': first }, now);
  const { changes, faults } = readChanges(store, key, STABLE);
  expect(changes.map(({ sequence }) => sequence)).toEqual([3, 4]);
  expect(faults).toEqual([
    'Entry 3 of the log of stable is not JSON.',
    'Entry 3 of the log of stable does not follow the entry that it names: entries were removed or replaced.',
  ]);
});

test('the next change adds the entry again whose file somebody replaced, once that file is removed', async () => {
  const { store, first, second } = await releaseThrice();
  const text = readFileSync(entry(STABLE, 3));
  writeFileSync(entry(STABLE, 3), 'junk');
  promote(store, key, { 'mf-basket': first }, now);
  remove(3);
  promote(store, key, { 'mf-basket': second }, now);
  expect(readFileSync(entry(STABLE, 3))).toEqual(text);
  expect(readChanges(store, key, STABLE)).toMatchObject({ changes: { length: 5 }, faults: [] });
});

test('a signed entry that is not the one of its state is reported, now and after the next change', async () => {
  const { store, first } = await releaseThrice();
  const { signed } = readSigned<object>(readFileSync(entry(STABLE, 3)), 'the entry');
  writeFileSync(entry(STABLE, 3), JSON.stringify(signValue('change', { ...signed, by: 'eve' }, key)));
  const faults = () => readChanges(store, key, STABLE).faults;
  expect(faults()).toEqual(['Entry 3 of the log of stable is not the one that the state of the channel contains.']);
  promote(store, key, { 'mf-basket': first }, now);
  expect(faults()).toEqual([expect.stringContaining('Entry 4 of the log of stable does not follow entry 3')]);
});

test('a signed entry that was put into a number which a recovery left out is reported', async () => {
  const { store } = await releaseThrice();
  recoverChannel(store, key, currentComposition(store, key)?.id ?? '', 4);
  const { signed } = readSigned<object>(readFileSync(entry(STABLE, 5)), 'the entry');
  writeFileSync(entry(STABLE, 4), JSON.stringify(signValue('change', { ...signed, sequence: 4 }, key)));
  expect(readChanges(store, key, STABLE).faults).toEqual([
    'Entry 5 of the log of stable follows entry 3: the entries between them were not accepted.',
  ]);
});
