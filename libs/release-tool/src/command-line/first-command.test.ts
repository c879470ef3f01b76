/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newestVersion, readReleaseRecord } from '@storefront/releases/publishing/release-record';
import { writeTestBuild } from '@storefront/releases/publishing/test-build';
import { readPrivateKey } from '@storefront/releases/signatures/release-key';
import { ReleaseStore } from '@storefront/releases/store/release-store';
import { listenToCommands, runCommandHere } from '../test-support/test-command';

const work = mkdtempSync(join(tmpdir(), 'first-command-'));
const dataDir = join(work, 'data');
const build = join(work, 'build');
const repository = { root: work, packages: ['shell', 'mf-basket'], folderOf: () => build, build: () => true };
let said: string[];

beforeEach(() => {
  rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir);
  said = listenToCommands({ DATA_DIR: dataDir });
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => rmSync(work, { recursive: true, force: true }));

const run = (...words: string[]) => runCommandHere({ repository, dataDir }, words);

test.each([
  [1, ['publish', 'mf-baskets'], /^There is no package 'mf-baskets'/],
  [1, ['publish', 'mf-basket'], /has no build, so nothing was published\.$/],
  [1, ['promote', 'mf-basket'], /^mf-basket was never published/],
  [1, ['promot'], /^Unknown command 'promot'\. Did you mean promote\?$/],
  [1, ['rollback'], /^No composition has been promoted\.$/],
  [1, ['link', 'mf-basket'], /^Promote a composition first/],
  [1, ['view'], /^There is no release key yet, so no link can be signed: publish first\.$/],
  [1, ['roles', 'renew', '--expires', '2099-06-01'], /^This installation has no roles yet/],
  [0, ['roles'], /^There are no roles: one key, which does not exist yet, signs everything/],
  [0, ['status'], /^No composition has been promoted\.$/],
  [0, ['log'], /^No change has been recorded\.$/],
  [0, ['clean', '--keep', '1', '--older-than', '1d'], /^0 files and folders removed$/],
  [0, ['help'], /^Usage: npm run release -- /],
] as const)(
  'a first command that ends with %i and changes nothing leaves the folder empty: %j',
  async (code, words, sentence) => {
    expect(await run(...words)).toBe(code);
    expect(said.join('\n')).toMatch(sentence);
    expect(readdirSync(dataDir)).toEqual([]);
  },
);

test('a file in the place of the data folder gets one sentence', async () => {
  process.env.DATA_DIR = join(work, 'file');
  writeFileSync(process.env.DATA_DIR, '');
  for (const words of [['status'], ['promote', 'mf-basket']]) {
    said.length = 0;
    expect([await run(...words), said[0]]).toEqual([
      1,
      `DATA_DIR names ${process.env.DATA_DIR}, which is not a folder.`,
    ]);
  }
});

test('the first publication creates the key, and the second uses it', async () => {
  for (const code of ['one', 'two']) {
    writeTestBuild(build, { name: 'mf-basket', server: code, files: { 'entry.js': '' } });
    expect([await run('publish', 'mf-basket'), said.at(-1)]).toEqual([
      0,
      expect.stringMatching(/^Published mf-basket /),
    ]);
  }
  expect(readdirSync(join(dataDir, 'keys')).sort()).toEqual(['release.pem', 'release.pub.pem']);
  const [store, key] = [new ReleaseStore(join(dataDir, 'releases')), readPrivateKey(join(dataDir, 'keys/release.pem'))];
  const versions = store.list('packages', 'mf-basket');
  expect(versions.map((version) => readReleaseRecord(store, key, 'mf-basket', version).entry).sort()).toEqual([1, 2]);
  expect(newestVersion(store, key, 'mf-basket')).toBeDefined();
});
