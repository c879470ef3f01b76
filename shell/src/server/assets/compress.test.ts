/** @jest-environment node */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { compressDocuments } from './compress';

const page = '<p>bread</p>'.repeat(200);

async function reply(acceptEncoding: string | undefined, body: string | Buffer = page, type = 'text/html') {
  const app = Fastify();
  compressDocuments(app);
  app.get('/', (_request, reply) => reply.type(type).send(body));
  const headers = acceptEncoding === undefined ? {} : { 'accept-encoding': acceptEncoding };
  return app.inject({ url: '/', headers });
}

test('a document is compressed as the browser accepts it', async () => {
  const brotli = await reply('gzip, br');
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(page);
  const gzip = await reply('br;q=0, gzip');
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(page);
  expect(Number(gzip.headers['content-length'])).toBe(gzip.rawPayload.length);
});

test.each(['identity', 'br;q=0, gzip;q=0', undefined])('it is not compressed for %j', async (accepted) => {
  const { headers, body } = await reply(accepted);
  expect(headers).not.toHaveProperty('content-encoding');
  expect([headers.vary, body]).toEqual(['accept-encoding', page]);
});

test('short replies and pictures are not compressed', async () => {
  expect((await reply('br', '<p>bread</p>')).headers).not.toHaveProperty('content-encoding');
  expect((await reply('br', Buffer.alloc(5_000), 'image/webp')).headers).not.toHaveProperty('content-encoding');
});

test('a reply that is compressed already is not compressed again', async () => {
  const app = Fastify();
  compressDocuments(app);
  app.get('/', (_request, reply) => reply.type('text/html').header('content-encoding', 'gzip').send(page));
  expect((await app.inject({ url: '/', headers: { 'accept-encoding': 'br' } })).body).toBe(page);
});
