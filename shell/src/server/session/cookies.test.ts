/** @jest-environment node */
import type { AddressInfo } from 'node:net';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import type { ShellConfig } from '../config';
import { COOKIE, SessionCookies } from './cookies';

let app: FastifyInstance;
afterEach(() => app.close());

const location = { postcode: 'SE1 9GF', latitude: 51.5, longitude: -0.09 };
const atHome = {
  location: { ...location, address: '12 Kestrel Road' },
  fulfilment: 'delivery',
  store: { id: 101, slug: 'borough', name: 'Borough' },
} as const;

/** The guest session of an assisted visit. */
const VISIT = `assisted-${'v'.repeat(34)}`;

/** The cookies after a reply. */
const keptBy = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0] ?? '')
    .filter((one) => !one.endsWith('='));

async function ask(secureCookies: boolean, path: string, sent = ''): Promise<Response> {
  app = Fastify();
  await app.register(cookie);
  const config = { secureCookies } as ShellConfig;
  app.get('/set', async (request, reply) => {
    const cookies = new SessionCookies(config, request, reply);
    cookies.setTokens({ access_token: 'a', expires_in: 900, refresh_token: 'r' });
    cookies.setBasket('b'.repeat(43));
    cookies.clear(COOKIE.link);
    return '';
  });
  app.get('/visit', async (request, reply) => {
    const cookies = new SessionCookies(config, request, reply);
    cookies.beginAssistedVisit(VISIT, { access_token: 'new', expires_in: 900, refresh_token: 'new' });
    return { isAssisted: cookies.isAssisted, basketToken: cookies.basketToken ?? null };
  });
  app.get('/visit-end', async (request, reply) => {
    const cookies = new SessionCookies(config, request, reply);
    cookies.endAssistedVisit();
    const { isAssisted, accessToken = null, basketToken = null } = cookies;
    return { isAssisted, accessToken, basketToken };
  });
  app.get('/read', async (request, reply) => new SessionCookies(config, request, reply).refreshToken ?? 'none');
  app.get('/place', async (request, reply) => new SessionCookies(config, request, reply).place);
  app.get('/found', async (request, reply) => {
    new SessionCookies(config, request, reply).setPlace(atHome);
    return '';
  });
  app.get('/other-session', async (request, reply) => {
    const cookies = new SessionCookies(config, request, reply);
    cookies.beginGuestSession();
    return cookies.place;
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return fetch(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}${path}`, { headers: { cookie: sent } });
}

test('an assisted visit replaces whatever the browser had, and its end leaves nothing of it', async () => {
  const had =
    'sf_consent=2.marketing; sf_access=old; sf_refresh=old; sf_basket=an-old-basket-token-000; sf_place=x; sf_friend=y';
  const opened = await ask(false, '/visit', had);
  const kept = keptBy(opened);
  expect(kept).toEqual(['sf_access=new', 'sf_refresh=new', `sf_guest=${VISIT}`, 'sf_consent=2']);
  const cleared = opened.headers.getSetCookie().filter((one) => /=;/.test(one));
  expect(cleared.map((one) => one.split('=')[0])).toEqual(
    expect.arrayContaining(['sf_basket', 'sf_place', 'sf_friend']),
  );
  expect(await opened.json()).toEqual({ isAssisted: true, basketToken: null });
  const ended = await ask(false, '/visit-end', `${kept.join('; ')}; sf_basket=a-members-basket-token-1`);
  expect(keptBy(ended)).toEqual([expect.stringMatching(/^sf_guest=/)]);
  expect(await ended.json()).toEqual({ isAssisted: false, accessToken: null, basketToken: null });
});

test('where cookies are Secure, a session’s have a __Host- prefix', async () => {
  const set = (await ask(true, '/set')).headers.getSetCookie();
  expect(set.map((one) => one.split('=')[0])).toEqual([
    '__Host-sf_access',
    '__Host-sf_refresh',
    '__Host-sf_basket',
    '__Host-sf_link',
  ]);
  for (const one of set) {
    expect(one).toContain('Path=/;');
    expect(one).toContain('Secure');
    expect(one).not.toContain('Domain');
  }
});

test.each([
  ['__Host-sf_refresh=mine', 'mine'],
  ['sf_refresh=planted-by-a-neighbouring-host', 'none'],
])('where cookies are Secure, %s is read as %s', async (sent, read) => {
  expect(await (await ask(true, '/read', sent)).text()).toBe(read);
});

test('without TLS they have plain names', async () => {
  expect((await ask(false, '/set')).headers.getSetCookie()[1]).toMatch(/^sf_refresh=r;/);
  await app.close();
  expect(await (await ask(false, '/read', 'sf_refresh=mine')).text()).toBe('mine');
});

test('a street address is shown to the session that entered it, and its place to the next one without it', async () => {
  const kept = keptBy(await ask(false, '/found'));
  expect(kept.map((one) => one.split('=')[0]).sort()).toEqual(['sf_guest', 'sf_place']);
  await app.close();
  expect(await (await ask(false, '/place', kept.join('; '))).json()).toEqual(atHome);
  await app.close();
  const place = kept.find((one) => one.startsWith('sf_place=')) ?? '';
  const afterBrowserWasClosed = await ask(false, '/place', place);
  expect(await afterBrowserWasClosed.json()).toEqual({ ...atHome, location });
  for (const cookies of [kept.join('; '), place]) {
    await app.close();
    const other = await ask(false, '/other-session', cookies);
    expect(await other.json()).toEqual({ ...atHome, location });
    const [next = ''] = keptBy(other).filter((one) => one.startsWith('sf_place='));
    expect(Buffer.from(next.slice('sf_place='.length), 'base64url').toString()).not.toContain('Kestrel');
  }
});
