/** @jest-environment node */
import { testRoutes } from '../../../test-support/test-routes';
import { testBusiness } from '../../../test-support/test-shell';
import { apiProxy } from '../api-proxy/api-proxy';
import type { Businesses } from '../businesses';
import { refuseShoppersPaths } from './refuse-shoppers-paths';

const releases = { composition: null, since: null, pin: null, packages: [], canaries: [], changes: [] };
const businesses = {
  of: async (host: string) => ({ business: testBusiness, headerFooter: {}, isStaff: host.startsWith('desk.') }),
} as unknown as Businesses;
const routes = testRoutes((app, config) => {
  refuseShoppersPaths(app, config);
  app.get('/*', () => 'a page');
  app.post('/actions/*', () => 'an action');
  apiProxy(app, config, businesses, async ({ name }) => ({ ...releases, composition: `of ${name}` }));
});

const post = (host: string, path: string, cookie = '') =>
  routes.app.inject({
    method: 'POST',
    url: `/en-gb/api${path}`,
    payload: {},
    headers: { host, cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
  });

test('an operator’s call has their session, and nothing of a shopper’s', async () => {
  await post('desk.localhost', '/desk/session', 'sf_operator=os_1; sf_access=token; sf_guest=guest');
  expect(routes.api.calls[0]?.headers).toMatchObject({ 'x-operator-key': 'os_1', 'x-business-id': '2' });
  for (const name of ['authorization', 'x-guest-session'])
    expect(routes.api.calls[0]?.headers).not.toHaveProperty(name);
});

test('the token of a log-in is kept in a cookie, and a log-out or a refused session clears it', async () => {
  const operator = { name: 'Sam' };
  routes.api.respond = () => ({
    status: 200,
    body: JSON.stringify({ operator, operatorToken: 'os_2', expiresIn: 43_200 }),
  });
  const logIn = await post('desk.localhost', '/desk/log-in');
  expect(logIn.json()).toEqual({ operator });
  expect(logIn.cookies).toContainEqual(
    expect.objectContaining({ name: 'sf_operator', value: 'os_2', httpOnly: true, maxAge: 43_200 }),
  );
  routes.api.respond = () => ({ status: 200, body: '{}' });
  const logOut = await post('desk.localhost', '/desk/log-out', 'sf_operator=os_2');
  routes.api.respond = () => ({ status: 401, body: '{"code":"operator_key_invalid"}' });
  const refused = await post('desk.localhost', '/desk/session', 'sf_operator=os_2');
  for (const { cookies } of [logOut, refused])
    expect(cookies).toContainEqual(expect.objectContaining({ name: 'sf_operator', value: '' }));
});

test('the secret of a handheld is kept in a cookie, and sent where its staff log in, and nowhere else', async () => {
  const secret = 'h'.repeat(43);
  routes.api.respond = () => ({ status: 200, body: JSON.stringify({ handheld: {}, handheldSecret: secret }) });
  const paired = await post('desk.localhost', '/desk/handheld-pair', 'sf_operator=os_1');
  expect(paired.json()).toEqual({ handheld: {} });
  expect(paired.cookies).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: 'sf_handheld', value: secret, httpOnly: true, maxAge: 34_560_000 }),
      expect.objectContaining({ name: 'sf_operator', value: '' }),
    ]),
  );
  routes.api.respond = () => ({ status: 423, body: '{"code":"operator_session_locked"}' });
  const cookie = `sf_operator=os_1; sf_handheld=${secret}`;
  await post('desk.localhost', '/desk/handheld', cookie);
  const locked = await post('desk.localhost', '/desk/session', cookie);
  const [, logIn, session] = routes.api.calls;
  expect(logIn?.headers).toMatchObject({ 'x-handheld': secret, 'x-operator-key': 'os_1' });
  expect(session?.headers).not.toHaveProperty('x-handheld');
  // A locked session goes on after the PIN.
  expect(locked.cookies).toEqual([]);
});

test('what the business is shown is told to those who may read it, and to nobody else', async () => {
  routes.api.respond = () => ({ status: 200, body: '{"businessId":2,"releases":null}' });
  const read = await post('desk.localhost', '/desk/releases', 'sf_operator=os_1');
  expect([read.statusCode, read.json(), read.headers['cache-control']]).toEqual([
    ...[200, { businessId: 2, releases: { ...releases, composition: 'of Pipwell' } }, 'no-store'],
  ]);
  expect(routes.api.calls[0]?.headers).toMatchObject({ 'x-operator-key': 'os_1', 'x-business-id': '2' });
  routes.api.respond = () => ({ status: 200, body: '{"businessId":3,"releases":null}' });
  const foreign = await post('desk.localhost', '/desk/releases', 'sf_operator=os_1');
  expect([foreign.statusCode, foreign.json().code]).toEqual([403, 'operator_role_refused']);
  for (const [status, code] of [
    [401, 'operator_key_invalid'],
    [403, 'operator_role_refused'],
    [503, 'database_unavailable'],
  ] as const) {
    routes.api.respond = () => ({ status, body: JSON.stringify({ code }) });
    const refused = await post('desk.localhost', '/desk/releases', 'sf_operator=os_1');
    expect([refused.statusCode, refused.json()]).toEqual([status, { code }]);
  }
});

test.each([
  ['localhost', '/desk/session'],
  ['localhost', '/desk/releases'],
  ['localhost', '/desk/log-in'],
  ['localhost', '/admin/order'],
  ['desk.localhost', '/basket/get-or-create'],
  ['desk.localhost', '/admin/reconcile'],
])('%s does not forward %s', async (host, path) => {
  expect((await post(host, path, 'sf_operator=os_1')).statusCode).toBe(404);
  expect(routes.api.calls).toEqual([]);
});

test.each(['/sitemap.xml', '/deep-link/a', '/.well-known/apple', '/api/v1/items', '/actions/basket/add-item'])(
  'a staff host does not serve %s',
  async (url) => {
    const method = url.startsWith('/actions') ? 'POST' : 'GET';
    const status = async (host: string) => (await routes.app.inject({ method, url, headers: { host } })).statusCode;
    expect([await status('desk.localhost'), await status('localhost')]).toEqual([404, 200]);
  },
);
