/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderBucket } from '@storefront/releases/bucket/folder-bucket';
import { PublisherStore } from '@storefront/releases/bucket/publisher-store';
import { promote } from '@storefront/releases/channels/promote';
import { publishRelease } from '@storefront/releases/publishing/publish-release';
import { writeTestBuild } from '@storefront/releases/publishing/test-build';
import { releaseKey } from '@storefront/releases/signatures/release-key';
import { ReleaseStore } from '@storefront/releases/store/release-store';
import type { ReleaseSession } from '../session/release-session';
import { printLog } from './log-command';
import { printStatus } from './status-command';

const folder = mkdtempSync(join(tmpdir(), 'log-command-'));
const key = releaseKey(join(folder, 'release.pem'));
const store = new ReleaseStore(join(folder, 'releases'), undefined, { name: 'ann@example.com' });
let said: string[];
beforeEach(() => {
  said = [];
  jest.spyOn(console, 'log').mockImplementation((line: unknown) => void said.push(String(line)));
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function publish(name: string, code: string, at: string, to: ReleaseStore = store): Promise<string> {
  writeTestBuild(join(folder, 'build'), { name, server: code, files: { 'entry.js': '' } });
  const source = { commit: '0123456789abcdef' };
  return (await publishRelease(to, key, join(folder, 'build'), { source, now: new Date(at) })).version;
}
const print = (publications = false, last = 20) => printLog({ store, key } as ReleaseSession, { last, publications });

test('log shows changes, and publications only if it is asked for them', async () => {
  const shell = await publish('shell', 'shell', '2026-03-01T09:00:00.000Z');
  promote(store, key, { shell }, new Date());
  const late = await publish('mf-basket', 'late', '2099-03-01T09:00:00.000Z');
  await print(false, 1);
  expect(said).toEqual([expect.stringMatching(/ {2}stable 1 {2}promote shell /)]);
  said = [];
  await print(true);
  expect(said).toEqual([
    expect.stringMatching(
      new RegExp(`^2026-03-01T09:00:00.000Z  publications 1  publish shell ${shell} of commit 0123456789  by ann`),
    ),
    expect.stringMatching(new RegExp(`^2099-03-01T09:00:00.000Z  publications 2  publish mf-basket ${late} `)),
  ]);
});

test('log and status print JSON for programs', async () => {
  await printLog({ store, key } as ReleaseSession, { last: 1, publications: false, json: true });
  expect(JSON.parse(said.join('\n'))).toEqual([
    expect.objectContaining({ channel: 'stable', sequence: 1, note: expect.stringMatching(/^promote shell /) }),
  ]);
  said = [];
  await printStatus({ store, key } as ReleaseSession, { json: true });
  expect(JSON.parse(said.join('\n'))).toMatchObject({
    channel: 'stable',
    composition: expect.stringMatching(/^[0-9a-f]+$/),
    packages: [{ name: 'shell', version: expect.any(String), isRolledBack: false }],
    canaries: {},
    pins: {},
  });
});

test.each(['packages/notes.txt', 'packages/.DS_Store', 'packages/mf-basket/notes.txt', 'log/publications/.notes'])(
  'log leaves out a file that is no release: %s',
  async (path) => {
    writeFileSync(join(store.root, path), 'notes');
    await print(true);
    rmSync(join(store.root, path));
    expect(said).toHaveLength(2);
  },
);

test.each([
  [28, 'There are 18 more faults.'],
  [11, 'There is 1 more fault.'],
])('log prints the first of %i faults and counts the rest', async (faults, rest) => {
  const files = Array.from({ length: faults }, (_, at) => join(store.root, `log/publications/${at + 3}.json`));
  for (const file of files) writeFileSync(file, '{}');
  const error: Error = await print().then(
    () => new Error('no fault'),
    (reason: Error) => reason,
  );
  const lines = error.message.split('\n');
  expect(lines).toHaveLength(11);
  expect(lines.at(0)).toBe('Entry 3 of the log of publications is not signed.');
  expect(lines.at(-1)).toBe(rest);
  for (const file of files) rmSync(file);
});

test('log waits for the entry of a change that is being made, and reports one that stays away', async () => {
  const entry = join(store.root, 'log/stable/1.json');
  const text = readFileSync(entry);
  rmSync(entry);
  const printed = print();
  // The state exists when the command reads it first.
  await new Promise((resume) => setImmediate(resume));
  writeFileSync(entry, text);
  await printed;
  expect(said).toHaveLength(1);
  rmSync(entry);
  await expect(print()).rejects.toThrow('State 1 of channel stable has no entry in the log.');
  writeFileSync(entry, text);
});

test('log reports on a new machine that the newest entry was deleted from the bucket', async () => {
  mkdirSync(join(folder, 'bucket'));
  const bucket = new FolderBucket(join(folder, 'bucket'));
  const machine = (name: string): ReleaseStore =>
    new PublisherStore(bucket, new ReleaseStore(join(folder, name)), key, { name });
  const ann = machine('ann');
  await publish('mf-basket', 'one', '2026-03-01T09:00:00.000Z', ann);
  const version = await publish('mf-basket', 'two', '2026-03-01T09:00:00.000Z', ann);
  const tooLong = Buffer.alloc(5 * 1024 * 1024);
  await bucket.create('packages/mf-basket/1/release.json', Buffer.from('{}'));
  await bucket.create('packages/mf-basket/2/release.json', tooLong);
  await bucket.create('packages/.notes/1/release.json', tooLong);
  const print = (name: string) =>
    printLog({ store: machine(name), key } as ReleaseSession, { last: 20, publications: false });
  await print('new');
  rmSync(join(folder, 'bucket/log/publications/000000000000002.json'));
  await expect(print('newer')).rejects.toThrow(
    `mf-basket ${version} is not entry 2 of the log of publications: entries were removed or replaced.`,
  );
});

test('log reads the bucket again for the entry of a change that is being made', async () => {
  mkdirSync(join(folder, 'shared'));
  const bucket = new FolderBucket(join(folder, 'shared'));
  const machine = (name: string) => new PublisherStore(bucket, new ReleaseStore(join(folder, name)), key, { name });
  const ben = machine('ben');
  const shell = await publish('shell', 'shell', '2026-03-01T09:00:00.000Z', ben);
  await ben.change(() => promote(ben, key, { shell }, new Date()));
  const entry = join(folder, 'shared/log/stable/000000000000001.json');
  const text = readFileSync(entry);
  rmSync(entry);
  const carl = machine('carl');
  await carl.refresh();
  const refresh = carl.refresh.bind(carl);
  jest.spyOn(carl, 'refresh').mockImplementation(() => {
    writeFileSync(entry, text);
    return refresh();
  });
  await printLog({ store: carl, key } as unknown as ReleaseSession, { last: 20, publications: false });
  expect(said).toEqual([expect.stringMatching(/ {2}stable 1 {2}promote shell /)]);
});
