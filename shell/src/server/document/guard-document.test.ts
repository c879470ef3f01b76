/** @jest-environment node */
import type { FastifyRequest } from 'fastify';
import type { SessionCookies } from '../session/cookies';
import type { CompositionRoute } from './composition-routes';
import { guardRedirect } from './guard-document';

const route = (path: string, guards: readonly string[] = []) => ({ path, guards }) as unknown as CompositionRoute;
const routes = [route('/faqs'), route('/orders', ['member']), route('/checkout', ['location'])];
const store = { id: 1, slug: 'a', name: 'A' };

/** Where a shopper with these cookies is redirected from a page with this guard. */
function redirect(
  guard: string,
  cookies: object = {},
  { referer = '', restoreLastStore = false, hasLast = false } = {},
) {
  const session = { place: {}, has: () => hasLast, ...cookies } as unknown as SessionCookies;
  const request = { url: '/checkout?x=1', host: 'localhost', headers: { referer } } as unknown as FastifyRequest;
  return guardRedirect(request, session, [guard], routes, { features: { restoreLastStore } } as never);
}
const from = (path: string) => ({ referer: `http://localhost${path}` });

test.each<[string, string, object]>([
  ['a member with a session', 'member', { accessToken: 'a' }],
  ['a member whose session can be refreshed', 'member', { refreshToken: 'a' }],
  ['a shopper with a place', 'location', { place: { location: {} } }],
  ['a shopper with a store', 'location', { place: { store } }],
  ['a shopper with a basket', 'location', { basketToken: 'a' }],
  ['a shopper with a basket, for checkout', 'valid-basket', { basketToken: 'a' }],
  ['a member, for a visitor’s page: only the browser knows', 'visitor', { accessToken: 'a' }],
])('%s may have access', (_who, guard, cookies) => {
  expect(redirect(guard, cookies)).toBeUndefined();
});

test.each([
  ['member', { to: '/', flashMessage: 'member' }],
  ['valid-basket', { to: '/' }],
])('without the cookie of the guard %s the home page is shown instead', (guard, home) => {
  expect(redirect(guard, {}, from('/faqs'))).toEqual(home);
});

test('without a place the shopper goes back to the page before, and is given the reason', () => {
  expect(redirect('location', {}, from('/faqs?q=1'))).toEqual({ to: '/faqs?q=1', flashMessage: 'location' });
});

test.each([
  ['of another site', { referer: 'http://evil.test/faqs' }],
  ['with guards of its own', from('/orders')],
  ['that is this page', from('/checkout')],
  ['that does not exist', from('/gone')],
  ['that is unknown', {}],
])('a page before %s is not gone back to', (_what, options) => {
  expect(redirect('location', {}, options)).toEqual({ to: '/', flashMessage: 'location' });
});

test('the store of the last order is a place where the business restores it', () => {
  expect(redirect('location', {}, { restoreLastStore: true, hasLast: true })).toBeUndefined();
  expect(redirect('location', {}, { restoreLastStore: false, hasLast: true })).toMatchObject({ to: '/' });
  expect(redirect('location', {}, { restoreLastStore: true })).toMatchObject({ to: '/' });
});
