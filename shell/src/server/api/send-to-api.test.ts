/** @jest-environment node */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sendToApi } from './send-to-api';

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

const ask = (deadlineMs = 1_000, signal?: AbortSignal) => {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/stores/details`;
  const body = JSON.stringify({ seoUrl: 'borough' });
  return sendToApi({ method: 'POST', url, body }, { 'x-business-id': '1' }, deadlineMs, signal);
};

test('a request is sent as JSON with the business’s headers, and any reply is a value', async () => {
  let seen = '';
  respond = async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    seen = `${request.method} ${request.headers['x-business-id']} ${request.headers['content-type']} ${Buffer.concat(parts)}`;
    response.writeHead(404, { 'content-type': 'application/problem+json' }).end('{"code":"store_not_found"}');
  };
  expect(await ask()).toEqual({
    status: 404,
    body: Buffer.from('{"code":"store_not_found"}'),
    contentType: 'application/problem+json',
  });
  expect(seen).toBe('POST 1 application/json {"seoUrl":"borough"}');
});

test('a late or endless reply is a time-out; a broken connection is a network error', async () => {
  respond = () => {};
  expect(await ask(50)).toEqual({ failed: 'timeout' });
  respond = (_request, response) => void response.write('{"id"');
  expect(await ask(50)).toEqual({ failed: 'timeout' });
  expect(await ask(60_000, AbortSignal.timeout(50))).toEqual({ failed: 'timeout' });
  respond = (request) => request.socket.destroy();
  expect(await ask()).toEqual({ failed: 'network' });
});
