/** @jest-environment node */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApiTransport } from './api-transport';

let server: Server;
let answer: RequestListener;
beforeAll(async () => {
  server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const ask = (deadlineMs = 1_000) =>
  createApiTransport({ headers: { 'x-business-id': '1' }, deadlineMs })({
    key: 'POST /stores/details',
    method: 'POST',
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/stores/details`,
    body: { seoUrl: 'borough' },
  });

test('a question is sent as JSON with the business’s headers, and whatever is answered is a value', async () => {
  let seen = '';
  answer = async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    seen = `${request.method} ${request.headers['x-business-id']} ${request.headers['content-type']} ${Buffer.concat(parts)}`;
    response.writeHead(404, { 'content-type': 'application/problem+json' }).end('{"code":"store_not_found"}');
  };
  expect(await ask()).toEqual({ status: 404, body: { code: 'store_not_found' } });
  expect(seen).toBe('POST 1 application/json {"seoUrl":"borough"}');
});

test('what is no JSON is no body', async () => {
  answer = (_request, response) => response.end('<html>');
  expect(await ask()).toEqual({ status: 200, body: undefined });
});

test('an answer that does not come, or does not end, is a time-out; a connection that breaks is the network’s', async () => {
  answer = () => {};
  await expect(ask(50)).rejects.toMatchObject({ code: 'timeout', status: 0 });
  answer = (_request, response) => void response.write('{"id"');
  await expect(ask(50)).rejects.toMatchObject({ code: 'timeout' });
  answer = (request) => request.socket.destroy();
  await expect(ask()).rejects.toMatchObject({ code: 'network' });
});
