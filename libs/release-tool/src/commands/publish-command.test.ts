/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newestVersion, readReleaseRecord } from '@storefront/releases/publishing/release-record';
import { writeTestBuild } from '@storefront/releases/publishing/test-build';
import { releaseKey } from '@storefront/releases/signatures/release-key';
import { ReleaseStore } from '@storefront/releases/store/release-store';
import type { ReleaseSession } from '../session/release-session';
import { publishPackage } from './publish-command';

const folder = mkdtempSync(join(tmpdir(), 'publish-command-'));
const key = releaseKey(join(folder, 'release.pem'));
let store: ReleaseStore;
const root = join(folder, 'repository');
const git = (...words: string[]) =>
  spawnSync('git', ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.com', ...words], {
    cwd: root,
    encoding: 'utf8',
  }).stdout.trim();
const repository = { root, packages: ['mf-basket'], folderOf: () => join(folder, 'build'), build: () => true };

const build = (server = '') =>
  writeTestBuild(join(folder, 'build'), { name: 'mf-basket', server, files: { 'entry.js': '' } });

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  store = new ReleaseStore(join(folder, 'releases'));
  mkdirSync(root);
  build();
  writeFileSync(join(root, 'remote.ts'), 'one');
});
afterEach(() => {
  for (const made of [root, store.root]) rmSync(made, { recursive: true });
  jest.restoreAllMocks();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Publishes the package. @returns what its record says about the source */
async function publish({ build = true, uncommitted = false } = {}) {
  const session = { repository, store, key } as unknown as ReleaseSession;
  await publishPackage(session, 'mf-basket', { build, uncommitted });
  const record = readReleaseRecord(store, key, 'mf-basket', newestVersion(store, key, 'mf-basket') ?? '');
  return { commit: record.commit, uncommitted: record.uncommitted };
}
const unknown = { commit: undefined, uncommitted: undefined };

test('the record names the commit of a build, and says when the tree had other changes', async () => {
  git('init', '--quiet');
  expect(await publish({ uncommitted: true })).toEqual({ commit: undefined, uncommitted: true });
  git('add', '.');
  git('commit', '--quiet', '--message', 'Begin');
  const commit = git('rev-parse', 'HEAD');
  expect(await publish()).toEqual({ commit, uncommitted: undefined });
  expect(await publish({ uncommitted: true })).toEqual({ commit, uncommitted: undefined });
  writeFileSync(join(root, 'remote.ts'), 'two');
  await expect(publish()).rejects.toThrow('There are uncommitted changes (remote.ts), so nothing was published');
  expect(await publish({ uncommitted: true })).toEqual({ commit, uncommitted: true });
});

test('a build that was there before may be of any commit, so the record names none', async () => {
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'Begin');
  expect(await publish({ build: false })).toEqual(unknown);
  writeFileSync(join(root, 'remote.ts'), 'two');
  expect(await publish({ build: false, uncommitted: true })).toEqual(unknown);
});

test('a version that was published before keeps its commit, and is the newest, when its build is published without building', async () => {
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'Begin');
  const commit = git('rev-parse', 'HEAD');
  await publish();
  const newest = () => newestVersion(store, key, 'mf-basket');
  const first = newest();
  build('changed');
  await publish();
  expect(newest()).not.toBe(first);
  build();
  expect(await publish({ build: false })).toEqual({ commit, uncommitted: undefined });
  expect(newest()).toBe(first);
});

test('outside a repository there is no commit', async () => {
  expect(await publish()).toEqual(unknown);
});
