/** @jest-environment node */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promote } from '@storefront/releases/promote';
import { publishRelease } from '@storefront/releases/publish-release';
import { releaseKey } from '@storefront/releases/release-key';
import { writeTestBuild } from '@storefront/releases/test-build';
import { publisherStoreOf } from './data-folder';
import { listenToCommands, runCommandHere } from './test-command';

let work: string;
let said: string[];
const inWork = (...parts: string[]) => join(work, ...parts);
const repository = () => ({
  ...{ root: work, packages: ['shell', 'mf-basket'], build: () => true },
  folderOf: () => inWork('build'),
});

beforeEach(() => {
  work = mkdtempSync(join(tmpdir(), 'put-back-bucket-'));
  for (const folder of ['bucket', 'data/keys']) mkdirSync(inWork(folder), { recursive: true });
  said = listenToCommands({
    ...{ DATA_DIR: inWork('data'), STOREFRONT_URL: 'http://127.0.0.1:9' },
    RELEASES_BUCKET_URL: pathToFileURL(inWork('bucket')).href,
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(work, { recursive: true, force: true });
});

/** Runs a command. @returns its exit code and its last line */
async function run(...words: string[]): Promise<[number, string | undefined]> {
  return [await runCommandHere({ repository: repository(), dataDir: inWork('data') }, words), said.at(-1)];
}

/** Publishes and promotes a build of a package. @returns the composition's id */
async function show(name: string, code: string): Promise<string> {
  const key = releaseKey(inWork('data/keys/release.pem'));
  const store = publisherStoreOf(inWork('data'), key);
  await store.refresh();
  writeTestBuild(inWork('build'), { name, server: code, files: { 'entry.js': code } });
  const { version } = await publishRelease(store, key, inWork('build'));
  return (await store.change(() => promote(store, key, { [name]: version }, new Date()))).id;
}
const filesOf = (folder: string) => readdirSync(inWork(folder), { recursive: true }).sort();

test('each command but a recovery refuses a bucket from which the accepted state is gone, and changes nothing', async () => {
  const first = await show('shell', 'frame');
  cpSync(inWork('bucket'), inWork('copy'), { recursive: true });
  await show('mf-basket', 'basket');
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
    rmSync(inWork('bucket'), { recursive: true });
    if (put === 'empty') mkdirSync(inWork('bucket'));
    else cpSync(inWork('copy'), inWork('bucket'), { recursive: true });
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

test('a bucket with another file for the accepted state is refused', async () => {
  await show('shell', 'frame');
  const file = inWork('bucket/channels/stable/000000000000001.json');
  writeFileSync(file, `${readFileSync(file, 'utf8')} `);
  expect(await run('publish', 'shell')).toEqual([
    1,
    'The release bucket has another state 1 of channel stable than this machine has accepted before: it was emptied, replaced or put back.',
  ]);
});

test('a bucket whose folder is gone gets one sentence, and no folder', async () => {
  await show('shell', 'frame');
  rmSync(inWork('bucket'), { recursive: true });
  for (const command of ['publish', 'status', 'recover'])
    expect(await run(command, 'shell')).toEqual([
      1,
      `The folder ${inWork('bucket')} of RELEASES_BUCKET_URL does not exist: is it mounted?`,
    ]);
  expect(filesOf('.')).not.toContain('bucket');
});
