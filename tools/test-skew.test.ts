/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { publisherStoreOf } from '@storefront/release-tool/data-folder';
import { promote } from '@storefront/releases/promote';
import { publishRelease } from '@storefront/releases/publish-release';
import { releaseKey } from '@storefront/releases/release-key';
import { writeTestBuild } from '@storefront/releases/test-build';

const root = resolve(import.meta.dirname, '..');
const work = mkdtempSync(join(tmpdir(), 'test-skew-'));
afterEach(() => jest.restoreAllMocks());
afterAll(() => rmSync(work, { recursive: true, force: true }));

/** Runs the command. @returns how it ended */
function testSkew(words: readonly string[], environment: Readonly<Record<string, string>> = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', join(root, 'tools/test-skew.ts'), ...words],
    { cwd: root, env: { ...process.env, NODE_OPTIONS: '', ...environment }, encoding: 'utf8' },
  );
  return [status, stdout, stderr];
}

test('--help prints the usage', () => {
  const usage = /^Usage: npm run test:skew -- .*\n$/;
  expect(testSkew(['--base-url', 'https://shop.example', '--help'])).toEqual([0, expect.stringMatching(usage), '']);
});

test.each([
  [['--loud'], "Unknown option '--loud'"],
  [['--unpruned=yes'], "Option '--unpruned' does not take an argument"],
  [['mf-basket', '--base-url'], "Option '--base-url <value>' argument missing"],
])('%j gets one sentence', (words, sentence) => {
  expect(testSkew(words)).toEqual([1, '', `${sentence}: see npm run test:skew -- --help.\n`]);
});

test('a bucket that was put back to an earlier state is refused', async () => {
  const bucket = join(work, 'bucket');
  const dataDir = join(work, 'data');
  for (const folder of [bucket, join(dataDir, 'keys')]) mkdirSync(folder, { recursive: true });
  const settings = { DATA_DIR: dataDir, RELEASES_BUCKET_URL: pathToFileURL(bucket).href };
  jest.replaceProperty(process, 'env', { ...process.env, ...settings });
  const key = releaseKey(join(dataDir, 'keys/release.pem'));
  const store = publisherStoreOf(dataDir, key);
  for (const name of ['shell', 'mf-basket']) {
    await store.refresh();
    writeTestBuild(join(work, 'build'), { name, server: name, files: { 'entry.js': name } });
    const { version } = await publishRelease(store, key, join(work, 'build'));
    await store.change(() => promote(store, key, { [name]: version }, new Date()));
    if (name === 'shell') cpSync(bucket, join(work, 'copy'), { recursive: true });
  }
  rmSync(bucket, { recursive: true });
  cpSync(join(work, 'copy'), bucket, { recursive: true });
  expect(testSkew(['--base-url', 'http://127.0.0.1:9'], settings)).toEqual([
    ...[1, ''],
    'The release bucket has no state 2 of channel stable, which this machine has accepted before: it was emptied, replaced or put back.\n',
  ]);
});
