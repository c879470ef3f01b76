/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { TestBucket } from '@storefront/release-tool/test-support/test-bucket';

const root = resolve(import.meta.dirname, '../..');
const work = mkdtempSync(join(tmpdir(), 'test-skew-'));
afterEach(() => jest.restoreAllMocks());
afterAll(() => rmSync(work, { recursive: true, force: true }));

/** Runs the command. @returns how it ended */
function testSkew(words: readonly string[], environment: Readonly<Record<string, string>> = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', join(root, 'tools/test-skew.ts'), ...words],
    { cwd: root, env: { ...process.env, NODE_OPTIONS: '', ...environment }, encoding: 'utf8', timeout: 30_000 },
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
  const bucket = new TestBucket(work);
  jest.replaceProperty(process, 'env', { ...process.env, ...bucket.settings });
  await bucket.show('shell', 'frame');
  bucket.keep();
  await bucket.show('mf-basket', 'basket');
  bucket.putBack();
  expect(testSkew(['--base-url', 'http://127.0.0.1:9'], bucket.settings)).toEqual([
    ...[1, ''],
    'The release bucket has no state 2 of channel stable, which this machine has accepted before: it was emptied, replaced or put back.\n',
  ]);
});
