/** @jest-environment node */
import { request } from 'node:http';
import { ApiProblem } from '@storefront/api/api-problem';
import { CALL_BODY_BYTES } from '@storefront/api/constants';
import { testRoutes } from '../../../test-support/test-routes';
import { noReleases, testBusinesses, testConfig, testShell } from '../../../test-support/test-shell';
import type { Businesses } from '../businesses';
import { apiProxy } from './api-proxy';

const routes = testRoutes((app, config) => apiProxy(app, config, testBusinesses, noReleases));

const own = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
const post = (path: string, payload: string | object = {}, headers: object = own) =>
  routes.app.inject({ method: 'POST', url: `/en-gb/api${path}`, payload, headers: { ...headers } });

test('an operation is forwarded with its body, and the reply passed on with status and type', async () => {
  routes.api.respond = () => ({
    status: 409,
    headers: { 'content-type': 'application/problem+json' },
    body: '{"code":"full"}',
  });
  const reply = await post('/basket/update', '{"basketToken": "a" }');
  expect([reply.statusCode, reply.headers['content-type'], reply.body]).toEqual([
    409,
    'application/problem+json',
    '{"code":"full"}',
  ]);
  expect(routes.api.calls).toMatchObject([
    { method: 'POST', url: '/en-gb/api/basket/update', body: '{"basketToken": "a" }' },
  ]);
});

test('the query of a read is forwarded', async () => {
  await routes.app.inject({ url: '/en-gb/api/slots/server-time?x=1&y=%20' });
  expect(routes.api.calls).toMatchObject([{ method: 'GET', url: '/en-gb/api/slots/server-time?x=1&y=%20' }]);
});

test('only listed headers reach the back end, and those that identify the caller are set here', async () => {
  await post('/basket/update', '{}', {
    ...own,
    'idempotency-key': 'once',
    'accept-language': 'cy',
    authorization: 'Bearer stolen',
    'x-internal-key': 'guessed',
    'x-business-id': '9',
    'x-guest-session': 'stolen',
    'x-login-device': 'stolen',
    'x-forwarded-for': '9.9.9.9',
    cookie: 'sf_access=token; other=1',
  });
  const headers: Record<string, unknown> = { ...routes.api.calls[0]?.headers };
  expect(headers).toMatchObject({
    'idempotency-key': 'once',
    'accept-language': 'cy',
    authorization: 'Bearer token',
    'x-internal-key': 'internal key',
    'x-business-id': '2',
    'x-forwarded-for': '127.0.0.1',
  });
  for (const name of ['cookie', 'x-guest-session', 'x-login-device', 'sec-fetch-site'])
    expect(headers[name]).toBeUndefined();
});

test('only type and retry time of the reply’s headers reach the browser, and no cache stores it', async () => {
  routes.api.respond = () => ({ status: 429, headers: { 'retry-after': '7', 'set-cookie': 'a=b', 'x-secret': '1' } });
  const { headers } = await post('/basket/update');
  expect(headers).toMatchObject({ 'retry-after': '7', 'cache-control': 'no-store' });
  expect([headers['set-cookie'], headers['x-secret']]).toEqual([undefined, undefined]);
});

test.each([
  ['an unknown path', 'POST', '/nowhere'],
  ['another method of a known path', 'GET', '/basket/update'],
  ['an operator’s operation', 'POST', '/admin/orders'],
  ['an escaped letter', 'POST', '/basket/%75pdate'],
  ['a double slash', 'POST', '//basket/update'],
  ['a trailing slash', 'POST', '/basket/update/'],
])('%s is not forwarded', async (_what, method, path) => {
  const reply = await routes.app.inject({ method: method as 'GET', url: `/en-gb/api${path}`, headers: own });
  expect([reply.statusCode, routes.api.calls]).toEqual([404, []]);
});

test('a path with dot segments is not forwarded', async () => {
  const origin = new URL(await routes.app.listen({ port: 0, host: '127.0.0.1' }));
  const path = '/en-gb/api/stores/../slots/server-time';
  // The only client that sends a path as it is.
  const status = await new Promise((resolve) =>
    request({ host: origin.hostname, port: origin.port, path, headers: { host: 'localhost' } }, (reply) =>
      resolve(reply.resume().statusCode),
    ).end(),
  );
  expect([status, routes.api.calls]).toEqual([404, []]);
});

test('the OpenAPI document is readable', async () => {
  expect((await routes.app.inject({ url: '/en-gb/api/openapi.json' })).statusCode).toBe(200);
  expect(routes.api.calls).toMatchObject([{ method: 'GET', url: '/en-gb/api/openapi.json' }]);
});

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['another host of this site', { 'sec-fetch-site': 'same-site' }],
  ['another origin', { origin: 'https://evil.test' }],
  ['an unknown origin, with a cookie', { cookie: 'sf_access=token' }],
])('a write caused by %s is refused', async (_who, headers) => {
  const reply = await post('/basket/update', '{}', headers);
  expect([reply.statusCode, reply.json().code, routes.api.calls]).toEqual([403, 'foreign_request', []]);
});

test.each(['multipart/form-data; boundary=x', 'text/plain', ''])(
  'a body of the type "%s" is refused without a call, because operations take JSON',
  async (type) => {
    const reply = await post('/basket/update', '{}', { ...own, 'content-type': type });
    expect([reply.statusCode, reply.json().code, routes.api.calls]).toEqual([415, 'media_type_unsupported', []]);
  },
);

test('a body above a call’s limit is refused without a call, unless its operation accepts more', async () => {
  const reply = await post('/basket/update', 'x'.repeat(CALL_BODY_BYTES + 1));
  expect([reply.statusCode, reply.json().code, routes.api.calls]).toEqual([413, 'body_too_large', []]);
  const upload = await post('/contact/request', 'x'.repeat(1_048_577), {
    ...own,
    'content-type': 'multipart/form-data',
  });
  expect([upload.statusCode, routes.api.calls[0]?.body.length]).toEqual([200, 1_048_577]);
});

test('a host without a business has no API', async () => {
  const reply = await routes.app.inject({ url: '/en-gb/api/slots/server-time', headers: { host: 'other.test' } });
  expect([reply.statusCode, reply.json().code]).toEqual([404, 'business_not_found']);
});

test('a back end that does not respond is a 503', async () => {
  routes.api.respond = () => undefined;
  const reply = await post('/basket/update');
  expect([reply.statusCode, reply.json().code]).toEqual([503, 'upstream_unavailable']);
});

test('a back end that responds too late is a 504', async () => {
  const config = testConfig(routes.api.origin);
  const late = { of: () => Promise.reject(new ApiProblem('timeout', 0, 'No response', '')) } as unknown as Businesses;
  const shell = await testShell(config, (registered) => apiProxy(registered, config, late, noReleases));
  const reply = await shell.inject({ url: '/en-gb/api/slots/server-time' });
  expect([reply.statusCode, reply.json().code]).toEqual([504, 'upstream_timeout']);
  await shell.close();
});
