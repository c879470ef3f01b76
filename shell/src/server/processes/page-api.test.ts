/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Business } from '@storefront/remote-kit/business.types';
import { PageApi } from './page-api';

const calls: string[] = [];
let server: Server;
let reply: (calls: number) => string | undefined;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const { method, url, headers } = request;
    calls.push(`${method} ${url} ${headers['x-business-id']} ${headers['x-internal-key']} ${Buffer.concat(parts)}`);
    const text = reply(calls.length);
    if (text === undefined) request.socket.destroy();
    else response.end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
beforeEach(() => {
  calls.length = 0;
  reply = () => '{"id":1}';
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function pageApi() {
  const apiOrigin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return new PageApi(
    { apiOrigin, internalKey: 'secret', locale: 'en-gb' },
    { businessId: 2, country: 'GB' } as Business,
    1_000,
  );
}

const ok = { status: 200, body: Buffer.from('{"id":1}') };

test('an operation is called with the key and the business of the page, neither of which rendered code has', async () => {
  const body = { storeId: 101 };
  expect(await pageApi().call('POST /catalogue/category-tree', { body })).toMatchObject(ok);
  expect(calls).toEqual(['POST /en-gb/api/catalogue/category-tree 2 secret {"storeId":101}']);
});

test('an operation that takes the client’s configuration gets it', async () => {
  await pageApi().call('POST /stores/details', { body: { seoUrl: 'borough' } });
  const config = '"country":"GB","platform":"web","businessId":2';
  expect(calls).toEqual([`POST /en-gb/api/stores/details 2 secret {${config},"seoUrl":"borough"}`]);
});

test.each([
  ['an unknown operation', 'POST /nothing'],
  ['a property of every object', 'constructor'],
  ['a path beside a known operation', 'POST /stores/details/../../admin/orders'],
  ["an operator's operation", 'POST /admin/orders'],
  ["a member's operation", 'GET /member/profile'],
  ['an operation that hands out a session', 'POST /oauth/token'],
  ['a write', 'POST /basket/add-item'],
])('%s is not called', async (_what, key) => {
  expect(await pageApi().call(key, {})).toMatchObject({ status: 404, body: Buffer.alloc(0) });
  expect(calls).toEqual([]);
});

test('a read with a broken connection is repeated once', async () => {
  reply = (count) => (count === 1 ? undefined : '{"id":1}');
  expect(await pageApi().call('POST /stores/details', {})).toMatchObject(ok);
  reply = () => undefined;
  expect(await pageApi().call('POST /stores/details', {})).toEqual({ failed: 'network' });
  expect(calls).toHaveLength(4);
});

test('the end of a page cancels its calls', async () => {
  const api = pageApi();
  const call = api.call('POST /stores/details', {});
  api.end();
  expect(await call).toMatchObject({ failed: expect.any(String) });
  expect(await api.call('POST /stores/details', {})).toMatchObject({ failed: expect.any(String) });
});
