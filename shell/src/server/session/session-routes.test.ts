/** @jest-environment node */
import type { FastifyInstance } from 'fastify';
import { startTestApi } from '../../../test-support/test-api';
import { testBusinesses, testConfig, testShell } from '../../../test-support/test-shell';
import type { CanaryAssignment } from '../canary/canary-assignment';
import { sessionRoutes } from './session-routes';

const TOKENS = { access_token: 'new access', expires_in: 900, refresh_token: 'new refresh', token_type: 'Bearer' };
const draw = jest.fn();
let api: Awaited<ReturnType<typeof startTestApi>>;
let app: FastifyInstance;
beforeAll(async () => {
  api = await startTestApi();
  const config = { ...testConfig(api.origin), sessionVersion: 'v2' };
  const canary = { draw } as unknown as CanaryAssignment;
  app = await testShell(config, (shell) => sessionRoutes(shell, config, testBusinesses, canary));
});
beforeEach(() => {
  api.reset();
  draw.mockReset();
  api.respond = ({ url }) => ({ body: url.endsWith('server-time') ? { serverTime: '2026-05-01T10:00:00Z' } : TOKENS });
});
afterAll(async () => {
  await app.close();
  api.close();
});

const own = { 'sec-fetch-site': 'same-origin' };
const read = (stored: string, headers: Readonly<Record<string, string>> = own) =>
  app.inject({ url: `/en-gb/session?stored=${stored}`, headers });
const post = (path: string, payload: object, cookies: Readonly<Record<string, string>> = {}) =>
  app.inject({ method: 'POST', url: `/en-gb/session${path}`, payload, cookies, headers: own });

test('the session of a new visitor is a guest without place and basket, and is assigned to a canary', async () => {
  const reply = await read('');
  expect(reply.json()).toMatchObject({
    session: { strategy: 'guest', version: 'v2' },
    location: null,
    store: null,
    basket: null,
    slot: null,
    fulfilment: 'delivery',
    serverTime: '2026-05-01T10:00:00Z',
  });
  expect(reply.headers['cache-control']).toBe('no-store');
  expect(draw).toHaveBeenCalledTimes(1);
});

test('a browser that stored data of another version clears its cache, and no other', async () => {
  expect((await read('v1')).headers['clear-site-data']).toBe('"cache"');
  for (const stored of ['', 'v2']) expect((await read(stored)).headers['clear-site-data']).toBeUndefined();
});

test('another site’s page cannot have the session read', async () => {
  const reply = await read('', { 'sec-fetch-site': 'cross-site' });
  expect([reply.statusCode, reply.json().code, api.calls]).toEqual([403, 'foreign_request', []]);
});

test('an access cookie that cannot be a token makes a visitor', async () => {
  const cookies = { sf_access: encodeURIComponent('a token\n – of ink') };
  const reply = await app.inject({ url: '/en-gb/session', headers: own, cookies });
  expect([reply.statusCode, reply.json().session?.strategy]).toEqual([200, 'guest']);
  expect(api.calls.map(({ headers }) => headers.authorization)).toEqual([undefined]);
});

test('a failing back end neither logs the shopper out nor loses the basket', async () => {
  api.respond = () => ({ status: 500, body: { code: 'system_error' } });
  const cookies = { sf_access: 'a', sf_basket: 'a-basket-token-of-some-length' };
  const reply = await app.inject({ url: '/en-gb/session', headers: own, cookies });
  expect(reply.statusCode).toBe(503);
  expect(reply.cookies.filter(({ value }) => value === '')).toEqual([]);
});

test('a place is stored in the session; what is not sent stays', async () => {
  const location = { postcode: 'SE1 9GF', latitude: 1, longitude: 2 };
  const first = await post('/place', { location });
  expect(first.json()).toEqual({ location, fulfilment: 'delivery', store: null });
  const placeIn = ({ cookies }: typeof first) => cookies.find(({ name }) => name === 'sf_place')?.value ?? '';
  const place = placeIn(first);
  const second = await post('/place', { fulfilment: 'collection' }, { sf_place: place });
  const stored = JSON.parse(Buffer.from(placeIn(second), 'base64url').toString());
  expect([second.json(), stored]).toEqual(Array(2).fill({ location, fulfilment: 'collection', store: null }));
  expect((await post('/place', { location: null }, { sf_place: place })).json()).toMatchObject({ location: null });
});

test.each<[string, object]>([
  ['a latitude beyond the pole', { location: { postcode: 'SE1', latitude: 91, longitude: 0 } }],
  ['another kind of fulfilment', { fulfilment: 'drone' }],
  ['a list', [1]],
])('%s is not a place', async (_what, body) => {
  const reply = await post('/place', body);
  expect([reply.statusCode, reply.json().code, reply.cookies]).toEqual([400, 'bad_request', []]);
});

test('a member’s session is refreshed, and one that has ended is not', async () => {
  const refreshed = await post('/refresh', {}, { sf_refresh: 'old' });
  expect(refreshed.json()).toEqual({ kind: 'refreshed' });
  expect(refreshed.cookies.map(({ name }) => name)).toEqual(['sf_access', 'sf_refresh']);
  api.respond = () => ({ status: 401, body: { code: 'invalid_grant' } });
  const ended = await post('/refresh', {}, { sf_refresh: 'ended' });
  expect([ended.statusCode, ended.json().code]).toEqual([401, 'session_expired']);
  expect((await post('/refresh', {})).statusCode).toBe(401);
});

test('concurrent calls share one refresh, because a refresh token can be used once', async () => {
  await Promise.all([post('/refresh', {}, { sf_refresh: 'shared' }), post('/refresh', {}, { sf_refresh: 'shared' })]);
  expect(api.calls).toHaveLength(1);
});
