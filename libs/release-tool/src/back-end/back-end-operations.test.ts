/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishRelease } from '@storefront/releases/publishing/publish-release';
import { writeTestBuild } from '@storefront/releases/publishing/test-build';
import { releaseKey } from '@storefront/releases/signatures/release-key';
import { ReleaseStore } from '@storefront/releases/store/release-store';
import type { ReleaseSession } from '../session/release-session';
import { assertBackEndServes } from './back-end-operations';

const folder = mkdtempSync(join(tmpdir(), 'operations-'));
const key = releaseKey(join(folder, 'release.pem'));
const store = new ReleaseStore(join(folder, 'releases'));
const versions: Record<string, string> = {};
let document: string;
let status: number;
/** What becomes of a reply, in place of the document. */
let fault: ((response: ServerResponse) => void) | undefined;
const server = createServer((_request, response) => {
  response.statusCode = status;
  if (fault) fault(response);
  else response.end(document);
});
let storefront: string;
let lines: string[];

beforeAll(async () => {
  const build = join(folder, 'build');
  const operations = {
    definitions: [],
    byOperation: { 'GET /orders/:id': { reply: { type: 'object', properties: {}, required: ['id'] } } },
  };
  const manifest = { uses: { operations: ['GET /orders/:id'] }, schemas: { facts: {}, commands: {}, operations } };
  writeTestBuild(build, { name: 'mf-basket', server: '', files: { 'entry.js': '' }, manifest });
  versions['mf-basket'] = (await publishRelease(store, key, build)).version;
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  storefront = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  lines = [];
  [status, fault] = [200, undefined];
  jest.spyOn(console, 'warn').mockImplementation((line: string) => lines.push(line));
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true, force: true });
});
const compare = (allowsMisfit = false) =>
  assertBackEndServes({ store, key, storefront, allowsMisfit } as ReleaseSession, versions);
/** The document of a back end that replies with an object of these fields. */
const replyingWith = (properties: object) => {
  const schema = { type: 'object', properties, required: Object.keys(properties) };
  const responses = { 200: { content: { 'application/json': { schema } } } };
  return JSON.stringify({ openapi: '3.1.0', paths: { '/orders/{id}': { get: { responses } } } });
};

test('an operation that the back end does not have is refused', async () => {
  document = replyingWith({ id: { type: 'integer' } });
  await compare();
  document = JSON.stringify({ openapi: '3.1.0', paths: { '/orders': { get: {} } } });
  await expect(compare()).rejects.toThrow(
    `mf-basket ${versions['mf-basket']} calls GET /orders/:id, which the back end at ${storefront} does not have; release that first.`,
  );
  expect(lines).toEqual([]);
});

test('another shape is refused unless it is allowed, and an undescribed operation is named', async () => {
  document = replyingWith({ total: { type: 'integer' } });
  const misfit = "calls GET /orders/:id and does not expect its reply: 'id' may be missing";
  await expect(compare()).rejects.toThrow(
    `mf-basket ${versions['mf-basket']} does not fit the back end at ${storefront}: it ${misfit}. Release that back end first, build the package for this one, or add --allow-misfit.`,
  );
  await compare(true);
  document = JSON.stringify({ openapi: '3.1.0', paths: { '/orders/{id}': { get: {} } } });
  await compare();
  expect(lines).toEqual([
    `mf-basket ${versions['mf-basket']} ${misfit}; --allow-misfit was given.`,
    `Of mf-basket ${versions['mf-basket']} this was not compared with the back end at ${storefront}: the shapes of GET /orders/:id.`,
  ]);
});

const unread = (why: string) =>
  `The OpenAPI document of the back end could not be read from ${storefront}/en-gb/api/openapi.json (${why}), so nothing was compared`;
/** A document that cannot be read is refused, and passes with a line when a misfit is allowed. */
async function expectUnread(why: string) {
  await expect(compare()).rejects.toThrow(
    `${unread(why)} or changed: start the storefront with its back end, set STOREFRONT_URL to the address of one of its businesses, or add --allow-misfit to go on without the comparison.`,
  );
  expect(lines).toEqual([]);
  await compare(true);
  expect(lines).toEqual([`${unread(why)} with it; --allow-misfit was given.`]);
}

test.each([
  '',
  '<!doctype html>',
  '{"openapi":"3.1.0","pa',
  '{}',
  'null',
  '{"openapi":"3.1.0","paths":null}',
  '{"openapi":"3.1.0","paths":{"/orders":null}}',
])('the document %p is refused', async (unusable) => {
  document = unusable;
  await expectUnread('its reply is no OpenAPI document');
});

test.each([401, 404, 500, 502])('a reply of %i is refused, also with a valid document', async (code) => {
  document = replyingWith({ id: { type: 'integer' } });
  status = code;
  await expectUnread(`it replied ${code}`);
});

test('a connection that breaks before or during the reply is refused', async () => {
  document = replyingWith({ id: { type: 'integer' } });
  fault = (response) => response.destroy();
  await expectUnread('no response');
  lines = [];
  fault = (response) => {
    response.writeHead(200, { 'content-length': document.length });
    response.write(document.slice(0, 20), () => response.destroy());
  };
  await expectUnread('no response');
});

test.each([
  ['never begins', () => {}],
  ['never ends', (response: ServerResponse) => response.write('{')],
])('a reply that %s is refused after 5 s', async (_what, hang) => {
  fault = hang;
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    expect(ms).toBe(5_000);
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 100);
    return controller.signal;
  });
  await expectUnread('no response within 5 s');
});
