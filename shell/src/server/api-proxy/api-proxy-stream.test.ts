/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { noReleases, testBusinesses, testConfig, testShell } from '../../../test-support/test-shell';
import { apiProxy } from './api-proxy';

let api: Server;
let shell: FastifyInstance;
let origin: string;
let asked: { url: string | undefined; reply: ServerResponse } | undefined;
let status = 200;

beforeAll(async () => {
  api = createServer((request, reply) => {
    asked = { url: request.url, reply };
    const type = status === 200 ? 'text/event-stream' : 'application/problem+json';
    reply.writeHead(status, { 'content-type': type, 'set-cookie': 'a=b', 'x-secret': '1' });
    if (status === 200) reply.write('event: update\ndata: {"version":1}\n\n');
    else reply.end('{"code":"order_not_found"}');
  });
  await once(api.listen(0, '127.0.0.1'), 'listening');
  const config = testConfig(`http://127.0.0.1:${(api.address() as AddressInfo).port}`);
  shell = await testShell(config, (app) => apiProxy(app, config, testBusinesses, noReleases));
  // The host of a business.
  origin = (await shell.listen({ port: 0, host: '127.0.0.1' })).replace('127.0.0.1', 'localhost');
});
afterAll(async () => {
  await shell.close();
  api.closeAllConnections();
  api.close();
});

const path = '/en-gb/api/checkout/order-stream?businessOrderId=PW-7F3K-9QTX-M2HB';

test('events are passed on while they happen, and the back end learns that the browser has gone', async () => {
  status = 200;
  const browser = request(origin + path).end();
  const [reply] = (await once(browser, 'response')) as [IncomingMessage];
  expect(asked?.url).toBe(path);
  expect(reply.headers).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': expect.stringContaining('no-store'),
    'x-accel-buffering': 'no',
  });
  for (const name of ['x-secret', 'content-encoding']) expect(reply.headers[name]).toBeUndefined();
  expect(JSON.stringify(reply.headers['set-cookie'])).not.toContain('a=b');
  // The reply has not ended.
  expect(String((await once(reply, 'data'))[0])).toContain('"version":1');
  asked?.reply.write('event: update\ndata: {"version":2}\n\n');
  expect(String((await once(reply, 'data'))[0])).toContain('"version":2');
  const gone = asked && once(asked.reply, 'close');
  browser.destroy();
  await gone;
});

test('a refusal is passed on with its status', async () => {
  status = 404;
  const reply = await fetch(origin + path);
  expect([reply.status, await reply.json()]).toEqual([404, { code: 'order_not_found' }]);
});
