/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import type { ShellConfig } from '../config';
import { assetRoutes } from './assets';

const picturesDir = mkdtempSync(join(tmpdir(), 'pictures-'));
const requestedUrls: string[] = [];
/** Draws only the original of apples. */
const drawer = createServer((request, response) => {
  requestedUrls.push(request.url ?? '');
  const known = request.url === '/apples/original.webp';
  if (known) {
    mkdirSync(join(picturesDir, 'apples'));
    writeFileSync(join(picturesDir, 'apples/original.webp'), 'apples');
  }
  response.writeHead(known ? 204 : 404).end();
});
beforeAll(() => new Promise<void>((resolve) => drawer.listen(0, '127.0.0.1', resolve)));
afterAll(async () => {
  await new Promise((resolve) => drawer.close(resolve));
  rmSync(picturesDir, { recursive: true, force: true });
});

async function statusOf(path: string, pictureDrawerUrl: string | undefined): Promise<number> {
  const app = Fastify();
  assetRoutes({
    pictures: [],
    app,
    config: { picturesDir, pictureDrawerUrl } as ShellConfig,
    published: { find: () => undefined } as never,
    shownVersion: () => undefined,
  });
  const { statusCode } = await app.inject(path);
  await app.close();
  return statusCode;
}

test('a missing picture is drawn before the reply, once', async () => {
  const url = `http://127.0.0.1:${(drawer.address() as AddressInfo).port}`;
  expect(await statusOf('/pictures/apples/original.webp', undefined)).toBe(404);
  expect(requestedUrls).toEqual([]);
  expect(await statusOf('/pictures/apples/original.webp', url)).toBe(200);
  expect(await statusOf('/pictures/apples/original.webp', url)).toBe(200);
  expect(requestedUrls).toEqual(['/apples/original.webp']);
});

test('an unknown picture is not found, and so is every undrawn one when the drawer is unavailable', async () => {
  const url = `http://127.0.0.1:${(drawer.address() as AddressInfo).port}`;
  expect(await statusOf('/pictures/unicorns/original.webp', url)).toBe(404);
  expect(await statusOf('/pictures/pears/original.webp', 'http://127.0.0.1:1')).toBe(404);
});
