/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseKey } from '@storefront/releases/signatures/release-key';
import { pathsMeet } from '@storefront/routes/paths-meet';
import { servicePaths } from '@storefront/routes/reserved-paths';
import { routePaths } from '@storefront/routes/route-paths';
import { buildShell } from './app';
import { readConfig } from './config';

const folder = mkdtempSync(join(tmpdir(), 'shell-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const testApp = () => buildShell(readConfig({ DATA_DIR: folder, STOREFRONT_MODE: 'demonstration' }));

/** The paths of a tree as Fastify prints it: four characters of indentation for each parent. */
function pathsIn(tree: string): string[] {
  const parents: string[] = [];
  return [...tree.matchAll(/^((?:[│ ] {3})*)[├└]── (\S+)( \(\w)?/gm)].flatMap(([, indent = '', part, methods]) => {
    const depth = indent.length / 4;
    parents[depth] = (parents[depth - 1] ?? '') + part;
    return methods ? [parents[depth]] : [];
  });
}

test('what the document server serves itself is reserved, except at pages', async () => {
  releaseKey(join(folder, 'keys/release.pem'));
  const app = await testApp();
  const served = pathsIn(app.printRoutes({ commonPrefix: false })).filter((path) => !/^\/?\*$/.test(path));
  await app.close();
  expect(served).toEqual(expect.arrayContaining(['/healthz', '/en-gb/session/place', '/pictures/:motif/:file']));
  const known = [...servicePaths, ...Object.values(routePaths)];
  expect(served.filter((path) => !known.some((one) => pathsMeet(one, path)))).toEqual([]);
});

test('a page whose link is a secret keeps the referrer policy that it set, and others have the default one', async () => {
  releaseKey(join(folder, 'keys/release.pem'));
  const app = await testApp();
  const headers = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
  const policyOf = async (url: string) => (await app.inject({ url, headers })).headers['referrer-policy'];
  const policies = [await policyOf('/en-gb/preview/leave'), await policyOf('/livez')];
  await app.close();
  expect(policies).toEqual(['no-referrer', 'strict-origin-when-cross-origin']);
});

/** Sends lines as they are, because clients refuse to send two Host headers. */
async function statusOf(port: number, ...lines: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.end(['GET /livez HTTP/1.1', ...lines, 'connection: close', '', ''].join('\r\n'));
  let reply = '';
  for await (const part of socket) reply += String(part);
  return reply.slice(0, 'HTTP/1.1 200'.length);
}

test('a request with two hosts is refused, because a proxy may have decided by the other one', async () => {
  releaseKey(join(folder, 'keys/release.pem'));
  const app = await testApp();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const hosts = ['host: fresh.localhost', 'Host: house.localhost'];
  const statuses = [await statusOf(port, ...hosts), await statusOf(port, ...hosts.slice(1))];
  await app.close();
  expect(statuses).toEqual(['HTTP/1.1 400', 'HTTP/1.1 200']);
});
