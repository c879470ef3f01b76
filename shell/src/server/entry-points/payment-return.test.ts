/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { testConfig } from '../../../test-support/test-shell';
import { paymentReturn } from './payment-return';

const received: { url: string | undefined; body: string }[] = [];
let status = 200;
let api: Server;
let app: FastifyInstance;

beforeAll(async () => {
  api = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      received.push({ url: request.url, body });
      response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  app = Fastify();
  const apiOrigin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const links = [
    { path: '/checkout/payment/return', action: 'check-payment', takesPayment: true },
    { path: '/login/return', action: 'log-in' },
  ];
  const composition = {
    routes: [{ path: '/checkout/payment', paymentStep: true }, { path: '/basket' }],
    manifests: { 'mf-checkout': { links } },
  };
  paymentReturn(app, {
    canary: { of: () => ({ composition }) },
    rendering: { config: { ...testConfig(''), apiOrigin } },
  } as never);
});
afterAll(async () => {
  await app.close();
  api.close();
});
beforeEach(() => {
  received.length = 0;
  status = 200;
});

const STEP = '/checkout/payment?order=7&gateway=realex&result=success';

const post = (payload: string, headers: Record<string, string> = {}, url = STEP) =>
  app.inject({
    method: 'POST',
    url,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://pay.realexpayments.com',
      'sec-fetch-site': 'cross-site',
      ...headers,
    },
    payload,
  });

test('the response that a gateway’s page posts is passed on, and the payment’s page follows', async () => {
  const reply = await post(new URLSearchParams({ hppResponse: '{"RESULT":"MDA="}' }).toString());
  expect([reply.statusCode, reply.headers.location]).toEqual([
    303,
    '/checkout/payment?order=7&gateway=realex&result=success',
  ]);
  expect(received).toEqual([{ url: '/webhooks/realex', body: '{"hppResponse":"{\\"RESULT\\":\\"MDA=\\"}"}' }]);
  expect(reply.headers['set-cookie']).toBeUndefined();
});

test.each([
  ['a refused response', 'hppResponse=x', 422, 1],
  ['an answer of a back end that fails', 'hppResponse=x', 503, 1],
  ['a form without a response', 'other=x', 200, 0],
  ['no form', '', 200, 0],
  ['a form that is too large', `hppResponse=${'x'.repeat(40_000)}`, 200, 0],
])('after %s the payment’s page follows too', async (_what, form, replied, calls) => {
  status = replied;
  expect((await post(form)).statusCode).toBe(303);
  expect(received).toHaveLength(calls);
});

test('a link that takes payments passes the response on too, and is followed', async () => {
  const link = '/checkout/payment/return?order=7&gateway=realex';
  const reply = await post('hppResponse=x', {}, link);
  expect([reply.statusCode, reply.headers.location]).toEqual([303, link]);
  expect(received).toEqual([{ url: '/webhooks/realex', body: '{"hppResponse":"x"}' }]);
});

test('a body of another type is no response, and leads to the same page', async () => {
  expect((await post('{"hppResponse":"x"}', { 'content-type': 'text/plain' })).statusCode).toBe(303);
  expect(received).toEqual([]);
});

test('no other page takes it', async () => {
  for (const url of ['/basket', '/nowhere', '/login/return', '/Checkout/Payment', '/checkout/payment/more'])
    expect((await post('hppResponse=x', {}, url)).statusCode).toBe(404);
  expect(received).toEqual([]);
});
