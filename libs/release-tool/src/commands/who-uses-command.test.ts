/** @jest-environment node */
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { probeAndPromote } from '@storefront/releases/channels/promote';
import { publishRelease } from '@storefront/releases/publishing/publish-release';
import { writeTestBuild } from '@storefront/releases/publishing/test-build';
import { releaseKey } from '@storefront/releases/signatures/release-key';
import { releaseStoreOf } from '../session/data-folder';
import { TestBucket } from '../test-support/test-bucket';
import { listenToCommands, runCommandHere } from '../test-support/test-command';

const work = mkdtempSync(join(tmpdir(), 'who-uses-'));
const dataDir = join(work, 'data');
const repository = { root: work, packages: ['shell', 'mf-basket'], folderOf: () => work, build: () => true };
/** A back end, at the address of its storefront. */
const server = createServer(({ url }, response) =>
  response
    .writeHead(url === '/en-gb/api/openapi.json' ? 200 : 404)
    .end(JSON.stringify({ openapi: '3.1.0', paths: { '/orders/{id}': { get: {} } } })),
);
let storefront: string;
let said: string[];

beforeAll(async () => {
  mkdirSync(dataDir);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  storefront = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  said = listenToCommands({ DATA_DIR: dataDir, STOREFRONT_URL: storefront });
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(work, { recursive: true, force: true });
});

/** Runs a command. @returns its exit code and what it said */
async function run(...words: string[]): Promise<[number, string]> {
  said.length = 0;
  return [await runCommandHere({ repository, dataDir }, words), said.join('\n')];
}

async function show(name: string, code: string, manifest: object): Promise<string> {
  const key = releaseKey(join(dataDir, 'keys/release.pem'));
  const store = releaseStoreOf(dataDir);
  const build = join(work, 'build');
  writeTestBuild(build, { name, server: code, files: { [`${code}.js`]: code }, manifest });
  const { version } = await publishRelease(store, key, build);
  await probeAndPromote(store, key, { [name]: version }, new Date(), async () => undefined, true);
  return version;
}
const unknown = (thing: string, nearest: string): [number, string] => [
  1,
  `No version on show, or in the channel's history, has a command, fact, boundary, action, operation, shared value, page or shared library '${thing}'; the nearest names are ${nearest}.`,
];

test('a new installation knows no names, and no channel', async () => {
  for (const words of [
    ['who-uses', 'basket:add-item'],
    ['status', '--channel', 'staging'],
  ])
    expect(await run(...words)).toEqual([0, 'No composition has been promoted.']);
});

describe('an installation with releases', () => {
  let basket: string;
  beforeAll(async () => {
    await show('shell', 'frame', { shared: { react: '19.3.1', yup: '2.0.0' } });
    await show('mf-basket', 'early', {
      handles: ['basket:add-item', 'basket:wrap'],
      emits: ['basket:changed'],
      uses: { operations: ['GET /basket', 'POST /basket/gift'] },
    });
    basket = await show('mf-basket', 'late', {
      handles: ['basket:add-item'],
      emits: ['basket:changed'],
      writes: ['basket'],
      uses: { operations: ['GET /basket'] },
    });
  });

  test.each([
    ['basket:add-itme@1', 'basket:add-item, basket:changed, basket:wrap'],
    ['basket:add-item@2', 'basket:add-item, basket:changed, basket:wrap'],
    ['Basket:Add-Item', 'basket:add-item, basket:changed, basket:wrap'],
    ['mf-baskets', 'basket, GET /basket, basket:wrap'],
    ['yupp@1', 'yup, react, basket'],
    ['lathmere', 'basket, react, yup'],
    ['GET /baskets', 'GET /basket, POST /basket/gift, GET /orders/:id'],
  ])('%s is nothing that can be used, and the sentence names what is', async (thing, nearest) => {
    expect(await run('who-uses', thing)).toEqual(unknown(thing, nearest));
  });

  test('a package is no such thing, and the sentence names some of it', async () => {
    expect(await run('who-uses', 'mf-basket@1')).toEqual([
      1,
      'mf-basket is a package: name something that packages provide or use, such as basket, GET /basket, react.',
    ]);
  });

  test('what is known has no users, or had them earlier, or is in the back end alone', async () => {
    expect(await run('who-uses', 'basket:add-item@1')).toEqual([
      0,
      `stable: mf-basket ${basket} handles the command basket:add-item`,
    ]);
    for (const thing of ['basket:wrap@1', 'POST /basket/gift', 'yup@1', 'GET /orders/:id'])
      expect(await run('who-uses', thing)).toEqual([0, `No version on show provides or uses ${thing}.`]);
  });

  test('an operation that no version calls is unknown while the back end is away', async () => {
    process.env.STOREFRONT_URL = 'http://127.0.0.1:9';
    expect(await run('who-uses', 'GET /orders/:id')).toEqual([
      1,
      "No version calls 'GET /orders/:id', and whether the back end has it is unknown, because its OpenAPI document could not be read from http://127.0.0.1:9/en-gb/api/openapi.json (no response).",
    ]);
  });

  test.each(['status', 'canary list', 'log', 'check-api openapi.json', 'who-uses basket', 'watch'])(
    '%s refuses a channel that does not exist, whether an option or the environment names it',
    async (line) => {
      const refusal = [1, "Nothing was promoted to channel 'stagin' yet; the channels are stable."];
      expect(await run(...line.split(' '), '--channel', 'stagin')).toEqual(refusal);
      process.env.RELEASE_CHANNEL = 'stagin';
      expect(await run(...line.split(' '))).toEqual(refusal);
    },
  );

  test('a channel that has a log but no states exists', async () => {
    const log = join(dataDir, 'releases/log/lost');
    cpSync(join(dataDir, 'releases/log/stable'), log, { recursive: true });
    expect(await run('log', '--channel', 'lost')).toEqual([
      1,
      expect.stringContaining('Entry 1 of the log of lost was signed as entry 1 of stable.'),
    ]);
    rmSync(log, { recursive: true });
  });

  test.each([
    [['link', 'mf-nothing'], "There is no package 'mf-nothing'. The packages are shell, mf-basket."],
    [['link', '0123456789abcdef0123456789abcdef'], 'There is no composition 0123456789abcdef0123456789abcdef.'],
    [['link', 'mf-basket@9'], 'mf-basket 9 was never published here.'],
    [['unpin', 'lathmere'], 'lathmere is not pinned.'],
    [['canary', 'end', 'mf-slots'], "There is no canary 'mf-slots'. None is running."],
    [['roles', 'remove', 'team'], 'This installation has no roles yet'],
  ])('%j is refused with one sentence', async (words, sentence) => {
    expect(await run(...words)).toEqual([1, expect.stringContaining(sentence)]);
  });
});

test('an installation that has only been staged has no stable channel yet', async () => {
  const bucket = new TestBucket(mkdtempSync(join(work, 'staged-')));
  Object.assign(process.env, bucket.settings);
  await bucket.show('shell', 'frame', { channel: 'staging' });
  for (const command of ['status', 'who-uses basket'])
    expect(await run(...command.split(' '))).toEqual([0, 'No composition has been promoted.']);
});

test('a new machine fetches from the bucket what was shown days ago', async () => {
  const folder = mkdtempSync(join(work, 'bucket-'));
  const bucket = new TestBucket(folder);
  Object.assign(process.env, bucket.settings);
  jest.useFakeTimers({
    now: Date.now() - 7 * 86_400_000,
    doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'clearTimeout'],
  });
  await bucket.show('shell', 'frame');
  await bucket.show('mf-basket', 'wrapping', { manifest: { handles: ['basket:wrap'] } });
  // The mirror fetches the last three versions for fallbacks.
  for (const code of ['plain', 'plainer', 'plainest', 'bare']) await bucket.show('mf-basket', code);
  jest.useRealTimers();
  const machine = join(folder, 'new');
  cpSync(join(folder, 'data/keys'), join(machine, 'keys'), { recursive: true });
  process.env.DATA_DIR = machine;
  expect(await run('who-uses', 'basket:wrap@1')).toEqual([0, 'No version on show provides or uses basket:wrap@1.']);
});
