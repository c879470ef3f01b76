/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ChannelMemory } from './channel-memory';
import { STABLE } from './channel-names';
import { FolderBucket } from './folder-bucket';
import { promote } from './promote';
import { publishRelease } from './publish-release';
import { PublisherStore } from './publisher-store';
import { releaseKey } from './release-key';
import { ReleaseMirror } from './release-mirror';
import { ReleaseStore } from './release-store';
import { writeTestBuild } from './test-build';

const folder = mkdtempSync(join(tmpdir(), 'release-mirror-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const key = releaseKey(join(folder, 'release.pem'));
const bucket = new FolderBucket(join(folder, 'bucket'));
const machine = (name: string) =>
  new ReleaseStore(join(folder, name, 'mirror'), new ChannelMemory(join(folder, name, 'state')));

async function publish(publisher: PublisherStore, name: string, code: string): Promise<string> {
  writeTestBuild(join(folder, 'build'), { name, server: code, files: { [`${code}.js`]: code } });
  return (await publishRelease(publisher, key, join(folder, 'build'))).version;
}

test('a version that was cleaned off a mirror is brought again when it is promoted again', async () => {
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
