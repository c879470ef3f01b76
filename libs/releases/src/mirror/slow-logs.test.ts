/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderBucket } from '../bucket/folder-bucket';
import { PublisherStore } from '../bucket/publisher-store';
import { ChannelMemory } from '../channels/channel-memory';
import { STABLE } from '../channels/channel-names';
import { promote } from '../channels/promote';
import type { Channel } from '../compositions/composition.types';
import { readChanges } from '../logs/change-log';
import { publishRelease } from '../publishing/publish-release';
import { writeTestBuild } from '../publishing/test-build';
import { releaseKey } from '../signatures/release-key';
import { readSigned, signValue } from '../signatures/signature';
import { ReleaseStore } from '../store/release-store';
import { ReleaseMirror } from './release-mirror';

/** A bucket whose requests wait for a test, or fail. */
class SlowBucket extends FolderBucket {
  beforeRead: (path: string) => void | Promise<void> = () => undefined;
  beforeCreate: (path: string) => void | Promise<void> = () => undefined;

  override async read(path: string, limit: number): Promise<Buffer | undefined> {
    await this.beforeRead(path);
    return super.read(path, limit);
  }

  override async create(path: string, content: Buffer): Promise<boolean> {
    await this.beforeCreate(path);
    return super.create(path, content);
  }
}

let folder: string;
let key: ReturnType<typeof releaseKey>;
let bucket: SlowBucket;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'slow-logs-'));
  key = releaseKey(join(folder, 'release.pem'));
  mkdirSync(join(folder, 'bucket'));
  bucket = new SlowBucket(join(folder, 'bucket'));
  await release(await publisher('first'), 'shell', 'one');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const machine = (name: string) =>
  new ReleaseStore(join(folder, name, 'mirror'), new ChannelMemory(join(folder, name, 'state')));

async function publisher(name: string): Promise<PublisherStore> {
  const store = new PublisherStore(bucket, machine(name), key, { name });
  await store.refresh();
  return store;
}

async function release(store: ReleaseStore, name: string, code: string): Promise<void> {
  const build = join(folder, 'builds', code);
  writeTestBuild(build, { name, server: code, files: { [`${code}.js`]: code } });
  const { version } = await publishRelease(store, key, build);
  await store.change(() => promote(store, key, { [name]: version }, new Date()));
}

/** The log as a machine that follows the bucket reads it. */
async function logOn(name: string) {
  const store = machine(name);
  await new ReleaseMirror(bucket, store, key).follow(STABLE, true);
  const { changes, faults } = readChanges(store, key, STABLE);
  return { changes: changes.map(({ sequence, by }) => `${sequence} by ${by}`), faults };
}
const entryPath = (sequence: number) => `log/stable/${String(sequence).padStart(15, '0')}.json`;
const WHOLE = { changes: ['1 by first', '2 by ann', '3 by ben'], faults: [] };

/** Ann's entry 2 reaches the bucket after Ben has made state 3. */
async function releaseAtOnce(): Promise<void> {
  const ann = await publisher('ann');
  const ben = await publisher('ben');
  bucket.beforeCreate = async (path) => {
    if (path !== entryPath(2)) return;
    bucket.beforeCreate = () => undefined;
    await logOn('watching');
    await ben.refresh();
    await release(ben, 'mf-basket', 'two');
  };
  await release(ann, 'mf-basket', 'one');
}

test('a change that is made while the entry before it is uploaded follows that entry', async () => {
  await releaseAtOnce();
  for (const name of ['ann', 'ben', 'watching', 'new']) expect([name, await logOn(name)]).toEqual([name, WHOLE]);
});

test.each([2, 3])('entry %d of changes at one moment is missed when somebody removes it', async (sequence) => {
  await releaseAtOnce();
  rmSync(join(folder, 'bucket', entryPath(sequence)));
  expect(await logOn('new')).toEqual({
    ...WHOLE,
    faults: [`State ${sequence} of channel stable has no entry in the log.`],
  });
});

test('an entry that its publisher has not uploaded is added by the next one, before a later entry exists', async () => {
  bucket.beforeCreate = (path) => {
    if (path === entryPath(2)) throw new Error('the bucket is away');
  };
  await expect(release(await publisher('ann'), 'mf-basket', 'one')).rejects.toThrow('The channel has moved');
  expect((await logOn('watching')).faults).toEqual(['State 2 of channel stable has no entry in the log.']);
  const created: string[] = [];
  bucket.beforeCreate = (path) => void created.push(path);
  await release(await publisher('ben'), 'mf-basket', 'two');
  expect(created.filter((path) => path.startsWith('log/stable'))).toEqual([entryPath(2), entryPath(3)]);
  for (const name of ['watching', 'new']) expect(await logOn(name)).toEqual(WHOLE);
});

test('entries that several publishers in a row have not uploaded are added by the next one', async () => {
  bucket.beforeCreate = (path) => {
    if (path.startsWith('log/stable')) throw new Error('the bucket is away');
  };
  for (const [name, code] of [
    ['ann', 'one'],
    ['ben', 'two'],
  ] as const)
    await expect(release(await publisher(name), 'mf-basket', code)).rejects.toThrow('The channel has moved');
  bucket.beforeCreate = () => undefined;
  await release(await publisher('carl'), 'mf-basket', 'three');
  const changes = [...WHOLE.changes, '4 by carl'];
  for (const name of ['watching', 'new']) expect(await logOn(name)).toEqual({ changes, faults: [] });
  const last = readFileSync(join(folder, 'bucket/channels/stable/000000000000004.json'));
  expect(Object.keys(readSigned<Channel>(last, 'the state').signed.lateEntries ?? {})).toEqual(['2', '3']);
  await release(await publisher('dora'), 'mf-basket', 'four');
  const next = readFileSync(join(folder, 'bucket/channels/stable/000000000000005.json'));
  expect(readSigned<Channel>(next, 'the state').signed).not.toHaveProperty('lateEntries');
});

test.each(['junk', 'entry 1'])(
  'what a state contains in place of its entry is not added to the log: %s',
  async (what) => {
    const first = readFileSync(join(folder, 'bucket/channels/stable/000000000000001.json'));
    const { signed } = readSigned<Channel>(first, 'the state');
    const state = { ...signed, sequence: 2, logEntry: what === 'junk' ? what : signed.logEntry };
    await bucket.create(
      'channels/stable/000000000000002.json',
      Buffer.from(JSON.stringify(signValue('channel', state, key))),
    );
    await release(await publisher('ben'), 'mf-basket', 'two');
    expect(await logOn('new')).toEqual({ changes: ['1 by first', '3 by ben'], faults: [] });
  },
);

test('an entry that could not be read while a later one could is fetched later', async () => {
  await release(await publisher('ann'), 'mf-basket', 'one');
  await release(await publisher('ben'), 'mf-basket', 'two');
  bucket.beforeRead = (path) => {
    if (path === entryPath(2)) throw new Error('the bucket is slow');
  };
  await expect(logOn('new')).rejects.toThrow('the bucket is slow');
  bucket.beforeRead = () => undefined;
  expect(await logOn('new')).toEqual(WHOLE);
});
