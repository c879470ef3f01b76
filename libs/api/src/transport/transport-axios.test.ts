import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClient } from '../client';
import { createAxiosTransport } from './transport-axios';

let server: Server;
let respond: RequestListener;
beforeAll(async () => {
  server = createServer((request, response) => respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function client(timeoutMs = 1_000) {
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return createClient({ locale: 'en-gb', origin, transport: createAxiosTransport({ timeoutMs, backoffMs: 1 }) });
}

test('axios itself returns a problem as a value, sends JSON and the key', async () => {
  let seen = '';
  respond = (request, response) => {
    seen = `${request.method} ${request.url} ${request.headers['content-type']} ${request.headers['idempotency-key']}`;
    response.writeHead(409, { 'content-type': 'application/problem+json' });
    response.end(JSON.stringify({ title: 'Full', status: 409, detail: 'Full', code: 'slot_taken', expected: true }));
  };
  const body = { storeId: 1, basketToken: 'a'.repeat(30), fulfilmentMethod: 'delivery', timeSlotDate: 'asap' } as const;
  const result = await client().call('POST /slots/reserve', { body, idempotencyKey: 'reserve-1' });
  expect(result).toMatchObject({ ok: false, error: { code: 'slot_taken' } });
  expect(seen).toBe('POST /en-gb/api/slots/reserve application/json reserve-1');
});

test('a late reply is a time-out; a caller that gives up has cancelled', async () => {
  respond = () => {};
  await expect(client(50).call('GET /slots/server-time')).rejects.toMatchObject({ code: 'timeout' });
  const giving = new AbortController();
  const call = client().call('GET /slots/server-time', { signal: giving.signal });
  setTimeout(() => giving.abort(), 20);
  await expect(call).rejects.toMatchObject({ code: 'cancelled' });
});

test('a broken connection is retried for a read', async () => {
  let tries = 0;
  respond = (request, response) => {
    tries += 1;
    if (tries < 3) request.socket.destroy();
    else response.writeHead(200, { 'content-type': 'application/json' }).end('{"serverTime":"now"}');
  };
  expect(await client().call('GET /slots/server-time')).toEqual({ ok: true, data: { serverTime: 'now' } });
  expect(tries).toBe(3);
});

test('a change of a basket is retried under the same key; a write that may only run once is not', async () => {
  const keys: unknown[] = [];
  respond = (request, response) => {
    keys.push(request.headers['idempotency-key']);
    if (keys.length % 2) request.socket.destroy();
    else response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  };
  const basketToken = 'a'.repeat(30);
  expect(await client().call('POST /basket/clear', { body: { basketToken } })).toMatchObject({ ok: true });
  expect(keys).toHaveLength(2);
  expect(new Set(keys)).toEqual(new Set([expect.any(String)]));
  const pay = client().call('POST /payments/make-payment', {
    body: { basketToken, draftOrderId: 1, method: 'cash' } as never,
  });
  await expect(pay).rejects.toMatchObject({ code: 'network' });
  expect(keys).toHaveLength(3);
});
