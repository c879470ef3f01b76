/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ChannelMemory } from '../channels/channel-memory';
import { readPublications } from '../logs/read-publications';
import { ReleaseMirror } from '../mirror/release-mirror';
import { publishRelease } from '../publishing/publish-release';
import { writeTestBuild } from '../publishing/test-build';
import { releaseKey } from '../signatures/release-key';
import { sha256 } from '../signatures/sha256';
import { readSigned, signValue } from '../signatures/signature';
import { ReleaseStore } from '../store/release-store';
import { FolderBucket } from './folder-bucket';
import { PublisherStore } from './publisher-store';

let folder: string;
let key: ReturnType<typeof releaseKey>;
let bucket: FolderBucket;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bucket-publications-'));
  key = releaseKey(join(folder, 'keys/release.pem'));
  mkdirSync(join(folder, 'bucket'));
  bucket = new FolderBucket(join(folder, 'bucket'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const machine = (name: string) =>
  new PublisherStore(bucket, new ReleaseStore(join(folder, name), new ChannelMemory()), key, { name });

let builds = 0;
async function publish(name: string, code: string, to: ReleaseStore): Promise<string> {
  builds += 1;
  const root = join(folder, `build-${builds}`);
  writeTestBuild(root, { name, server: code, files: { 'entry.js': name } });
  return (await publishRelease(to, key, root)).version;
}
const notes = (of: ReleaseStore) => readPublications(of, key).changes.map(({ by, note }) => `${note} by ${by}`);
const junk = (sequence: number, content = '{}') =>
  bucket.create(`log/publications/${String(sequence).padStart(15, '0')}.json`, Buffer.from(content));

test('two publishers at once get an entry each, and each machine has the whole log', async () => {
  const [ann, ben] = [machine('ann'), machine('ben')];
  // Ben takes the number between what Ann reads and what she writes.
  const create = ann.createNow.bind(ann);
  jest.spyOn(ann, 'createNow').mockImplementationOnce(async (content, ...parts) => {
    await publish('mf-slots', 'slots', ben);
    return create(content, ...parts);
  });
  await publish('mf-basket', 'basket', ann);
  for (const one of [ann, ben, machine('new')]) {
    await one.fetchPublications();
    expect(notes(one)).toEqual([
      expect.stringMatching(/^publish mf-slots \S+ by ben$/),
      expect.stringMatching(/^publish mf-basket \S+ by ann$/),
    ]);
    expect(readPublications(one, key).faults).toEqual([]);
  }
});

test('a new machine that publishes reads the newest entry only', async () => {
  for (const code of ['one', 'two', 'three']) await publish('mf-basket', code, machine('ann'));
  const late = machine('late');
  await publish('mf-slots', 'slots', late);
  expect(readdirSync(join(folder, 'late/log/publications')).sort()).toEqual(['3.json', '4.json']);
  expect(await bucket.list('log/publications/')).toHaveLength(4);
  await late.fetchPublications();
  expect(readPublications(late, key)).toMatchObject({ changes: { length: 4 }, faults: [] });
});

test('an entry that could not be read once is read later, and so are those between two commands of a machine', async () => {
  for (const code of ['one', 'two', 'three']) await publish('mf-basket', code, machine('ann'));
  const shell = machine('shell');
  const read = bucket.read.bind(bucket);
  jest.spyOn(bucket, 'read').mockImplementation((path, limit) => {
    if (path.endsWith('2.json')) throw new Error('the bucket is away');
    return read(path, limit);
  });
  await expect(shell.fetchPublications(20)).rejects.toThrow('the bucket is away');
  jest.restoreAllMocks();
  await shell.fetchPublications(20);
  expect(notes(shell)).toHaveLength(3);
  for (const code of ['four', 'five']) await publish('mf-basket', code, machine('ann'));
  await publish('mf-slots', 'slots', shell);
  await shell.fetchPublications(20);
  expect(notes(shell)).toHaveLength(6);
});

test('the packages of one tree are published at once', async () => {
  const ann = machine('ann');
  const names = ['mf-basket', 'mf-slots', 'mf-member'];
  await Promise.all(names.map((name) => publish(name, name, ann)));
  const files = await bucket.list('');
  for (const name of names) expect(files.filter((file) => file.startsWith(`assets/${name}/entry.js`))).toHaveLength(3);
  expect(readPublications(ann, key)).toMatchObject({ changes: { length: 3 }, faults: [] });
});

test('a file that is written while others are uploaded is uploaded with the next ones', async () => {
  const ann = machine('ann');
  const create = bucket.create.bind(bucket);
  jest.spyOn(bucket, 'create').mockImplementationOnce((path, content) => {
    ann.write('late', 'assets', 'mf-slots', 'late.js');
    return create(path, content);
  });
  ann.write('early', 'assets', 'mf-basket', 'early.js');
  await ann.share();
  await ann.share();
  expect(await bucket.list('assets/')).toEqual(['assets/mf-basket/early.js', 'assets/mf-slots/late.js']);
});

test('an unsigned file takes no number from publications, and hides none', async () => {
  await publish('mf-basket', 'one', machine('ann'));
  await junk(2);
  await junk(999_999_999_999_999);
  await bucket.create('log/publications/notes.txt', Buffer.from(''));
  const shell = new ReleaseStore(join(folder, 'shell'));
  const mirror = new ReleaseMirror(bucket, shell, key);
  await mirror.fetchPublications(50);
  for (const [at, name] of ['ann', 'ben', 'cem', 'ann'].entries()) await publish('mf-slots', String(at), machine(name));
  await mirror.fetchPublications(50);
  const whole = machine('new');
  await whole.fetchPublications();
  for (const one of [whole, shell]) {
    const { changes, faults } = readPublications(one, key);
    expect(changes.map(({ sequence }) => sequence)).toEqual([1, 3, 4, 5, 6]);
    // The shell, which shows the newest entries only, has not fetched the file with a far number.
    expect(faults).toHaveLength(one === whole ? 2 : 1);
  }
});

test('a file over the limit stops neither publications nor a mirror', async () => {
  const tooLong = ' '.repeat(5 * 1024 * 1024);
  await publish('mf-basket', 'one', machine('ann'));
  await publish('mf-slots', 'one', machine('ben'));
  await junk(3, tooLong);
  await junk(999_999_999_999_999, tooLong);
  // Ann's folder has no file of Ben.
  await publish('mf-basket', 'two', machine('ann'));
  await publish('mf-slots', 'two', machine('new'));
  const shell = new ReleaseStore(join(folder, 'shell'));
  await new ReleaseMirror(bucket, shell, key).fetchPublications(50);
  const { changes, faults } = readPublications(shell, key);
  expect(changes.map(({ sequence }) => sequence)).toEqual([1, 2, 4, 5]);
  expect(faults).toEqual(['Entry 3 of the log of publications is not JSON.']);
});

test('junk hides none of the newest publications from a mirror, which keeps the large files empty', async () => {
  for (const code of ['one', 'two', 'three']) await publish('mf-basket', code, machine('ann'));
  const shell = new ReleaseStore(join(folder, 'shell'));
  const mirror = new ReleaseMirror(bucket, shell, key);
  await mirror.fetchPublications(2);
  for (let sequence = 4; sequence <= 30; sequence += 1) await junk(sequence, ' '.repeat(100_000));
  await publish('mf-basket', 'four', machine('new'));
  const fresh = new ReleaseStore(join(folder, 'fresh'));
  for (let sequence = 32; sequence <= 60; sequence += 1) await junk(sequence);
  for (const store of [shell, fresh]) {
    await new ReleaseMirror(bucket, store, key).fetchPublications(2);
    const { changes, faults } = readPublications(store, key, 2);
    expect(changes.map(({ sequence }) => sequence)).toEqual([3, 31]);
    expect(faults).toHaveLength(4);
    expect(store.read('log', 'publications', '30.json')).toHaveLength(0);
  }
});

test('more files over the limit than a publication has tries take their numbers only', async () => {
  await publish('mf-basket', 'one', machine('ann'));
  for (let sequence = 2; sequence <= 52; sequence += 1) await junk(sequence, ' '.repeat(4 * 1024 * 1024 + 1));
  await publish('mf-basket', 'two', machine('ann'));
  await publish('mf-slots', 'one', machine('new'));
  const whole = machine('last');
  await whole.fetchPublications();
  expect(readPublications(whole, key).changes.map(({ sequence }) => sequence)).toEqual([1, 53, 54]);
});

test('a version whose entry was replaced by a file over the limit can be published again', async () => {
  await publish('mf-basket', 'one', machine('ann'));
  const [path = ''] = await bucket.list('log/publications/');
  writeFileSync(join(folder, 'bucket', path), ' '.repeat(5 * 1024 * 1024));
  await publish('mf-basket', 'one', machine('new'));
  const whole = machine('last');
  await whole.fetchPublications();
  expect(readPublications(whole, key).changes).toMatchObject([{ sequence: 2 }]);
});

test('an entry with a number near the highest stops no publisher of the bucket', async () => {
  const version = await publish('mf-basket', 'one', machine('ann'));
  const last = 999_999_999_999_999;
  const stray = { sequence: last, at: '2026-03-01T09:00:00.000Z', by: 'eve', name: 'mf-basket', version };
  await junk(last, JSON.stringify(signValue('publication', { ...stray, manifestSha256: '' }, key)));
  // With its file in the mirror of Ann, who reads the whole log, and without it.
  await machine('ann').fetchPublications();
  for (const [at, name] of ['ann', 'new', 'ann', 'new'].entries())
    await publish('mf-basket', `later ${at}`, machine(name));
  for (const name of ['ann', 'late']) {
    const store = machine(name);
    await store.fetchPublications();
    const { changes, faults } = readPublications(store, key);
    expect(changes.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5]);
    expect(faults).toEqual([
      expect.stringContaining(`Entry ${last} of the log of publications leaves out the numbers`),
    ]);
  }
});

test('a mirror of the newest entries shows them, also when earlier ones left out many numbers', async () => {
  await publish('mf-basket', 'one', machine('ann'));
  const shell = new ReleaseStore(join(folder, 'shell'));
  const mirror = new ReleaseMirror(bucket, shell, key);
  await mirror.fetchPublications(2);
  let before = await bucket.read('log/publications/000000000000001.json', 10_000);
  for (const sequence of [900_000, 1_800_000]) {
    const published = {
      at: '2026-03-01T09:00:00.000Z',
      by: 'eve',
      name: 'mf-basket',
      version: '1',
      manifestSha256: '',
    };
    const entry = { sequence, ...published, previous: sha256(before ?? '') };
    before = Buffer.from(JSON.stringify(signValue('publication', entry, key)));
    await junk(sequence, before.toString());
  }
  for (const [at, name] of ['new', 'ann', 'newer'].entries()) await publish('mf-slots', String(at), machine(name));
  await mirror.fetchPublications(2);
  const fresh = new ReleaseStore(join(folder, 'fresh'));
  await new ReleaseMirror(bucket, fresh, key).fetchPublications(2);
  for (const one of [shell, fresh]) {
    const { changes, faults } = readPublications(one, key, 2);
    expect(changes.map(({ sequence }) => sequence)).toEqual([1_800_002, 1_800_003]);
    expect(faults).toEqual([]);
  }
  const whole = machine('last');
  await whole.fetchPublications();
  expect(readPublications(whole, key)).toMatchObject({ changes: { length: 6 }, faults: [] });
});

test('a version whose record names an entry with a far number is logged again', async () => {
  for (const code of ['one', 'two']) await publish('mf-basket', code, machine('ann'));
  const version = await publish('mf-slots', 'one', machine('ann'));
  const far = 5_000_000;
  const at = '2026-03-01T09:00:00.000Z';
  const published = { name: 'mf-slots', version, manifestSha256: '' };
  await junk(far, JSON.stringify(signValue('publication', { sequence: far, at, by: 'eve', ...published }, key)));
  rmSync(join(folder, 'bucket/log/publications/000000000000003.json'));
  const path = join(folder, `bucket/packages/mf-slots/${version}/release.json`);
  const { signed } = readSigned<object>(readFileSync(path), 'the record');
  writeFileSync(path, JSON.stringify(signValue('release', { ...signed, entry: far }, key)));
  const late = machine('late');
  await late.fetchRecords('mf-slots');
  await publish('mf-slots', 'one', late);
  await publish('mf-slots', 'three', late);
  expect((await bucket.list('log/publications/')).map((entry) => Number(entry.slice(-20, -5)))).toEqual([
    1,
    2,
    3,
    4,
    far,
  ]);
  await late.fetchPublications();
  const entry = 'log/publications/000000005000000.json';
  const record = `packages/mf-slots/${version}/release.json`;
  expect(readPublications(late, key).faults).toEqual([
    `Entry ${far} of the log of publications leaves out the numbers after 4, so it does not count: remove ${entry} and ${record} from the bucket, delete the mirror ${join(folder, 'late')}, and publish its version again.`,
    expect.stringContaining(`is not entry ${far} of the log of publications`),
  ]);
  for (const removed of [`bucket/${entry}`, `bucket/${record}`, 'late'])
    rmSync(join(folder, removed), { recursive: true });
  await publish('mf-slots', 'one', machine('late'));
  const again = machine('late');
  await again.fetchAllRecords();
  await again.fetchPublications();
  expect(readPublications(again, key)).toMatchObject({ changes: { length: 5 }, faults: [] });
});
