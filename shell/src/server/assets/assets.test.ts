/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PublishedFiles } from '@storefront/releases/store/published-files';
import Fastify from 'fastify';
import type { ShellConfig } from '../config';
import { assetRoutes } from './assets';

const folder = mkdtempSync(join(tmpdir(), 'assets-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
mkdirSync(join(folder, 'apple'));
writeFileSync(join(folder, 'apple/400.webp'), 'a picture');
writeFileSync(join(folder, 'apple/drawing.svg'), '<svg/>');
writeFileSync(join(folder, 'apple/drawing.svg.gz'), 'compressed');
writeFileSync(join(folder, 'secret.svg'), 'no picture');

/** Published files by name; 'altered' differs from what was published. */
const files: Readonly<Record<string, string>> = {
  'mf-a/page.js': 'plain',
  'mf-a/page.js.br': 'brotli',
  'mf-a/page.js.gz': 'gzip',
  'mf-a/style.css': 'plain style',
  'mf-a/style.css.br': 'altered',
  'mf-a/mf-manifest.1.0.0-b.json': 'its manifest',
};
const published = {
  find: (name: string, file: string) => {
    const content = files[`${name}/${file}`];
    if (content === 'altered') throw new Error('The file was changed.');
    return content === undefined ? undefined : Buffer.from(content);
  },
} as PublishedFiles;

/** The version of mf-a that everyone is shown. */
let shown: string | undefined;

const app = Fastify();
assetRoutes({
  pictures: [],
  app,
  config: { picturesDir: folder } as ShellConfig,
  published,
  shownVersion: (name) => (name === 'mf-b' ? '1.0.0-a' : shown),
});
const get = (url: string, encoding = 'gzip, br') => app.inject({ url, headers: { 'accept-encoding': encoding } });

test.each([
  ['gzip, br', 'brotli', 'br'],
  ['br;q=0, gzip', 'gzip', 'gzip'],
  ['identity', 'plain', undefined],
])('a released file is sent for Accept-Encoding %s as %s, for good', async (accepted, body, encoding) => {
  const reply = await get('/assets/mf-a/page.js', accepted);
  expect([reply.body, reply.headers['content-encoding']]).toEqual([body, encoding]);
  expect(reply.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    // A CDN passes these on to documents of other origins.
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'timing-allow-origin': '*',
    vary: 'accept-encoding',
  });
});

test('a package’s manifest for other hosts is that of the version on show', async () => {
  const manifest = () => get('/assets/mf-a/mf-manifest.json');
  expect((await manifest()).statusCode).toBe(404);
  shown = '1.0.0-b';
  const reply = await manifest();
  expect([reply.body, reply.headers['cache-control']]).toEqual(['its manifest', 'public, max-age=60']);
  expect((await get('/assets/mf-b/mf-manifest.json')).statusCode).toBe(404);
});

test('a compressed file that was altered is replaced by the plain one', async () => {
  const reply = await get('/assets/mf-a/style.css');
  expect([reply.body, reply.headers['content-encoding']]).toEqual(['plain style', undefined]);
});

test.each(['/assets/mf-a/other.js', '/assets/mf-a/page.exe', '/assets/mf-a/..%2Fpage.js', '/assets/mf%2Fa/page.js'])(
  '%s is missing',
  async (url) => {
    const reply = await get(url);
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([404, 'no-store']);
  },
);

test('a picture is sent for a day, in a compressed form if there is one', async () => {
  const picture = await get('/pictures/apple/400.webp');
  expect(picture.body).toBe('a picture');
  expect(picture.headers).toMatchObject({
    'content-type': 'image/webp',
    'content-length': '9',
    'cache-control': 'public, max-age=86400',
  });
  const drawing = await get('/pictures/apple/drawing.svg');
  expect([drawing.body, drawing.headers['content-encoding']]).toEqual(['compressed', 'gzip']);
  expect((await get('/pictures/apple/drawing.svg', 'gzip;q=0')).body).toBe('<svg/>');
});

test.each(['/pictures/pear/400.webp', '/pictures/.%2F/secret.svg', '/pictures/apple/..%2F..%2Fsecret.svg'])(
  '%s is missing',
  async (url) => expect((await get(url)).statusCode).toBe(404),
);
