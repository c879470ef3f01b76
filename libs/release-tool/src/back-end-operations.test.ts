/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishRelease } from '@storefront/releases/publish-release';
import { releaseKey } from '@storefront/releases/release-key';
import { ReleaseStore } from '@storefront/releases/release-store';
import { writeTestBuild } from '@storefront/releases/test-build';
import { assertBackEndServes } from './back-end-operations';
import type { ReleaseSession } from './release-session';

const folder = mkdtempSync(join(tmpdir(), 'operations-'));
const key = releaseKey(join(folder, 'release.pem'));
const store = new ReleaseStore(join(folder, 'releases'));
const versions: Record<string, string> = {};
let document: string;
const server = createServer((_request, response) => response.end(document));
let storefront: string;
let lines: string[];

beforeAll(async () => {
  const build = join(folder, 'build');
  const manifest = { uses: { operations: ['GET /orders/:id'] } };
  writeTestBuild(build, { name: 'mf-basket', server: '', files: { 'entry.js': '' }, manifest });
  versions['mf-basket'] = (await publishRelease(store, key, build)).version;
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  storefront = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  lines = [];
  jest.spyOn(console, 'log').mockImplementation((line: string) => lines.push(line));
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true, force: true });
});
const compare = () => assertBackEndServes({ store, key, storefront } as ReleaseSession, versions);

test('an operation that the back end does not have is refused', async () => {
  document = JSON.stringify({ openapi: '3.1.0', paths: { '/orders/{id}': { get: {} } } });
  await compare();
  document = JSON.stringify({ openapi: '3.1.0', paths: { '/orders': { get: {} } } });
  await expect(compare()).rejects.toThrow(
    `mf-basket ${versions['mf-basket']} does not fit the back end at ${storefront}: it calls GET /orders/:id, which it does not have. Release that back end first, or build the package for this one.`,
  );
  expect(lines).toEqual([]);
});

test.each([
  '<!doctype html>',
  '{}',
  'null',
  '{"openapi":"3.1.0","paths":null}',
  '{"openapi":"3.1.0","paths":{"/orders":null}}',
])('nothing is compared with the document %s, and the command says so', async (unusable) => {
  document = unusable;
  await compare();
  expect(lines).toEqual([
    `${storefront}/en-gb/api/openapi.json is no OpenAPI document, so what the versions call was not compared with the back end.`,
  ]);
});
