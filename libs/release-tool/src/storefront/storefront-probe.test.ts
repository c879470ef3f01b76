/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compose } from '@storefront/releases/compositions/compose';
import type { Composition } from '@storefront/releases/compositions/composition.types';
import { publishRelease } from '@storefront/releases/publishing/publish-release';
import { writeTestBuild } from '@storefront/releases/publishing/test-build';
import { releaseKey } from '@storefront/releases/signatures/release-key';
import { ReleaseStore } from '@storefront/releases/store/release-store';
import { storefrontProbe } from './storefront-probe';

const folder = mkdtempSync(join(tmpdir(), 'probe-'));
const key = releaseKey(join(folder, 'release.pem'));
const store = new ReleaseStore(join(folder, 'releases'), undefined, { name: 'ann@example.com' });
let composition: Composition;
let reply: { readonly status: number; readonly body: string };
const server = createServer((_request, response) => response.writeHead(reply.status).end(reply.body));
let storefront: string;

beforeAll(async () => {
  const build = join(folder, 'build');
  writeTestBuild(build, { name: 'shell', server: '', files: { 'entry.js': '' }, manifest: { shared: {} } });
  const { version } = await publishRelease(store, key, build);
  composition = compose(store, key, undefined, { shell: version }, new Date());
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  storefront = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

const probe = (status: number, body: unknown) => {
  reply = { status, body: typeof body === 'string' ? body : JSON.stringify(body) };
  return storefrontProbe(store, key, storefront)(composition);
};

test('a storefront that names the composition can show it', async () => {
  await expect(probe(200, { composition: composition.id })).resolves.toBeUndefined();
});

test('the reason of a storefront that cannot show it is the error', async () => {
  const sentence = `${storefront} cannot show it, so nothing was changed: the shell is missing.`;
  await expect(probe(422, { refused: 'the shell is missing.' })).rejects.toThrow(new Error(sentence));
});

test.each([
  [200, null],
  [200, {}],
  [200, []],
  [200, 'null and more'],
  [200, '"accepted"'],
  [200, { composition: 'another' }],
  [200, { composition: ['id'] }],
  [200, { status: 'ok' }],
  [422, { refused: { why: 'it is no sentence' } }],
  [422, {}],
  [502, '<h1>Bad Gateway</h1>'],
])('a reply %i with %j is no acceptance, and the error is one sentence', async (status, body) => {
  const sentence = `${storefront} replied ${status} and did not say that it can show the composition, so nothing was changed: STOREFRONT_URL must name the storefront, and its shell must be no older than this command.`;
  await expect(probe(status, body)).rejects.toThrow(new Error(sentence));
});

test('a failed reply that names the composition is no acceptance either', async () => {
  await expect(probe(500, { composition: composition.id })).rejects.toThrow('replied 500');
});
