/** @jest-environment node */
import { spawn } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';

const root = resolve(__dirname, '../..');
const SHOWN = '0123456789abcdef0123456789abcdef';
const OTHER = 'fedcba9876543210fedcba9876543210';
/** The command takes a second, and many on a busy machine. */
const DEADLINE_MS = 120_000;

/** Shows a composition to visitors with a link, as a storefront does. */
const server = createServer(({ url, headers }, response) => {
  if (url === '/en-gb/preview?pass=valid')
    return response.writeHead(303, { location: '/', 'set-cookie': `sf_canary=link; Path=/` }).end();
  if (url !== '/') return response.writeHead(404).end();
  const isVisitor = headers.cookie === 'sf_canary=link';
  response.writeHead(200, { 'x-composition': isVisitor ? SHOWN : OTHER, 'x-host': headers.host }).end();
});
/** Another site, which has a page, too. */
const other = createServer((_request, response) => response.end('<!doctype html><title>Parked</title>'));
let origin: string;
let otherOrigin: string;
async function listen(to: Server): Promise<string> {
  await new Promise<void>((listening) => to.listen(0, 'localhost', listening));
  return `http://localhost:${(to.address() as AddressInfo).port}`;
}
beforeAll(async () => {
  [origin, otherOrigin] = await Promise.all([listen(server), listen(other)]);
});
afterAll(() => {
  for (const one of [server, other]) {
    one.closeAllConnections();
    one.close();
  }
});

/** Runs the command, which finds neither release keys nor a browser to start. */
async function testE2e(...words: readonly string[]) {
  const { JEST_WORKER_ID: _worker, ...env } = process.env;
  const command = spawn(process.execPath, ['--import', 'tsx', join(root, 'tools/test-e2e.ts'), ...words], {
    cwd: root,
    env: { ...env, NODE_OPTIONS: '', DATA_DIR: '/nowhere', RELEASE_KEY: '', PLAYWRIGHT_CHROMIUM: process.execPath },
  });
  const text = { output: '', errors: '' };
  command.stdout.on('data', (chunk: Buffer) => {
    text.output += chunk;
  });
  command.stderr.on('data', (chunk: Buffer) => {
    text.errors += chunk;
  });
  const code = await new Promise((ended) => command.once('close', ended));
  return { code, ...text };
}
const link = (pass: string, at = origin) => `${at}/en-gb/preview?pass=${pass}`;

test.each<[string, () => string[], () => string]>([
  [
    'a link to another composition',
    () => ['--link', link('valid'), '--composition', OTHER],
    () => `The link shows composition ${SHOWN}, not ${OTHER}, so no test was run.`,
  ],
  [
    'a link that has expired',
    () => ['--link', link('expired')],
    () => `${origin} does not accept the link, which may have expired: it replied 404.`,
  ],
  [
    'a link of another storefront than --base-url',
    () => ['--base-url', 'http://localhost:9', '--link', link('valid')],
    () => `The link is of ${origin}, not of http://localhost:9.`,
  ],
  [
    'a storefront that is away',
    () => ['--link', link('valid', 'http://shop.localhost:9')],
    () => 'No response from http://shop.localhost:9, so no test was run.',
  ],
  [
    'an address where nothing runs',
    () => ['--base-url', 'http://localhost:9', 'journeys'],
    () => 'No response from http://localhost:9, so no test was run.',
  ],
  [
    'an address where nothing runs, with a composition',
    () => ['--base-url', 'http://localhost:9', '--composition', SHOWN],
    () => 'No response from http://localhost:9, so no test was run.',
  ],
  [
    'an address that is no storefront',
    () => ['--base-url', otherOrigin],
    () => `${otherOrigin} is not a storefront: its page names no composition.`,
  ],
  [
    'an address that is no storefront, with a composition',
    () => ['--base-url', otherOrigin, '--composition', SHOWN],
    () => `${otherOrigin} is not a storefront: its page names no composition.`,
  ],
  [
    'an address without a page',
    () => ['--base-url', `${origin}/nothing`, '--composition', SHOWN],
    () => `${origin} shows no page: it replied 404.`,
  ],
  [
    'something that is no id',
    () => ['--link', link('valid'), '--composition', '0123'],
    () => "'0123' is not the id of a composition, which has 32 hex digits.",
  ],
  [
    'a composition that only a link shows',
    () => ['--base-url', origin, '--composition', SHOWN],
    () => `${origin} shows everyone composition ${OTHER}, so ${SHOWN} needs a link: npm run release -- link ${SHOWN}`,
  ],
  [
    'a link as the base URL that shows another composition',
    () => ['--base-url', link('valid'), '--composition', OTHER],
    () => `The link shows composition ${SHOWN}, not ${OTHER}, so no test was run.`,
  ],
  [
    'a link whose pass was lost',
    () => ['--base-url', `${origin}/en-gb/preview`],
    () => 'The link has no pass: npm run release -- link',
  ],
  [
    'a link to the page about releases',
    () => ['--base-url', `${origin}/__releases?pass=valid`],
    () => '/__releases shows no version: npm run release -- link',
  ],
  ['a link without its pass', () => ['--base-url', link('')], () => 'The link has no pass: npm run release -- link'],
])(
  '%s ends with one sentence before any test',
  async (_what, words, sentence) => {
    expect(await testE2e(...words())).toEqual({ code: 1, output: '', errors: `${sentence()}\n` });
  },
  DEADLINE_MS,
);

test(
  'the suite runs when the link or the storefront shows the composition, also a link of a host of this machine',
  async () => {
    const own = origin.replace('localhost', 'shop.localhost');
    for (const words of [
      ['--base-url', `${origin}/`, '--link', link('valid'), '--composition', SHOWN],
      ['--base-url', link('valid', own), '--composition', SHOWN],
      ['--base-url', origin, '--composition', OTHER],
    ]) {
      // Playwright lists the tests, and needs no browser for that.
      expect(await testE2e(...words, 'shell/faqs', '--project=phone', '--list')).toMatchObject({
        code: 0,
        errors: '',
        output: expect.stringContaining('shell/faqs.spec.ts'),
      });
    }
  },
  DEADLINE_MS,
);
