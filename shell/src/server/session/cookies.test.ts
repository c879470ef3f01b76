/** @jest-environment node */
import type { AddressInfo } from 'node:net';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import type { ShellConfig } from '../config';
import { COOKIE, SessionCookies } from './cookies';

let app: FastifyInstance;
afterEach(() => app.close());

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
  app.get('/read', async (request, reply) => new SessionCookies(config, request, reply).refreshToken ?? 'none');
  await app.listen({ port: 0, host: '127.0.0.1' });
  return fetch(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}${path}`, { headers: { cookie: sent } });
}

test('where cookies are Secure a session’s have names that hold them to this host', async () => {
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
])('where cookies are Secure %s is read as %s', async (sent, read) => {
  expect(await (await ask(true, '/read', sent)).text()).toBe(read);
});

test('without TLS they have plain names', async () => {
  expect((await ask(false, '/set')).headers.getSetCookie()[1]).toMatch(/^sf_refresh=r;/);
  await app.close();
  expect(await (await ask(false, '/read', 'sf_refresh=mine')).text()).toBe('mine');
});
