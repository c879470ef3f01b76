/** @jest-environment node */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderBucket } from '../bucket/folder-bucket';
import { PublisherStore } from '../bucket/publisher-store';
import { readChannel } from '../channels/channel';
import { ChannelMemory } from '../channels/channel-memory';
import { STABLE } from '../channels/channel-names';
import { promote } from '../channels/promote';
import { publishRelease } from '../publishing/publish-release';
import { writeTestBuild } from '../publishing/test-build';
import { releaseKey } from '../signatures/release-key';
import { cleanReleases } from '../store/clean-releases';
import { ReleaseStore } from '../store/release-store';
import { ReleaseMirror } from './release-mirror';

const folder = mkdtempSync(join(tmpdir(), 'release-mirror-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const key = releaseKey(join(folder, 'release.pem'));
mkdirSync(join(folder, 'bucket'));
const bucket = new FolderBucket(join(folder, 'bucket'));
const machine = (name: string) =>
  new ReleaseStore(join(folder, name, 'mirror'), new ChannelMemory(join(folder, name, 'state')));

async function publish(publisher: PublisherStore, name: string, code: string): Promise<string> {
  writeTestBuild(join(folder, 'build'), { name, server: code, files: { [`${code}.js`]: code } });
  return (await publishRelease(publisher, key, join(folder, 'build'))).version;
}

test('a version that was cleaned off a mirror is fetched again when it is promoted again', async () => {
  const publisher = new PublisherStore(bucket, machine('publisher'), key, { name: 'Ann' });
  await publisher.refresh();
  const store = machine('shell');
  const mirror = new ReleaseMirror(bucket, store, key);
  const show = async (name: string, version: string) => {
    await publisher.change(() => promote(publisher, key, { [name]: version }, new Date()));
    await mirror.follow(STABLE, true);
  };
  await show('shell', await publish(publisher, 'shell', 'frame'));
  const first = await publish(publisher, 'mf-basket', 'one');
  await show('mf-basket', first);
  await show('mf-basket', await publish(publisher, 'mf-basket', 'two'));
  for (const path of [`packages/mf-basket/${first}`, 'assets/mf-basket/one.js'])
    rmSync(join(folder, 'shell/mirror', path), { recursive: true });
  await show('mf-basket', first);
  expect(readdirSync(join(folder, 'shell/mirror/packages/mf-basket', first))).toContain('server.cjs');
  expect(store.has('assets', 'mf-basket', 'one.js')).toBe(true);
});

test('a mirror keeps the assets of the versions that stay, and is cleaned of the others', async () => {
  const publisher = new PublisherStore(bucket, machine('cleaning'), key, { name: 'Ann' });
  await publisher.refresh();
  const store = machine('cleaned');
  const mirror = new ReleaseMirror(bucket, store, key);
  await mirror.follow(STABLE, true);
  for (const code of ['three', 'four', 'five', 'six']) {
    const version = await publish(publisher, 'mf-basket', code);
    await publisher.change(() => promote(publisher, key, { 'mf-basket': version }, new Date()));
    await mirror.follow(STABLE, true);
  }
  const now = new Date(Date.now() + 1_000);
  const going = cleanReleases(store, key, { keep: 0, olderThanMs: 0, now });
  expect(going.filter((path) => path.startsWith('assets/'))).toContain('assets/mf-basket/three.js');
  // What is shown, and its two fallback versions.
  expect(store.list('assets', 'mf-basket').filter((file) => file.endsWith('.js'))).toEqual([
    'five.js',
    'four.js',
    'six.js',
  ]);
  // A version without a valid list of its files may need any of them.
  store.write('{}', 'packages', 'mf-basket', '1.0.0-unknown', 'manifest.json');
  store.write('', 'assets', 'mf-basket', 'other.js');
  utimesSync(join(folder, 'cleaned/mirror/assets/mf-basket/other.js'), 0, 0);
  cleanReleases(store, key, { keep: 0, olderThanMs: 3_600_000, now });
  expect(store.has('assets', 'mf-basket', 'other.js')).toBe(true);
});

test('a shell that runs keeps what it shows while the bucket is empty or an older copy, and follows it afterwards', async () => {
  const path = (name: string) => join(folder, 'put-back', name);
  mkdirSync(path('bucket'), { recursive: true });
  const other = new FolderBucket(path('bucket'));
  const publisher = new PublisherStore(other, machine('put-back/publisher'), key, { name: 'Ann' });
  const store = machine('put-back/shell');
  const mirror = new ReleaseMirror(other, store, key);
  const show = async (name: string, code: string) => {
    const version = await publish(publisher, name, code);
    return (await publisher.change(() => promote(publisher, key, { [name]: version }, new Date()))).id;
  };
  const shown = async () => {
    await mirror.follow(STABLE, true);
    return readChannel(store, key, STABLE)?.current;
  };
  await publisher.refresh();
  await show('shell', 'frame');
  cpSync(path('bucket'), path('older'), { recursive: true });
  const newest = await show('mf-basket', 'basket');
  expect(await shown()).toBe(newest);
  cpSync(path('bucket'), path('whole'), { recursive: true });
  const files = readdirSync(store.root, { recursive: true }).sort();
  mkdirSync(path('empty'));
  for (const copy of ['empty', 'older', 'whole']) {
    rmSync(path('bucket'), { recursive: true });
    cpSync(path(copy), path('bucket'), { recursive: true });
    expect([copy, await shown()]).toEqual([copy, newest]);
    expect(readdirSync(store.root, { recursive: true }).sort()).toEqual(files);
  }
  const next = await show('mf-basket', 'afterwards');
  expect(await shown()).toBe(next);
});
