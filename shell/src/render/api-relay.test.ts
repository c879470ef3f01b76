/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MessageChannel } from 'node:worker_threads';
import type { Business } from '@storefront/remote-kit/business.types';
import { relayCalls } from './api-relay';
import { createPortTransport } from './port-transport';

const business = { businessId: 2 } as Business;
const asked: string[] = [];
let server: Server;
let reply = '{"id":1}';

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(
      `${request.method} ${request.url} ${request.headers['x-business-id']} ${request.headers['x-internal-key']}`,
    );
    response.end(reply);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Both ends of one render's way to the back end. */
async function through<T>(work: (send: ReturnType<typeof createPortTransport>) => Promise<T>): Promise<T> {
  const { port1, port2 } = new MessageChannel();
  const apiOrigin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const end = relayCalls(port1, { apiOrigin, internalKey: 'secret', locale: 'en-gb', apiDeadlineMs: 1_000 }, business);
  try {
    return await work(createPortTransport(port2, () => 1_000));
  } finally {
    end();
  }
}

const call = (url: string) => ({ key: 'POST /x', method: 'POST' as const, url, body: {} });

test('a worker’s call is made with the key and the business of its page, neither of which it holds', async () => {
  await expect(through((send) => send(call('/en-gb/api/stores/details')))).resolves.toEqual({
    status: 200,
    body: { id: 1 },
  });
  expect(asked).toEqual(['POST /en-gb/api/stores/details 2 secret']);
});

for (const url of [
  '/en-gb/api/admin/orders',
  '/en-gb/api/x/../admin/orders',
  '//elsewhere.example.com/en-gb/api/x',
  '@elsewhere.example.com/',
  '/en-gb/api/stores/details?x',
])
  test(`a worker’s call of ${url} is not made`, async () => {
    asked.length = 0;
    await expect(through((send) => send(call(url)))).resolves.toMatchObject({ status: 404 });
    expect(asked).toEqual([]);
  });

test('what is no JSON is no body', async () => {
  reply = '<html>';
  await expect(through((send) => send(call('/en-gb/api/stores/details')))).resolves.toEqual({
    status: 200,
    body: undefined,
  });
});

test('a call of a page that was given up ends', async () => {
  const { port1, port2 } = new MessageChannel();
  const send = createPortTransport(port2, () => 1_000);
  const under = send(call('/en-gb/api/stores/details'));
  port1.close();
  await expect(under).rejects.toMatchObject({ code: 'network' });
  await expect(send(call('/en-gb/api/stores/details'))).rejects.toMatchObject({ code: 'network' });
});
