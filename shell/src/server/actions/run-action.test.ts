/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { SessionCookies } from '../session/cookies';
import { type RunningAction, runAction } from './run-action';

type Call = { readonly path: string; readonly body: Record<string, unknown> };
let server: Server;
let calls: Call[] = [];
let keys: unknown[] = [];
let respond: (call: Call) => [status: number, body: object];

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const call = { path: request.url ?? '', body: JSON.parse(Buffer.concat(parts).toString()) };
    keys.push(request.headers['idempotency-key']);
    calls.push(call);
    const [status, body] = respond(call);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  calls = [];
  keys = [];
});

const TOKEN = 'a-basket-token-of-some-length';
const problem = (code: string, status = 404): [number, object] => [
  status,
  { type: 'about:blank', title: '', detail: '', status, code, expected: status < 500 },
];

/** Runs a remote's action with the back end above. */
function run(action: Record<string, (...args: never[]) => unknown>, guestSession?: string) {
  const cookieWrites: unknown[][] = [];
  const cookies = {
    basketToken: TOKEN,
    place: {
      location: { postcode: 'SE1 9GF', latitude: 1, longitude: 2, address: '1 Street' },
      fulfilment: 'delivery',
    },
    read: () => undefined,
    setTokens: (tokens: object) => cookieWrites.push(['tokens', tokens]),
    beginGuestSession: () => cookieWrites.push(['guest session']),
    guestSession,
    keepGuestSession: () => guestSession ?? cookieWrites.push(['guest session']),
    loginDevice: () => 'device',
    keepLoginDevice: (device: string) => cookieWrites.push(['device', device]),
    setBasket: (token: string) => cookieWrites.push(['basket', token]),
    setPlace: (place: object) => cookieWrites.push(['place', place]),
  } as unknown as SessionCookies;
  const config = {
    apiOrigin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    locale: 'en-gb',
    internalKey: 'key',
    apiDeadlineMs: 1_000,
  };
  const running = {
    config,
    cookies,
    business: { businessId: 1, country: 'GB' },
    form: {},
    params: {},
    isVisit: true,
    composition: {},
    packageName: 'mf-basket',
    action: 'add-item',
    callExport: async (_composition: unknown, _name: string, _expose: string, name: string, args: never[]) =>
      action[name]?.(...args),
  } as unknown as RunningAction;
  const request = {
    ip: '1.2.3.4',
    protocol: 'http',
    hostname: 'localhost',
    port: null,
    headers: {},
    log: { error: () => undefined },
  } as unknown as FastifyRequest;
  return { cookieWrites, end: runAction(running, request) };
}

const addItem = { kind: 'call', operation: 'POST /basket/add-item', body: { storeId: 1 } };
const back = (reply: { ok: boolean; error?: { code: string } }) => ({
  kind: 'back',
  query: { problem: reply.ok ? undefined : reply.error?.code },
});

test('the shell adds the session’s basket to a call, and stores the one in the reply', async () => {
  respond = () => [200, { basket: { basketToken: 'another' } }];
  const { cookieWrites, end } = run({ request: () => addItem, next: back });
  expect(await end).toEqual({ step: { kind: 'back', query: { problem: undefined } }, hasChosenStore: false });
  expect(calls).toEqual([{ path: '/en-gb/api/basket/add-item', body: { storeId: 1, basketToken: TOKEN } }]);
  expect(cookieWrites).toEqual([['basket', 'another']]);
});

test('a missing basket is removed from the session, and the next call creates one', async () => {
  respond = ({ body }) => (body.basketToken ? problem('basket_not_found') : [200, { basket: { basketToken: 'new' } }]);
  const { cookieWrites, end } = run({ request: () => addItem, next: back });
  expect((await end).step).toEqual({ kind: 'back', query: { problem: undefined } });
  expect(calls.map(({ body }) => body.basketToken)).toEqual([TOKEN, undefined]);
  expect(cookieWrites).toEqual([['basket', 'new']]);
});

test('a key in a URL counts in one guest session, so a link with it brings no basket of somebody else', async () => {
  respond = () => [200, { basket: {} }];
  const keyed = { request: () => ({ ...addItem, idempotencyKey: 'a-key', hasKeyInUrl: true }), next: back };
  for (const session of ['first', 'first', 'second']) await run(keyed, session).end;
  const [first, again, second] = keys;
  expect(first).toMatch(/^[\w-]{43}$/);
  expect([again === first, second === first]).toEqual([true, false]);
  const { cookieWrites, end } = run(keyed);
  await end;
  expect(cookieWrites).toContainEqual(['guest session']);
});

test('the key of a form that is sent twice before its reader has a session is one key', async () => {
  respond = () => [200, { basket: {} }];
  const keyed = { request: () => ({ ...addItem, idempotencyKey: 'a-key' }), next: back };
  for (const session of [undefined, 'second']) await run(keyed, session).end;
  expect(keys).toEqual(['a-key', 'a-key']);
});

test('a rejection and a failing back end are replies that the action handles', async () => {
  respond = () => problem('item_limit_reached', 409);
  expect((await run({ request: () => addItem, next: back }).end).step).toMatchObject({
    query: { problem: 'item_limit_reached' },
  });
  respond = () => problem('broken', 500);
  expect((await run({ request: () => addItem, next: back }).end).step).toMatchObject({
    query: { problem: 'system_error' },
  });
});

test('no token of a reply reaches the remote’s code', async () => {
  const seen: unknown[] = [];
  const next = (reply: { ok: boolean; data?: object }) => {
    seen.push(reply.data);
    return { kind: 'go', to: '/' };
  };
  respond = () => [200, { basketLineId: 1, basket: { basketToken: 'secret', itemCount: 2 } }];
  await run({ request: () => addItem, next }).end;
  const tokens = { access_token: 'secret', expires_in: 900, refresh_token: 'secret' };
  respond = () => [200, { ...tokens, token_type: 'Bearer', member: {} }];
  const body = { grant_type: 'password', username: 'a@example.com', password: 'p' };
  const { cookieWrites, end } = run({ request: () => ({ kind: 'call', operation: 'POST /oauth/token', body }), next });
  await end;
  expect(seen).toEqual([{ basketLineId: 1, basket: { itemCount: 2 } }, { member: {} }]);
  expect(cookieWrites).toEqual([['device', 'device'], ['guest session'], ['tokens', tokens]]);
});

test('an action knows the shopper’s place without the street', async () => {
  let seen: unknown;
  const request = (_form: object, context: { place: object }) => {
    seen = context.place;
    return { kind: 'go', to: '/' };
  };
  await run({ request }).end;
  expect(seen).toEqual({ location: { postcode: 'SE1 9GF', latitude: 1, longitude: 2 }, fulfilment: 'delivery' });
});

test.each([
  ['an operator’s call', { kind: 'call', operation: 'POST /admin/orders', body: {} }],
  ['a call that is in no table', { kind: 'call', operation: 'POST /nowhere', body: {} }],
  ['another site', { kind: 'go', to: '//evil.test/' }],
  ['another site by a backslash', { kind: 'go', to: '/\\evil.test' }],
  ['a script', { kind: 'go', to: 'javascript:alert(1)' }],
  ['a place that is none', { kind: 'go', to: '/', place: { location: { postcode: 'SE1', latitude: 900 } } }],
  ['nothing', undefined],
  ['calls without end', { ...addItem }],
])('an action that asks for %s fails', async (_what, step) => {
  respond = () => [200, {}];
  await expect(run({ request: () => step, next: () => step }).end).rejects.toThrow();
  expect(calls.length).toBeLessThanOrEqual(6);
});
