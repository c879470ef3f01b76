/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCanary } from '@storefront/releases/canaries/canaries';
import { probeAndPin } from '@storefront/releases/channels/pins';
import { promote } from '@storefront/releases/channels/promote';
import { publishRelease } from '@storefront/releases/publishing/publish-release';
import { writeTestBuild } from '@storefront/releases/publishing/test-build';
import { releaseKey } from '@storefront/releases/signatures/release-key';
import { ReleaseStore } from '@storefront/releases/store/release-store';
import type { ReleaseSession } from '../session/release-session';
import { checkApi } from './check-api-command';

const folder = mkdtempSync(join(tmpdir(), 'check-api-'));
const key = releaseKey(join(folder, 'keys/release.pem'));
const store = new ReleaseStore(join(folder, 'releases'));
const session = { store, key } as unknown as ReleaseSession;
const now = new Date();
const versions: Record<string, string> = {};
let said: jest.SpiedFunction<typeof console.log>;

async function publish(name: string, code: string, operations?: readonly string[]): Promise<string> {
  const root = join(folder, name);
  const manifest = operations ? { uses: { operations } } : {};
  writeTestBuild(root, { name, server: code, files: { [`${code}.js`]: code }, manifest });
  return (await publishRelease(store, key, root)).version;
}

/** A file with an OpenAPI document of these operations. */
function documentOf(...operations: readonly (readonly [method: string, path: string])[]): string {
  const paths: Record<string, object> = {};
  for (const [method, path] of operations) paths[path] = { ...paths[path], [method]: {} };
  const file = join(folder, `${operations.length}.json`);
  writeFileSync(file, JSON.stringify({ openapi: '3.1.0', paths }));
  return file;
}
const check = (source: string) => checkApi(session, source);

beforeAll(async () => {
  versions.shell = await publish('shell', 'shell');
  versions.old = await publish('mf-basket', 'old', ['GET /basket', 'POST /basket/gift']);
  versions.new = await publish('mf-basket', 'new', ['GET /basket']);
  versions.tried = await publish('mf-slots', 'tried', ['GET /slots/:id']);
  promote(store, key, { shell: versions.shell, 'mf-basket': versions.old }, now);
  await probeAndPin(store, key, 'lathmere', undefined, now, () => Promise.resolve());
  promote(store, key, { 'mf-basket': versions.new }, now);
  startCanary(store, key, { name: 'mf-slots', versions: { 'mf-slots': versions.tried } }, now);
});
beforeEach(() => {
  said = jest.spyOn(console, 'log').mockImplementation();
});
afterEach(() => said.mockRestore());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a document with every operation passes, and the command says what it compared', async () => {
  await check(documentOf(['get', '/basket'], ['post', '/basket/gift'], ['get', '/slots/{id}']));
  expect(said.mock.calls.flat()).toEqual([
    expect.stringMatching(
      /3\.json fits the 3 operations that the 4 versions on show call; compared: stable, canary mf-slots, pin lathmere\.$/,
    ),
    `Not compared, because their builds do not record calls: shell ${versions.shell}.`,
    `Compared by the names of operations alone, because their builds do not record shapes: mf-basket ${versions.new}, mf-slots ${versions.tried}, mf-basket ${versions.old}.`,
  ]);
});

test('each version that calls a missing operation is named with its places', async () => {
  const file = documentOf(['post', '/orders']);
  await expect(check(file)).rejects.toThrow(
    new Error(
      `${file} does not fit versions on show: mf-basket ${versions.new} (stable, canary mf-slots) calls GET /basket, which it does not have; mf-slots ${versions.tried} (canary mf-slots) calls GET /slots/:id, which it does not have; mf-basket ${versions.old} (pin lathmere) calls GET /basket, POST /basket/gift, which it does not have.`,
    ),
  );
  expect(said).not.toHaveBeenCalled();
});

test('what is away or no OpenAPI document is one sentence', async () => {
  const server = createServer((request, reply) => {
    reply.statusCode = request.url === '/away' ? 503 : 200;
    reply.end('{"paths":{}}');
  }).listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await expect(check(`${origin}/away`)).rejects.toThrow(new Error(`${origin}/away replied 503.`));
  await expect(check(`${origin}/x`)).rejects.toThrow(new Error(`${origin}/x is no OpenAPI document as JSON.`));
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
  await expect(check(`${origin}/x`)).rejects.toThrow(new Error(`No response from ${origin}/x.`));

  const missing = join(folder, 'missing.json');
  await expect(check(missing)).rejects.toThrow(`There is no file ${missing}`);
  await expect(check(folder)).rejects.toThrow(new Error(`${folder} cannot be read.`));
  for (const text of [
    'openapi: 3.1.0',
    'null',
    '[]',
    '{"openapi":"3.1.0","paths":null}',
    '{"openapi":"3.1.0","paths":{"/x":1}}',
  ]) {
    const file = join(folder, 'odd.json');
    writeFileSync(file, text);
    await expect(check(file)).rejects.toThrow(new Error(`${file} is no OpenAPI document as JSON.`));
  }
});
