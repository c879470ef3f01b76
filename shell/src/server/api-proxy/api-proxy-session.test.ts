/** @jest-environment node */
import { testRoutes } from '../../../test-support/test-routes';
import { noReleases, testBusinesses } from '../../../test-support/test-shell';
import { apiProxy } from './api-proxy';

const routes = testRoutes((app, config) => apiProxy(app, config, testBusinesses, noReleases));

const TOKENS = { access_token: 'new access', expires_in: 900, refresh_token: 'new refresh', token_type: 'Bearer' };
const SECRET = 'a'.repeat(43);

/** Calls an operation as a page of ours with these cookies. @returns the reply and the values of the cookies it sets */
async function post(path: string, payload: object, cookies: Readonly<Record<string, string>> = {}) {
  const reply = await routes.app.inject({
    method: 'POST',
    url: `/en-gb/api${path}`,
    payload,
    cookies,
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  const set = Object.fromEntries(reply.cookies.map(({ name, value }) => [name, value]));
  return { reply, set, cookies: reply.cookies };
}
const login = { grant_type: 'password', username: 'a@example.com', password: 'p' };

test('the tokens of a log-in move into cookies that scripts cannot read', async () => {
  routes.api.respond = () => ({ body: { ...TOKENS, member: { firstname: 'Ada' } } });
  const { reply, set, cookies } = await post('/oauth/token', login);
  expect(reply.json()).toEqual({ member: { firstname: 'Ada' } });
  expect(set).toMatchObject({ sf_access: 'new access', sf_refresh: 'new refresh' });
  expect(cookies.map(({ httpOnly, sameSite }) => [httpOnly, sameSite])).toEqual(cookies.map(() => [true, 'Lax']));
});

test('a successful log-in is remembered as this device’s, and a failed one is not', async () => {
  routes.api.respond = () => ({ body: TOKENS });
  const { set } = await post('/oauth/token', login);
  expect(set.sf_login_device).toBe(routes.api.calls[0]?.headers['x-login-device']);
  routes.api.respond = () => ({ status: 401, body: { code: 'wrong_password' } });
  expect((await post('/oauth/token', login)).set.sf_login_device).toBeUndefined();
  await post('/oauth/token', login, { sf_login_device: SECRET });
  expect(routes.api.calls.at(-1)?.headers['x-login-device']).toBe(SECRET);
});

test('a device that is new to the account keeps the secret that the log-in gave it, and no page sees that', async () => {
  const fresh = 'f'.repeat(43);
  for (const path of ['/oauth/token', '/auth/reset-password', '/member/change-password']) {
    routes.api.respond = () => ({ body: { ...TOKENS, changed: true, loginDevice: fresh } });
    const { reply, cookies } = await post(path, login, { sf_login_device: SECRET });
    const devices = cookies.filter(({ name }) => name === 'sf_login_device');
    expect([path, devices.map(({ value }) => value), reply.body.includes(fresh)]).toEqual([path, [fresh], false]);
  }
});

test('a refused access token ends the session in the browser', async () => {
  routes.api.respond = () => ({ status: 401, body: { code: 'session_expired' } });
  const { set } = await post('/basket/update', {}, { sf_access: 'old', sf_refresh: 'old' });
  expect(set).toEqual({ sf_access: '', sf_refresh: '' });
});

test('a member with only a refresh token gets a new access token first', async () => {
  routes.api.respond = ({ url }) => ({ body: url.endsWith('/oauth/token') ? TOKENS : {} });
  const { set } = await post('/basket/update', {}, { sf_refresh: 'old refresh' });
  expect(routes.api.calls.map(({ url }) => url)).toEqual(['/en-gb/api/oauth/token', '/en-gb/api/basket/update']);
  expect(JSON.parse(routes.api.calls[0]?.body ?? '')).toEqual({
    grant_type: 'refresh_token',
    refresh_token: 'old refresh',
  });
  expect(routes.api.calls[1]?.headers.authorization).toBe('Bearer new access');
  expect(set).toMatchObject({ sf_access: 'new access', sf_refresh: 'new refresh' });
});

test('a refresh that the back end refuses makes the shopper a visitor; one without an answer changes nothing', async () => {
  routes.api.respond = ({ url }) =>
    url.endsWith('/oauth/token') ? { status: 401, body: { code: 'invalid_grant' } } : {};
  const visitor = await post('/basket/update', {}, { sf_refresh: 'ended' });
  expect([visitor.reply.statusCode, visitor.set]).toEqual([200, { sf_access: '', sf_refresh: '' }]);
  expect(routes.api.calls[1]?.headers.authorization).toBeUndefined();
  routes.api.respond = () => undefined;
  const unknown = await post('/basket/update', {}, { sf_refresh: 'unknown' });
  expect([unknown.reply.statusCode, unknown.set]).toEqual([503, {}]);
});

test('a log-out sends the session’s refresh token, which the page does not know, and clears the cookies', async () => {
  const { set } = await post('/auth/logout', {}, { sf_access: 'a', sf_refresh: 'b' });
  expect(JSON.parse(routes.api.calls[0]?.body ?? '')).toEqual({ refreshToken: 'b' });
  expect(set).toMatchObject({ sf_access: '', sf_refresh: '' });
});

test('an operation that takes the client’s configuration gets the host’s business', async () => {
  await post('/stores/details', { seoUrl: 'borough' });
  expect(JSON.parse(routes.api.calls[0]?.body ?? '')).toEqual({
    country: 'GB',
    platform: 'web',
    businessId: 2,
    seoUrl: 'borough',
  });
});

test('a body that is not a JSON object is passed on for the back end to refuse', async () => {
  await routes.app.inject({
    method: 'POST',
    url: '/en-gb/api/stores/details',
    payload: '[1',
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
  });
  expect(routes.api.calls[0]?.body).toBe('[1');
});

test('a guest’s details are sent with a guest session, which begins with the first call that needs one', async () => {
  const first = await post('/checkout/contact-details', {});
  expect(routes.api.calls[0]?.headers['x-guest-session']).toBe(first.set.sf_guest);
  const later = await post('/checkout/contact-details', {}, { sf_guest: SECRET });
  expect([later.set.sf_guest, routes.api.calls[1]?.headers['x-guest-session']]).toEqual([undefined, SECRET]);
});

test('the basket of a reply becomes the session’s basket', async () => {
  const basketToken = 'a-basket-token-of-some-length';
  routes.api.respond = () => ({ body: { basketToken } });
  expect((await post('/basket/update', {})).set).toEqual({ sf_basket: basketToken });
});
