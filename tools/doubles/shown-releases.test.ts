import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { publisherStoreOf, releaseStoreOf } from '@storefront/release-tool/session/data-folder';
import { promoteFromScratch } from '@storefront/releases/channels/promote';
import { publishRelease } from '@storefront/releases/publishing/publish-release';
import { writeTestBuild } from '@storefront/releases/publishing/test-build';
import { releaseKey } from '@storefront/releases/signatures/release-key';
import type { ReleaseManifest } from '@storefront/remote-kit/manifest/manifest.types';
import { shownReleases } from './shown-releases';
import { unpackRelease } from './unpack-release';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shown-releases-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** An installation in a data folder, which shows the shell and a remote. */
async function installation(name: string) {
  const dataDir = join(folder, name);
  mkdirSync(join(dataDir, 'keys'), { recursive: true });
  const key = releaseKey(join(dataDir, 'keys/release.pem'));
  const store = releaseStoreOf(dataDir);
  const versions: Record<string, string> = {};
  for (const remote of ['shell', 'mf-gifts']) {
    const build = join(folder, 'builds', remote);
    const files = { 'entry.js': `"${remote}"`, 'page.css': 'p{}' };
    writeTestBuild(build, { name: remote, server: 'module.exports = {}', files });
    versions[remote] = (await publishRelease(store, key, build)).version;
  }
  promoteFromScratch(store, key, versions, new Date());
  return { dataDir, store, key };
}

const giftsIn = ({ manifests }: ReturnType<typeof shownReleases>) =>
  manifests.find(({ name }) => name === 'mf-gifts') as ReleaseManifest;

test('a version that an installation shows is the same version when another one publishes it', async () => {
  const shown = shownReleases((await installation('production')).dataDir);
  const build = join(folder, 'mf-gifts');
  unpackRelease(shown.store, giftsIn(shown), build);
  const other = join(folder, 'other');
  mkdirSync(other);
  const store = releaseStoreOf(other);
  const { version } = await publishRelease(store, releaseKey(join(other, 'keys/release.pem')), build);
  expect(version).toBe(giftsIn(shown).version);
});

test('an installation that has moved to a bucket shows what the bucket has', async () => {
  const { dataDir, key } = await installation('production');
  const bucket = join(folder, 'bucket');
  mkdirSync(bucket);
  process.env.RELEASES_BUCKET_URL = pathToFileURL(bucket).href;
  const store = publisherStoreOf(dataDir, key);
  delete process.env.RELEASES_BUCKET_URL;
  const build = join(folder, 'builds/mf-gifts');
  writeTestBuild(build, {
    name: 'mf-gifts',
    server: 'module.exports = { newer: true }',
    files: { 'entry.js': '"newer"' },
  });
  const versions: Record<string, string> = {};
  for (const name of ['shell', 'mf-gifts'])
    versions[name] = (await publishRelease(store, key, join(folder, 'builds', name))).version;
  const { id } = await store.change(() => promoteFromScratch(store, key, versions, new Date()), 'refuse');
  const shown = shownReleases(dataDir);
  expect([shown.composition, giftsIn(shown).version]).toEqual([id, versions['mf-gifts']]);
  unpackRelease(shown.store, giftsIn(shown), join(folder, 'mf-gifts'));
});

test('a damaged file is refused', async () => {
  const { dataDir, store } = await installation('production');
  store.replace('changed', 'assets', 'mf-gifts', 'entry.js');
  const shown = shownReleases(dataDir);
  expect(() => unpackRelease(shown.store, giftsIn(shown), join(folder, 'mf-gifts'))).toThrow('entry.js');
});

test('a manifest that its publisher did not sign is refused', async () => {
  const { dataDir, store } = await installation('production');
  store.replace('{}', 'packages', 'mf-gifts', giftsIn(shownReleases(dataDir)).version, 'manifest.json');
  expect(() => shownReleases(dataDir)).toThrow(/^The manifest of mf-gifts .* was changed/);
});

test('a folder without releases is named', () => {
  expect(() => shownReleases(folder)).toThrow(`${folder} shows no releases.`);
});
