/** @jest-environment node */
import { testRoutes } from '../../../test-support/test-routes';
import { testBusinesses } from '../../../test-support/test-shell';
import { integrationProxy } from './integration-proxy';

const routes = testRoutes((app, config) => integrationProxy(app, config, testBusinesses));

test('a program’s call reaches the back end with its key and the host’s business, and without cookies', async () => {
  const reply = await routes.app.inject({
    url: '/api/v1/key?a=1',
    headers: {
      authorization: 'Bearer sfk_x',
      cookie: 'sf_access=token',
      'x-internal-key': 'guessed',
      'x-business-id': '9',
      'x-forwarded-for': '9.9.9.9',
      'x-admin-key': 'guessed',
    },
  });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['set-cookie']).toBeUndefined();
  const [call] = routes.api.calls;
  expect(call).toMatchObject({ method: 'GET', url: '/v1/key?a=1' });
  expect(call?.headers).toMatchObject({
    authorization: 'Bearer sfk_x',
    'x-internal-key': 'internal key',
    'x-business-id': '2',
    'x-forwarded-for': '127.0.0.1',
  });
  for (const name of ['cookie', 'x-admin-key']) expect(call?.headers[name]).toBeUndefined();
});

test('a shopper’s cookies alone make no authorised call', async () => {
  await routes.app.inject({ url: '/api/v1/key', headers: { cookie: 'sf_access=token; sf_refresh=token' } });
  expect(routes.api.calls[0]?.headers.authorization).toBeUndefined();
});

test('a refusal is passed on with its status, its code and the time to wait', async () => {
  routes.api.respond = () => ({
    status: 429,
    headers: { 'content-type': 'application/problem+json', 'retry-after': '7', 'set-cookie': 'a=b' },
    body: { code: 'rate_limited' },
  });
  const reply = await routes.app.inject({ url: '/api/v1/key' });
  expect([reply.statusCode, reply.json(), reply.headers['retry-after'], reply.headers['set-cookie']]).toEqual([
    429,
    { code: 'rate_limited' },
    '7',
    undefined,
  ]);
});

test.each([
  ['an unknown path', 'GET', '/api/v1/nowhere', {}, [404, 'not_found']],
  ['another method', 'DELETE', '/api/v1/key', {}, [404, 'not_found']],
  ['an operator’s operation', 'POST', '/api/v1/admin/orders', {}, [404, 'not_found']],
  ['an escaped letter', 'GET', '/api/v1/ke%79', {}, [404, 'not_found']],
  ['a host without a business', 'GET', '/api/v1/key', { host: 'other.test' }, [404, 'business_not_found']],
] as const)('%s is not forwarded', async (_what, method, url, headers, refusal) => {
  const reply = await routes.app.inject({ method, url, headers });
  expect([[reply.statusCode, reply.json().code], routes.api.calls]).toEqual([refusal, []]);
});

test('the OpenAPI document of a scope is readable', async () => {
  await routes.app.inject({ url: '/api/v1/openapi.json?scope=stock:write' });
  expect(routes.api.calls).toMatchObject([{ method: 'GET', url: '/v1/openapi.json?scope=stock:write' }]);
});

test('a back end that does not respond is a 503', async () => {
  routes.api.respond = () => undefined;
  expect((await routes.app.inject({ url: '/api/v1/key' })).statusCode).toBe(503);
});
