/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PublishedFiles } from '@storefront/releases/store/published-files';
import Fastify from 'fastify';
import type { ShellConfig } from '../config';
import { assetRoutes } from './assets';
import { bucketPictures, uploadedPictures } from './picture-sources';
import { SharedPictures } from './shared-pictures';

const folder = mkdtempSync(join(tmpdir(), 'shared-pictures-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const content: Record<string, string> = { 'pictures/own-0a1b/400.webp': 'a picture', 'roots/1.json': 'a secret' };
let asked: string[] = [];
let isAway = false;
const bucket = {
  async read(path: string) {
    asked.push(path);
    if (isAway) throw new Error('The release bucket cannot be reached');
    return content[path] === undefined ? undefined : Buffer.from(content[path]);
  },
};
const app = Fastify();
const config = { picturesDir: join(folder, 'pictures') } as ShellConfig;
const pictures = new SharedPictures(bucketPictures(bucket), join(folder, 'mirror'));
assetRoutes({ app, config, published: {} as PublishedFiles, pictures: [pictures], shownVersion: () => undefined });
const get = (path: string) => app.inject({ url: `/pictures/${path}` });
beforeEach(() => {
  asked = [];
  isAway = false;
});

test('a picture that another machine made is fetched once, also when many ask at the same moment', async () => {
  const replies = await Promise.all([1, 2, 3].map(() => get('own-0a1b/400.webp')));
  expect(replies.map(({ statusCode, body }) => `${statusCode} ${body}`)).toEqual(Array(3).fill('200 a picture'));
  expect(replies[0]?.headers['content-type']).toBe('image/webp');
  isAway = true;
  expect((await get('own-0a1b/400.webp')).statusCode).toBe(200);
  expect(asked).toEqual(['pictures/own-0a1b/400.webp']);
});

test('a picture that the bucket lacks is 404 and not asked for again at once', async () => {
  for (let time = 0; time < 2; time += 1) expect((await get('own-dead/400.webp')).statusCode).toBe(404);
  expect(asked).toHaveLength(1);
});

test('names that no import gives never reach the bucket', async () => {
  for (const path of ['apple/400.webp', 'own-xyz/400.webp', '..%2froots/1.json'])
    expect((await get(path)).statusCode).toBe(404);
  expect(asked).toEqual([]);
});

test('while the bucket is away a picture is 503, never stored, and asked for again later', async () => {
  isAway = true;
  const reply = await get('own-beef/400.webp');
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([503, 'no-store']);
  isAway = false;
  content['pictures/own-beef/400.webp'] = 'it is back';
  expect((await get('own-beef/400.webp')).body).toBe('it is back');
});

test('pictures that staff have uploaded come from commerce-api once, and nothing else is asked for there', async () => {
  const name = `desk-${'0a'.repeat(16)}`;
  const paths: string[] = [];
  const api = Fastify({ forceCloseConnections: true });
  api.post<{ Body: { name: string; file: string } }>('/en-gb/api/content/uploaded-picture', (request, reply) => {
    paths.push(`${request.body.name}/${request.body.file}`);
    return request.body.file === 'original.webp'
      ? { content: Buffer.from('an upload').toString('base64') }
      : reply.code(404).send({ code: 'picture_not_found', detail: 'Picture not found', status: 404 });
  });
  const apiOrigin = await api.listen({ port: 0, host: '127.0.0.1' });
  const source = uploadedPictures({ apiOrigin, internalKey: 'key', locale: 'en-gb', apiDeadlineMs: 5_000 });
  const shop = Fastify();
  const own = new SharedPictures(source, join(folder, 'uploaded'));
  assetRoutes({
    ...{ app: shop, config, published: {} as PublishedFiles, shownVersion: () => undefined },
    pictures: [own, pictures],
  });
  const fetched = (path: string) => shop.inject({ url: `/pictures/${path}` });
  for (let time = 0; time < 2; time += 1) expect((await fetched(`${name}/original.webp`)).body).toBe('an upload');
  expect((await fetched(`${name}/mdpi_1x.avif`)).statusCode).toBe(404);
  expect((await fetched(`${name}/secret.webp`)).statusCode).toBe(404);
  expect((await fetched('own-0a1b/400.webp')).body).toBe('a picture');
  expect(paths).toEqual([`${name}/original.webp`, `${name}/mdpi_1x.avif`]);
  await api.close();
});
