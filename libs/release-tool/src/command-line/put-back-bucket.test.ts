/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TestBucket } from '../test-support/test-bucket';
import { listenToCommands, runCommandHere } from '../test-support/test-command';

let work: string;
let bucket: TestBucket;
let said: string[];
const inWork = (...parts: string[]) => join(work, ...parts);
const repository = () => ({
  root: work,
  packages: ['shell', 'mf-basket'],
  build: () => true,
  folderOf: () => bucket.build,
});

beforeEach(() => {
  work = mkdtempSync(join(tmpdir(), 'put-back-bucket-'));
  bucket = new TestBucket(work);
  said = listenToCommands({ ...bucket.settings, STOREFRONT_URL: 'http://127.0.0.1:9' });
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(work, { recursive: true, force: true });
});

/** Runs a command. @returns its exit code and its last line */
async function run(...words: string[]): Promise<[number, string | undefined]> {
  return [await runCommandHere({ repository: repository(), dataDir: inWork('data') }, words), said.at(-1)];
}

const filesOf = (folder: string) => readdirSync(inWork(folder), { recursive: true }).sort();

test('each command but a recovery refuses a bucket from which the accepted state is gone, and changes nothing', async () => {
  const first = await bucket.show('shell', 'frame');
  bucket.keep();
  await bucket.show('mf-basket', 'basket');
  const commands = [
    'publish mf-basket',
    'promote mf-basket',
    'rollback',
    'pin shop',
    'canary mf-basket',
    'status',
    'log',
  ];
  for (const put of ['empty', 'copy']) {
    bucket.putBack();
    if (put === 'empty') {
      rmSync(bucket.folder, { recursive: true });
      mkdirSync(bucket.folder);
    }
    const before = filesOf('bucket');
    for (const words of commands)
      expect([words, ...(await run(...words.split(' ')))]).toEqual([
        ...[words, 1],
        'The release bucket has no state 2 of channel stable, which this machine has accepted before: it was emptied, replaced or put back.',
      ]);
    expect(filesOf('bucket')).toEqual(before);
  }
  await run('recover', first);
  expect(said).toContainEqual(expect.stringContaining(`Channel stable shows composition ${first}`));
  expect((await run('status'))[0]).toBe(0);
});

test('a promotion from a channel that was put back is refused, also where its own channel was not', async () => {
  await bucket.show('shell', 'frame');
  await bucket.show('shell', 'frame', { channel: 'staging' });
  bucket.keep();
  await bucket.show('mf-basket', 'basket', { channel: 'staging' });
  bucket.putBack();
  const before = filesOf('bucket');
  expect(await run('promote', '--from', 'staging', '--allow-misfit')).toEqual([
    1,
    'The release bucket has no state 2 of channel staging, which this machine has accepted before: it was emptied, replaced or put back.',
  ]);
  expect(filesOf('bucket')).toEqual(before);
});

test('a bucket with another file for the accepted state is refused', async () => {
  await bucket.show('shell', 'frame');
  const file = inWork('bucket/channels/stable/000000000000001.json');
  writeFileSync(file, `${readFileSync(file, 'utf8')} `);
  expect(await run('publish', 'shell')).toEqual([
    1,
    'The release bucket has another state 1 of channel stable than this machine has accepted before: it was emptied, replaced or put back.',
  ]);
});

test('a bucket whose folder is gone gets one sentence, and no folder', async () => {
  await bucket.show('shell', 'frame');
  rmSync(inWork('bucket'), { recursive: true });
  for (const command of ['publish shell', 'status', 'recover canaries'])
    expect(await run(...command.split(' '))).toEqual([
      1,
      `The folder ${inWork('bucket')} of RELEASES_BUCKET_URL does not exist: is it mounted?`,
    ]);
  expect(filesOf('.')).not.toContain('bucket');
});
