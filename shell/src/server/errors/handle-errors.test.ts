/** @jest-environment node */
import type { FastifyInstance } from 'fastify';
import { testConfig, testShell } from '../../../test-support/test-shell';

let app: FastifyInstance;
beforeAll(async () => {
  app = await testShell(testConfig(''), (shell) => {
    for (const url of ['/en-gb/broken', '/broken'])
      shell.get(url, () => {
        throw new Error('password=secret');
      });
    shell.post('/en-gb/form', async () => 'ok');
    shell.post('/form', async () => 'ok');
  });
});
afterAll(() => app.close());

test('an uncaught error is a problem for a program, without its details', async () => {
  const reply = await app.inject({ url: '/en-gb/broken' });
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([503, 'application/problem+json; charset=utf-8']);
  expect(reply.json()).toEqual({ type: 'about:blank', title: 'system error', status: 503, code: 'system_error' });
  expect(reply.headers['cache-control']).toBe('no-store');
});

test('an uncaught error is a page with links for a person, without its details', async () => {
  const reply = await app.inject({ url: '/broken?x=1' });
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
  expect(reply.body).toContain('<a href="/broken?x=1">Try again</a>');
  expect(reply.body).not.toContain('secret');
});

test.each([
  ['an unknown path', { url: '/en-gb/nowhere' }, 404, 'not_found'],
  ['a URL above 4 kibibytes', { url: `/en-gb/broken?${'x'.repeat(4_096)}` }, 414, 'address_too_long'],
  ['a body of an unknown type', { method: 'POST', url: '/en-gb/form', payload: '<a/>' }, 415, 'media_type_unsupported'],
  [
    'a body that is not JSON',
    { method: 'POST', url: '/en-gb/form', payload: '{', headers: 'json' },
    400,
    'bad_request',
  ],
])('%s has a code for programs, and a plain reply for everybody else', async (_what, request, status, code) => {
  const type = 'headers' in request ? 'application/json' : 'application/xml';
  const send = (url: string) => app.inject({ ...request, url, headers: { 'content-type': type } } as never);
  const program = await send(request.url);
  expect([program.statusCode, program.json().code]).toEqual([status, code]);
  const person = await send(request.url.replace('/en-gb', ''));
  expect([person.statusCode, person.headers['content-type']]).toEqual([status, 'text/plain; charset=utf-8']);
});

test('a till whose call cannot be read gets a problem, as it does from the service', async () => {
  const reply = await app.inject({ url: `/api/v1/orders?${'x'.repeat(4_096)}` });
  expect([reply.statusCode, reply.json().code]).toEqual([414, 'address_too_long']);
});
