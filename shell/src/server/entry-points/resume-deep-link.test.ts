/** @jest-environment node */
import { testRoutes } from '../../../test-support/test-routes';
import { testBusiness } from '../../../test-support/test-shell';
import { SessionCookies } from '../session/cookies';
import { resumeDeepLink } from './resume-deep-link';

const routes = testRoutes((app, config) => {
  for (const chosen of [true, false])
    app.get(`/${chosen ? 'chosen' : 'searched'}`, async (request, reply) => ({
      to: await resumeDeepLink(
        config,
        new SessionCookies(config, request, reply),
        testBusiness,
        '/stores-near-by',
        chosen,
      ),
    }));
});

const target = { to: { route: 'stores-storeSlug', params: { storeSlug: 'borough' }, pageSlug: null } };
const refusal = (code: string) => ({ status: 409, body: { code, expected: true, errors: [] } });

/** Continues after a search with a waiting link. @returns the path, and whether the link's cookie was removed */
async function resume(link: object | undefined, path = '/searched') {
  const value = link && Buffer.from(JSON.stringify(link)).toString('base64url');
  const reply = await routes.app.inject({ url: path, cookies: value ? { sf_link: value } : {} });
  const cookie = reply.cookies.find(({ name }) => name === 'sf_link')?.value;
  return { to: reply.json().to, isRemoved: cookie === '', calls: routes.api.calls.length };
}
const link = { actionType: 'open-store', storeId: 101, waitsFor: 'search' };
const unbound = { actionType: 'open-deals', waitsFor: 'search' };

test('without a waiting link the search leads to its own page', async () => {
  expect(await resume(undefined)).toEqual({ to: '/stores-near-by', isRemoved: false, calls: 0 });
  expect((await resume({ actionType: '<script>', waitsFor: 'search' })).to).toBe('/stores-near-by');
});

test('a link that waited for a search leads to its page', async () => {
  routes.api.respond = () => ({ body: target });
  expect(await resume(link)).toEqual({ to: '/stores/borough', isRemoved: true, calls: 1 });
  expect((await resume(unbound, '/chosen')).to).toBe('/stores/borough');
});

test('a link without a store waits until one is chosen', async () => {
  expect(await resume(unbound)).toEqual({ to: '/stores-near-by', isRemoved: false, calls: 0 });
});

test('a link that waits for an answer stays, unless the shopper chooses a store', async () => {
  const asked = { ...link, waitsFor: 'answer' };
  expect(await resume(asked)).toEqual({ to: '/stores-near-by', isRemoved: false, calls: 0 });
  expect(await resume(asked, '/chosen')).toEqual({ to: '/stores-near-by', isRemoved: true, calls: 0 });
});

test.each(['INCOMPATIBLE_STORE', 'BASKET_WOULD_CHANGE'])('a link refused with %s asks the shopper', async (code) => {
  routes.api.respond = () => refusal(code);
  expect((await resume(link)).to).toBe('/deep-link/waiting');
});

test('a link that cannot be followed does not break the search', async () => {
  for (const reply of [refusal('link_unknown'), { status: 500, body: { code: 'internal_error' } }, undefined]) {
    routes.api.respond = () => reply;
    expect((await resume(link)).to).toBe('/stores-near-by');
  }
});
