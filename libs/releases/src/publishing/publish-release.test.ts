/** @jest-environment node */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BuildSource } from '../compositions/composition.types';
import { releaseKey } from '../signatures/release-key';
import { ReleaseStore } from '../store/release-store';
import { publishRelease } from './publish-release';
import { readReleaseRecord } from './release-record';
import { writeTestBuild } from './test-build';

const folder = mkdtempSync(join(tmpdir(), 'publish-'));
const key = releaseKey(join(folder, 'release.pem'));
const build = join(folder, 'build');
beforeEach(() => writeTestBuild(build, { name: 'mf-basket', server: '', files: { 'entry.js': '' } }));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a build of another package than the expected one is refused before anything is written', async () => {
  const store = new ReleaseStore(join(folder, 'releases'));
  await expect(publishRelease(store, key, build, { expectedName: 'mf-lists' })).rejects.toThrow(
    `The build in ${build} is mf-basket, not mf-lists; nothing was published.`,
  );
  expect(existsSync(store.root)).toBe(false);
  expect((await publishRelease(store, key, build, { expectedName: 'mf-basket' })).name).toBe('mf-basket');
});

test('the record says what the build was made from, as far as that is certain', async () => {
  const store = new ReleaseStore(join(folder, 'releases'));
  const sourceAfter = async (source: BuildSource) => {
    const { name, version } = await publishRelease(store, key, build, { source });
    const { commit, uncommitted } = readReleaseRecord(store, key, name, version);
    return { commit, uncommitted };
  };
  expect(await sourceAfter({})).toEqual({});
  expect(await sourceAfter({ commit: 'c0ffee' })).toEqual({ commit: 'c0ffee' });
  expect(await sourceAfter({ commit: 'decaf', uncommitted: true })).toEqual({ commit: 'decaf', uncommitted: true });
  // The version of the same bits is still known.
  expect(await sourceAfter({})).toEqual({ commit: 'decaf', uncommitted: true });
});
