/** @jest-environment node */

import { startTestActions } from '../../../test-support/test-actions';
import { startTestApi } from '../../../test-support/test-api';

let api: Awaited<ReturnType<typeof startTestApi>>;
let shell: Awaited<ReturnType<typeof startTestActions>>;
beforeAll(async () => {
  api = await startTestApi();
  shell = await startTestActions(api.origin);
});
beforeEach(() => {
  api.reset();
  shell.actions.reset();
});
afterAll(async () => {
  await shell.app.close();
  api.close();
});

const FORM_PAGE = 'http://localhost/store/a?problem=old&added=1&item:7=2&page=2';
const own = { 'sec-fetch-site': 'same-origin', host: 'localhost', referer: FORM_PAGE };
const post = (payload: string, headers: object = own, path = '/actions/basket/add-item') =>
  shell.app.inject({
    method: 'POST',
    url: path,
    payload,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
const location = ({ statusCode, headers }: Awaited<ReturnType<typeof post>>) => [statusCode, headers.location];

test('a form’s fields reach its action, each with its first value, and the shopper is redirected', async () => {
  const reply = await post('itemId=7&itemId=8&note=Caf%C3%A9');
  expect(location(reply)).toEqual([303, '/done']);
  expect(reply.headers['cache-control']).toBe('no-store');
  const context = expect.objectContaining({ isVisit: true, params: {} });
  const args = [{ itemId: '7', note: 'Café' }, context];
  expect(shell.actions.calls).toEqual([{ expose: './actions/add-item', functionName: 'request', args }]);
});

test('an action’s call is made as the shopper, and the basket of the reply becomes the session’s', async () => {
  const basketToken = 'a-basket-token-of-some-length';
  api.respond = () => ({ body: { basket: { basketToken } } });
  shell.actions.act = ({ functionName }) =>
    functionName === 'request'
      ? { kind: 'call', operation: 'POST /basket/add-item', body: { storeId: 1 } }
      : { kind: 'back', query: { added: 1 } };
  const reply = await post('itemId=7', { ...own, cookie: 'sf_access=token' });
  expect(api.calls).toMatchObject([{ url: '/en-gb/api/basket/add-item', headers: { authorization: 'Bearer token' } }]);
  expect(reply.cookies).toMatchObject([{ name: 'sf_basket', value: basketToken, httpOnly: true }]);
});

test('back on the form’s page the outcome replaces that of an earlier form; the rest of the URL stays', async () => {
  shell.actions.act = () => ({ kind: 'back', query: { problem: 'item_limit_reached', 'item:9': 1 } });
  expect(location(await post(''))).toEqual([303, '/store/a?page=2&problem=item_limit_reached&item%3A9=1']);
});

test('a place that an action found is stored in the session', async () => {
  const place = { location: { postcode: 'SE1 9GF', latitude: 1, longitude: 2 }, fulfilment: 'collection' };
  shell.actions.act = () => ({ kind: 'go', to: '/stores', place });
  const [cookie] = (await post('')).cookies;
  expect(cookie).toMatchObject({ name: 'sf_place', httpOnly: true });
  expect(JSON.parse(Buffer.from(cookie?.value ?? '', 'base64url').toString())).toEqual({ ...place, store: null });
});

test('what an action returns to its form is in a cookie for a minute, and in no URL', async () => {
  const returned = { values: { email: 'ada@example.com' }, errors: { password: 'Enter it' } };
  shell.actions.act = () => ({ kind: 'go', to: '/login?with=code', returned });
  const reply = await post('');
  expect(location(reply)).toEqual([303, '/login?with=code']);
  const [cookie] = reply.cookies;
  expect(cookie).toMatchObject({ name: 'sf_form', httpOnly: true, sameSite: 'Lax', maxAge: 60 });
  expect(JSON.parse(Buffer.from(cookie?.value ?? '', 'base64url').toString())).toEqual({
    path: '/login',
    form: returned,
  });
  shell.actions.act = () => ({ kind: 'go', to: '/login', returned: { values: { email: 1 } } });
  expect(location(await post(''))).toEqual([303, '/store/a?page=2&problem=system_error']);
});

test.each([
  ['another site', 'http://evil.test/store/a'],
  ['a path that leads to another site', 'http://localhost//evil.test'],
  ['an unknown page', ''],
])('from %s an action leads back to its own page', async (_where, referer) => {
  shell.actions.act = () => ({ kind: 'back', query: { problem: 'x' }, otherwise: '/basket' });
  const headers = { ...own, referer };
  expect(location(await post('', headers))).toEqual([303, '/basket?problem=x']);
});

test('an action whose code fails leads back with a problem', async () => {
  shell.actions.act = () => {
    throw new Error('no render process');
  };
  expect(location(await post(''))).toEqual([303, '/store/a?page=2&problem=system_error']);
});

test.each(['//evil.test', '/\t/evil.test', '/\n/evil.test', '/\\evil.test', 'https:evil.test'])(
  'an action that leads to another site leads back with a problem instead: %j',
  async (to) => {
    shell.actions.act = () => ({ kind: 'go', to });
    expect(location(await post(''))).toEqual([303, '/store/a?page=2&problem=system_error']);
  },
);

test('a form that another site’s page submits is refused', async () => {
  const reply = await post('', { 'sec-fetch-site': 'cross-site' });
  expect([reply.statusCode, reply.json().code, shell.actions.calls]).toEqual([403, 'foreign_request', []]);
});

test('a form above 16 kibibytes, or of another type, reaches no action', async () => {
  expect(location(await post(`note=${'x'.repeat(16_384)}`))).toEqual([303, '/store/a?page=2&problem=system_error']);
  const reply = await post('<a/>', { ...own, 'content-type': 'application/xml' });
  expect(location(reply)).toEqual([303, '/store/a?page=2&problem=system_error']);
  expect(shell.actions.calls).toEqual([]);
});

test('an action that the composition does not have leads back from a page of ours, and is not found otherwise', async () => {
  for (const path of ['/actions/basket/gone', '/actions/gone/add-item', '/actions/constructor/add-item']) {
    expect(location(await post('', own, path))).toEqual([303, '/store/a?page=2&problem=system_error']);
    expect((await post('', { 'sec-fetch-site': 'same-origin' }, path)).statusCode).toBe(404);
  }
  expect(shell.actions.calls).toEqual([]);
});

test('a host without a business has no actions', async () => {
  const headers = { 'sec-fetch-site': 'same-origin', host: 'other.test' };
  expect((await post('', headers)).statusCode).toBe(404);
});

test('too many forms from one address lead back with a problem', async () => {
  const limited = await startTestActions(api.origin, { rateLimitFactor: 1 / 600 });
  const send = () => limited.app.inject({ method: 'POST', url: '/actions/basket/add-item', headers: own });
  await send();
  expect(location(await send())).toEqual([303, '/store/a?page=2&problem=rate_limited']);
  await limited.app.close();
});
