import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { startTestSandbox, type TestSandbox } from '../../test-support/start-test-sandbox';

let api: Server;
let sandbox: TestSandbox;
let requests: { url: string | undefined; headers: IncomingHttpHeaders; body: unknown }[];
let status: number;

beforeEach(async () => {
  requests = [];
  status = 200;
  api = createServer((request, response) => {
    let raw = '';
    request.on('data', (chunk) => {
      raw += chunk;
    });
    request.on('end', () => {
      requests.push({ url: request.url, headers: request.headers, body: JSON.parse(raw) });
      response.writeHead(status).end('{}');
    });
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  sandbox = await startTestSandbox({ COMMERCE_API_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}/` });
  mkdirSync(join(sandbox.dataDir, 'keys'));
  writeFileSync(join(sandbox.dataDir, 'keys/admin.key'), 'the-admin-key\n');
});
afterEach(async () => {
  await sandbox.stop();
  await new Promise((resolve) => api.close(resolve));
});

const move = (body: unknown) => sandbox.client.call('POST', '/api/clock', body);
const now = async () => Date.parse(String((await sandbox.client.get('/api/clock')).body.now));

test('the shop’s clock and the sandbox’s move together', async () => {
  const { body } = await move({ instant: '2030-05-01T09:30:00+01:00' });
  expect(body).toMatchObject({ moved: true, forwarded: true });
  expect(Math.abs((await now()) - Date.parse('2030-05-01T08:30:00Z'))).toBeLessThan(5_000);
  await move({ advance: 3600 });
  expect(Math.abs((await now()) - Date.parse('2030-05-01T09:30:00Z'))).toBeLessThan(5_000);
  expect((await move({ reset: true })).body.moved).toBe(false);
  expect(requests.map(({ url, headers, body: said }) => [url, headers['x-admin-key'], said])).toEqual([
    ['/en-gb/api/admin/clock', 'the-admin-key', { now: '2030-05-01T08:30:00.000Z' }],
    ['/en-gb/api/admin/clock', 'the-admin-key', { advanceSeconds: 3600 }],
    ['/en-gb/api/admin/clock', 'the-admin-key', { reset: true }],
  ]);
});

test('when the shop’s clock cannot be moved, the sandbox’s does not move either', async () => {
  status = 401;
  expect((await move({ advance: 3600 })).body).toMatchObject({ status: 502, code: 'commerce_api_unavailable' });
  await new Promise((resolve) => {
    api.close(resolve);
    api.closeAllConnections();
  });
  expect((await move({ advance: 3600 })).status).toBe(502);
  expect((await sandbox.client.get('/api/clock')).body.moved).toBe(false);
  expect((await move({ advance: 3600, forward: false })).body).toMatchObject({ moved: true, forwarded: false });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
});

test.each([
  {},
  { instant: 'noon' },
  { advance: 0 },
  { advance: 1.5 },
  { reset: false },
  { advance: 1, reset: true },
  [],
  'x',
])('a move of %j is rejected', async (body) => {
  expect((await move(typeof body === 'string' ? JSON.stringify(body) : body)).status).toBe(422);
  expect(requests).toEqual([]);
});

test('the page moves the clock, in London time', async () => {
  const summer = await sandbox.client.form('/clock', { instant: '2030-07-01T10:00', forward: 'yes' });
  expect([summer.status, summer.headers.get('location')]).toEqual([303, '/clock']);
  expect(requests[0]?.body).toEqual({ now: '2030-07-01T09:00:00.000Z' });
  expect((await sandbox.client.call<string>('GET', '/clock')).body).toContain('1 Jul 2030, 10:00:0');
  await sandbox.client.form('/clock', { advance: '900' });
  expect(requests).toHaveLength(1);
  expect((await sandbox.client.form('/clock', { instant: '' })).status).toBe(422);
});
