/** @jest-environment node */
import type { TestCall } from '../../../test-support/test-api';
import { testRoutes } from '../../../test-support/test-routes';
import { testBusinesses } from '../../../test-support/test-shell';
import type { LiveComposition } from '../compositions/live-composition';
import { seoRoutes } from './seo-routes';

const live = {
  now: {
    routes: [
      { path: '/', kind: 'public' },
      { path: '/faqs', kind: 'public' },
      { path: '/tv', kind: 'public' },
      { path: '/basket', kind: 'private', robots: 'disallow' },
      { path: '/stores/:storeSlug', kind: 'public' },
      { path: '/stores/:storeSlug/offers', kind: 'public' },
      { path: '/stores/:storeSlug/time-slots', kind: 'private' },
      { path: '/stores/:storeSlug/aisle/:categorySlug', kind: 'public', sitemap: 'categories' },
      { path: '/stores/:storeSlug/deal/:dealSlug', kind: 'public', sitemap: 'deals' },
      { path: '/stores/:storeSlug/item/:menuItemSlug', kind: 'public', sitemap: 'items' },
      { path: '/:slug', kind: 'public' },
    ],
  },
} as unknown as LiveComposition;

const production = { productionHosts: ['localhost'], port: 4200, publicPorts: [] as number[] };
const routes = testRoutes((app, config) => {
  seoRoutes(app, {
    config: { ...config, ...production },
    businesses: testBusinesses,
    live,
    pins: { of: () => undefined },
  });
});

function respond({ url, body }: TestCall) {
  if (url.endsWith('/stores/search')) return { body: { stores: [{ slug: 'borough' }, { slug: 'a&b' }] } };
  if (url.endsWith('/seo/pages')) return { body: { slugs: ['privacy'] } };
  if (url.endsWith('/banners/get')) {
    const forWeb = (JSON.parse(body) as { platform?: string }).platform === 'web';
    return { body: { banners: (forWeb ? ['autumn'] : ['autumn', 'in-the-app']).map((slug) => ({ slug })) } };
  }
  if (url.endsWith('/category-tree'))
    return {
      body: {
        categories: [{ slug: 'bread', itemCount: 2, children: [{ slug: 'rolls', children: [] }] }],
        deals: [{ slug: 'two-for-one' }],
      },
    };
  if (url.endsWith('/category-details'))
    return { body: { items: ['rye', 'bap'].map((slug) => ({ slug, categorySlug: 'rolls' })) } };
  const { seoUrl } = JSON.parse(body) as { seoUrl?: string };
  if (seoUrl === 'broken') return { status: 500, body: { code: 'internal_error' } };
  if (seoUrl === 'closed') return { status: 404, body: { code: 'store_not_found', expected: true } };
  return { body: { id: 1, slug: seoUrl, name: 'Borough' } };
}
beforeEach(() => {
  routes.api.respond = respond;
});
const get = (url: string, host = 'localhost') => routes.app.inject({ url, headers: { host } });
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, path]) => path);

test('a production host is open, except for forms, scripts and pages that say so', async () => {
  expect((await get('/robots.txt')).body).toBe(
    'User-agent: *\nDisallow: /basket\nDisallow: /actions/\nDisallow: /en-gb/\n\nSitemap: http://localhost/sitemap.xml\n',
  );
});

test('any other host is closed, and has no site map; its own machine’s is open', async () => {
  expect((await get('/robots.txt', 'preview.example')).body).toBe('User-agent: *\nDisallow: /\n');
  expect((await get('/sitemap.xml', 'preview.example')).statusCode).toBe(404);
  expect((await get('/robots.txt', '127.0.0.1')).body).not.toContain('Disallow: /\n');
});

test('the index lists a site map of pages, and one for each store', async () => {
  const { body, headers } = await get('/sitemap.xml');
  expect(locations(body)).toEqual([
    'http://localhost/sitemaps/pages.xml',
    'http://localhost/sitemaps/stores/borough.xml',
    'http://localhost/sitemaps/stores/a%26b.xml',
  ]);
  expect(headers).toMatchObject({
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'public, max-age=3600',
  });
});

test('pages are those of the composition without parameters, and the editors’, but no private ones', async () => {
  expect(locations((await get('/sitemaps/pages.xml')).body)).toEqual([
    'http://localhost/',
    'http://localhost/faqs',
    'http://localhost/privacy',
  ]);
});

test('a store’s paths are those that a route of the composition lists, and are read once within the hour', async () => {
  const read = () => get('/sitemaps/stores/borough.xml');
  expect(locations((await read()).body)).toEqual([
    'http://localhost/stores/borough',
    'http://localhost/stores/borough/offers',
    'http://localhost/stores/borough/aisle/bread',
    'http://localhost/stores/borough/aisle/rolls',
    'http://localhost/stores/borough/deal/two-for-one',
    'http://localhost/stores/borough/item/bap',
    'http://localhost/stores/borough/item/rye',
  ]);
  expect(routes.api.calls.some(({ url }) => url.endsWith('/banners/get'))).toBe(false);
  const calls = routes.api.calls.length;
  await read();
  expect(routes.api.calls).toHaveLength(calls);
});

test('banners that only apps show are left out', async () => {
  const banners = [{ path: '/stores/:storeSlug/banner/:bannerSlug', kind: 'public', sitemap: 'banners' }];
  const shown = jest.replaceProperty(live, 'now', { ...live.now, routes: banners } as unknown as typeof live.now);
  const { body } = await get('/sitemaps/stores/leeds.xml');
  shown.restore();
  expect(locations(body)).toEqual(['http://localhost/stores/leeds/banner/autumn']);
});

test('an unknown store is missing, and neither it nor a failure is remembered', async () => {
  for (const [slug, status] of [
    ['closed', 404],
    ['broken', 503],
  ] as const) {
    const url = `/sitemaps/stores/${slug}.xml`;
    expect((await get(url)).statusCode).toBe(status);
    routes.api.respond = (call) => respond({ ...call, body: '{"seoUrl":"borough"}' });
    expect((await get(url)).statusCode).toBe(200);
    routes.api.respond = respond;
  }
  expect((await get('/sitemaps/stores/borough.txt')).statusCode).toBe(404);
});
