/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCanary } from '../canaries/canaries';
import { currentCanaries } from '../canaries/current-canaries';
import { readChannel } from '../channels/channel';
import { ChannelMemory } from '../channels/channel-memory';
import { STABLE } from '../channels/channel-names';
import { promote } from '../channels/promote';
import { rollBack } from '../channels/roll-back';
import { manifestsOf } from '../compositions/compose';
import { currentComposition } from '../compositions/current-composition';
import { readComposition } from '../compositions/read-composition';
import { readChanges } from '../logs/change-log';
import { ReleaseMirror } from '../mirror/release-mirror';
import { publishRelease } from '../publishing/publish-release';
import { newestVersion } from '../publishing/release-record';
import { writeTestBuild } from '../publishing/test-build';
import { releaseKey } from '../signatures/release-key';
import { PublishedFiles } from '../store/published-files';
import { ReleaseStore } from '../store/release-store';
import type { ReleaseBucket } from './bucket.types';
import { FolderBucket } from './folder-bucket';
import { PublisherStore } from './publisher-store';

const root = mkdtempSync(join(tmpdir(), 'bucket-'));
const key = releaseKey(join(root, 'release.pem'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

let count = 0;
/** A folder that no other test uses. */
function newFolder(): string {
  count += 1;
  return join(root, String(count));
}
/** A bucket that fails, once a test says so. */
class TestBucket implements ReleaseBucket {
  readonly folder = newFolder();
  private readonly files = new FolderBucket(this.folder);
  constructor() {
    mkdirSync(this.folder);
  }
  /** Runs before a file is created. */
  beforeCreate: (path: string) => void | Promise<void> = () => undefined;
  change: (path: string, content: Buffer) => Buffer = (_path, content) => content;

  async read(path: string, limit: number) {
    const content = await this.files.read(path, limit).catch(() => undefined);
    return content && this.change(path, content);
  }
  async create(path: string, content: Buffer) {
    await this.beforeCreate(path);
    return this.files.create(path, content);
  }
  list(prefix: string, after?: string) {
    return this.files.list(prefix, after);
  }
}

const folderOf = () => {
  const path = newFolder();
  return new ReleaseStore(join(path, 'mirror'), new ChannelMemory(join(path, 'state')));
};
const publisherOf = (bucket: ReleaseBucket, says: string[] = [], name = 'ann') =>
  new PublisherStore(bucket, folderOf(), key, { name }, (line) => says.push(line));

/** Publishes a build of which the code is the only content. */
async function publish(store: ReleaseStore, name: string, code: string): Promise<string> {
  const build = newFolder();
  writeTestBuild(build, { name, server: code, files: { [`${code}.js`]: code, 'common.css': 'a{color:red}' } });
  return (await publishRelease(store, key, build)).version;
}
const promoteIn = async (store: ReleaseStore, name: string, version: string) => {
  await store.refresh();
  await store.fetchVersions({ [name]: version });
  return store.change(() => promote(store, key, { [name]: version }, new Date()));
};

/** A bucket with a shell and a remote on show, and the publisher who has shown them. */
async function startReleases() {
  const bucket = new TestBucket();
  const says: string[] = [];
  const publisher = publisherOf(bucket, says);
  await promoteIn(publisher, 'shell', await publish(publisher, 'shell', 's1'));
  await promoteIn(publisher, 'mf-basket', await publish(publisher, 'mf-basket', 'b1'));
  return { bucket, publisher, says };
}
const mirrorOf = (bucket: ReleaseBucket) => {
  const store = folderOf();
  return { store, mirror: new ReleaseMirror(bucket, store, key) };
};

test('another machine gets everything that a promotion shows, and reads nothing while nothing changes', async () => {
  const { bucket, publisher } = await startReleases();
  const { store, mirror } = mirrorOf(bucket);
  expect(await mirror.follow(STABLE)).toBe(true);
  const composition = currentComposition(store, key);
  expect(composition?.packages['mf-basket']).toEqual(currentComposition(publisher, key)?.packages['mf-basket']);
  const manifests = manifestsOf(store, composition?.packages ?? {});
  new PublishedFiles(store, key).checkAll(Object.fromEntries(manifests.map((manifest) => [manifest.name, manifest])));
  expect(readChanges(store, key, STABLE).faults).toEqual([]);
  expect(await mirror.follow(STABLE)).toBe(false);
  const second = await publish(publisher, 'mf-basket', 'b2');
  await promoteIn(publisher, 'mf-basket', second);
  expect(await mirror.follow(STABLE)).toBe(true);
  expect(currentComposition(store, key)?.packages['mf-basket']?.version).toBe(second);
});

test('of two publishers at once each change takes effect, and one of them starts again', async () => {
  const { bucket, publisher, says } = await startReleases();
  const other = publisherOf(bucket);
  const basket = await publish(publisher, 'mf-basket', 'b2');
  const slots = await publish(other, 'mf-slots', 'm1');
  await other.refresh();
  await publisher.refresh();
  await publisher.fetchVersions({ 'mf-basket': basket });
  await other.change(() => promote(other, key, { 'mf-slots': slots }, new Date()));
  await publisher.change(() => promote(publisher, key, { 'mf-basket': basket }, new Date()));
  expect(says).toEqual([expect.stringContaining('Another publisher was faster')]);
  const { store, mirror } = mirrorOf(bucket);
  await mirror.follow(STABLE);
  expect(currentComposition(store, key)?.packages).toMatchObject({
    'mf-basket': { version: basket },
    'mf-slots': { version: slots },
  });
  expect(readChanges(store, key, STABLE)).toMatchObject({ faults: [], changes: { length: 4 } });
});

test('a rollback that loses changes nothing and says so', async () => {
  const { bucket, publisher } = await startReleases();
  const other = publisherOf(bucket);
  const slots = await publish(other, 'mf-slots', 'm1');
  await publisher.refresh();
  await promoteIn(other, 'mf-slots', slots);
  const rollback = publisher.change(() => rollBack(publisher, key), 'refuse');
  await expect(rollback).rejects.toThrow('Another publisher changed the channel');
  const { store, mirror } = mirrorOf(bucket);
  await mirror.follow(STABLE);
  expect(currentComposition(store, key)?.packages['mf-slots']?.version).toBe(slots);
});

test('a canary of another publisher follows a promotion that did not know it yet', async () => {
  const { bucket, publisher } = await startReleases();
  const other = publisherOf(bucket);
  const tried = await publish(other, 'mf-basket', 'b2');
  const slots = await publish(publisher, 'mf-slots', 'm1');
  await publisher.refresh();
  await publisher.fetchVersions({ 'mf-slots': slots });
  await other.refresh();
  const request = { name: 'mf-basket', versions: { 'mf-basket': tried }, share: 5 };
  await other.change(() => startCanary(other, key, request, new Date()));
  await publisher.change(() => promote(publisher, key, { 'mf-slots': slots }, new Date()));
  const { store, mirror } = mirrorOf(bucket);
  await mirror.follow('canary');
  const canary = currentCanaries(store, key)['mf-basket'];
  expect(readComposition(store, key, canary?.composition ?? '').packages).toMatchObject({
    'mf-basket': { version: tried },
    'mf-slots': { version: slots },
  });
});

test('a publication or promotion that breaks off at any file shows nothing, and can be repeated', async () => {
  const { bucket, publisher } = await startReleases();
  const before = currentComposition(publisher, key)?.id;
  const another = publisherOf(bucket);
  await another.refresh();
  let isDone = false;
  for (let allowed = 0; !isDone; allowed += 1) {
    let created = 0;
    bucket.beforeCreate = () => {
      created += 1;
      if (created > allowed) throw new Error('the bucket is away');
    };
    const store = publisherOf(bucket);
    try {
      await promoteIn(store, 'mf-basket', await publish(store, 'mf-basket', 'b2'));
      isDone = true;
    } catch (error) {
      const { mirror, store: shown } = mirrorOf(bucket);
      await mirror.follow(STABLE);
      // Only the log may be missing, which is written last.
      if (currentComposition(shown, key)?.id !== before) {
        expect((error as Error).message).toContain('The channel has moved');
        expect(readdirSync(join(bucket.folder, 'channels/stable'))).toHaveLength(3);
        break;
      }
    }
    expect(allowed).toBeLessThan(40);
  }
});

test('a version whose record does not arrive is not the newest of its publisher either, until it is published again', async () => {
  const { bucket, publisher } = await startReleases();
  const before = newestVersion(publisher, key, 'mf-basket');
  bucket.beforeCreate = (path) => {
    if (path.endsWith('/release.json')) throw new Error('the bucket is away');
  };
  await expect(publish(publisher, 'mf-basket', 'b2')).rejects.toThrow('the bucket is away');
  await publisher.refresh();
  await publisher.fetchRecords('mf-basket');
  expect(newestVersion(publisher, key, 'mf-basket')).toBe(before);
  bucket.beforeCreate = () => undefined;
  const version = await publish(publisher, 'mf-basket', 'b2');
  expect(newestVersion(publisher, key, 'mf-basket')).toBe(version);
});

test('what is altered, forged or cut off in the bucket is refused, and the folder keeps what it shows', async () => {
  const { bucket, publisher } = await startReleases();
  const { store, mirror } = mirrorOf(bucket);
  await mirror.follow(STABLE);
  const shown = readChannel(store, key, STABLE);
  await promoteIn(publisher, 'mf-basket', await publish(publisher, 'mf-basket', 'b2'));
  const refused = async (change: TestBucket['change']) => {
    bucket.change = change;
    const why = await mirror.follow(STABLE).catch((error: Error) => error.message);
    bucket.change = (_path, content) => content;
    expect(readChannel(store, key, STABLE)).toEqual(shown);
    return why;
  };
  const half = (content: Buffer) => content.subarray(0, content.length / 2);
  const first = await bucket.read('channels/stable/000000000000001.json', 10_000);
  const older = (path: string, content: Buffer) => (/channels/.test(path) ? (first ?? content) : content);
  expect(await refused((path, content) => (/channels/.test(path) ? half(content) : content))).toContain('is not JSON');
  expect(await refused(older)).toContain('was signed as state 1');
  expect(await refused((path, content) => (/manifest/.test(path) ? half(content) : content))).toContain(
    'signed content',
  );
  expect(await refused((path, content) => (/cjs|b2.js$/.test(path) ? half(content) : content))).toContain(
    'signed content',
  );
  expect(await refused((path, content) => (path.endsWith('b2.js') ? Buffer.from('b3') : content))).toContain(
    'signed content',
  );
  const other = releaseKey(join(root, 'other.pem'));
  const foreign = new ReleaseMirror(bucket, folderOf(), other);
  await expect(foreign.follow(STABLE)).rejects.toThrow("not signed with this installation's release key");
  expect(await mirror.follow(STABLE)).toBe(true);
});

test('a new machine that remembers a newer state refuses an older bucket', async () => {
  const { bucket } = await startReleases();
  const path = newFolder();
  const memory = () => new ChannelMemory(join(path, 'state'));
  const before = new ReleaseStore(join(path, 'mirror'), memory());
  await new ReleaseMirror(bucket, before, key).follow(STABLE);
  readChannel(before, key, STABLE);
  rmSync(join(path, 'mirror'), { recursive: true });
  rmSync(join(bucket.folder, 'channels/stable/000000000000002.json'));
  const mirror = new ReleaseMirror(bucket, new ReleaseStore(join(path, 'mirror'), memory()), key);
  await expect(mirror.follow(STABLE)).rejects.toThrow('older than state 2');
});

test('the same build that two machines publish is one version with the record of the first', async () => {
  const { bucket, publisher } = await startReleases();
  const other = publisherOf(bucket, [], 'bob');
  const version = await publish(other, 'mf-basket', 'b1');
  expect(version).toBe(currentComposition(publisher, key)?.packages['mf-basket']?.version);
  const record = await bucket.read(`packages/mf-basket/${version}/release.json`, 10_000);
  expect(record?.toString()).toContain('"publishedBy": "ann"');
  expect(other.read('packages', 'mf-basket', version, 'release.json')).toEqual(record);
});

test('a record that the bucket already has without a valid signature is not uploaded again', async () => {
  const { bucket, publisher } = await startReleases();
  bucket.beforeCreate = (path) => {
    if (path.endsWith('/release.json')) writeFileSync(join(bucket.folder, path), 'junk');
  };
  await expect(publish(publisher, 'mf-basket', 'b2')).rejects.toThrow('is not JSON');
  bucket.beforeCreate = () => undefined;
  await expect(publisher.share()).resolves.toBeUndefined();
});

test('a version whose upload failed is not promoted', async () => {
  const { bucket, publisher } = await startReleases();
  bucket.beforeCreate = (path) => {
    if (path.endsWith('release.json')) throw new Error('the bucket is away');
  };
  await expect(publish(publisher, 'mf-basket', 'b2')).rejects.toThrow('away');
  const versions = await bucket.list('packages/mf-basket/');
  const half = publisher
    .list('packages', 'mf-basket')
    .find((one) => !versions.some((path) => path.includes(`${one}/r`)));
  await expect(publisher.fetchVersions({ 'mf-basket': half ?? '' })).rejects.toThrow('not in the release bucket');
});

test('a damaged file in the folder is replaced by the one in the bucket', async () => {
  const { bucket } = await startReleases();
  const { store, mirror } = mirrorOf(bucket);
  await mirror.follow(STABLE);
  const id = currentComposition(store, key)?.id ?? '';
  writeFileSync(join(store.root, 'assets/mf-basket/b1.js'), 'damaged');
  await new ReleaseMirror(bucket, store, key).fetchComposition(id);
  expect(store.read('assets', 'mf-basket', 'b1.js').toString()).toBe('b1');
});
