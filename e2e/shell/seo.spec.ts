import http from 'node:http';
import { expect, type Page } from '@playwright/test';
import { test } from '@storefront/testing/storefront-test';
import { type DemoBusiness, lathmere, pipwell } from '../support/businesses';
import { baseURL, isExternalStorefront, originOf } from '../support/hosts';

test.skip(
  isExternalStorefront,
  'Which hosts are production hosts is known of the storefront that this run starts alone.',
);

/** The suite's storefront has this one production host: see its configuration. */
const production = pipwell;

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly headers: http.IncomingHttpHeaders;
}

/** Requested with a Host header; Node does not resolve names under localhost. */
function ask(host: string, path: string): Promise<Answer> {
  const { hostname, port } = new URL(baseURL);
  return new Promise((resolve, reject) => {
    http
      .get({ host: hostname, port, path, headers: { host: `${host}:${port}` } }, (reply) => {
        let text = '';
        reply.setEncoding('utf8');
        reply.on('data', (piece: string) => {
          text += piece;
        });
        reply.on('end', () => resolve({ status: reply.statusCode ?? 0, text, headers: reply.headers }));
      })
      .on('error', reject);
  });
}

const seoPages = { method: 'POST', headers: { 'content-type': 'application/json', origin: baseURL }, body: '{}' };
const locations = ({ text }: Answer): string[] =>
  [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) => location.replace(/&amp;/g, '&'));

test('[2.75] site maps of stores and sub-domains are 404 outside production, and list every public page in it', async ({
  page,
}) => {
  for (const host of [lathmere.host, 'localhost', '127.0.0.1'])
    for (const path of ['/sitemap.xml', '/sitemaps/pages.xml', `/sitemaps/stores/${pipwell.store.slug}.xml`])
      expect((await ask(host, path)).status, `${host}${path}`).toBe(404);

  const index = await ask(production.host, '/sitemap.xml');
  expect(index.status).toBe(200);
  expect(index.headers['content-type']).toContain('application/xml');
  const maps = locations(index);
  const origin = originOf(production);
  expect(maps).toContain(`${origin}/sitemaps/pages.xml`);
  expect(maps).toContain(`${origin}/sitemaps/stores/${production.store.slug}.xml`);

  const pages = new Set<string>();
  for (const map of [maps[0] ?? '', `${origin}/sitemaps/stores/${production.store.slug}.xml`]) {
    const answer = await ask(production.host, new URL(map).pathname);
    expect(answer.status).toBe(200);
    for (const location of locations(answer)) pages.add(location);
  }
  const store = `${origin}/stores/${production.store.slug}`;
  for (const expected of [
    `${origin}/`,
    `${origin}/faqs`,
    `${origin}/contact`,
    `${origin}/store-all`,
    `${origin}/privacy`,
    `${origin}/delivery`,
    `${store}/banner/bread-baked-at-five`,
    `${store}/deal/two-punnets-for-4`,
    store,
    `${store}/offers`,
    `${store}/about`,
    `${store}/category/${production.category.slug}`,
    `${store}/category/baked-in-the-shop/menuItem/${production.item.slug}`,
  ])
    expect([...pages], expected).toContain(expected);
  for (const closed of ['/basket', '/checkout', '/member', '/login', '/tv', '/deep-link'])
    expect([...pages]).not.toContain(origin + closed);
  // All editors' pages are listed, whether a footer links to them or not.
  const slugs = await (await fetch(`${baseURL}/en-gb/api/seo/pages`, seoPages)).json();
  expect((slugs as { slugs: string[] }).slugs.length).toBeGreaterThan(3);
  for (const slug of (slugs as { slugs: string[] }).slugs) expect([...pages]).toContain(`${origin}/${slug}`);
  // Every page of the displayed store is in the site map, and everything in the site map is a page.
  await page.goto(`${store}/category/${production.category.slug}`);
  const links = await page
    .getByRole('main')
    .locator('a[href*="/menuItem/"]')
    .evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href));
  expect(links.length).toBeGreaterThan(20);
  for (const link of links) expect([...pages]).toContain(link);
  for (const location of [...pages].filter((_, at) => at % 97 === 0))
    expect((await ask(production.host, new URL(location).pathname)).status, location).toBe(200);
  expect((await ask(production.host, '/sitemaps/stores/no-such-store.xml')).status).toBe(404);
});

test('robots.txt lists the site map only in production, and disallows private pages', async () => {
  const open = await ask(production.host, '/robots.txt');
  expect(open.status).toBe(200);
  expect(open.text).toContain(`Sitemap: ${originOf(production)}/sitemap.xml`);
  for (const path of ['/basket', '/checkout', '/member']) expect(open.text).toContain(`Disallow: ${path}\n`);
  expect((await ask(lathmere.host, '/robots.txt')).text).not.toContain('Sitemap');
});

const jsonLdOf = (page: Page) =>
  page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((all) => all.map((one) => JSON.parse(one.textContent ?? '{}') as Record<string, unknown>));
const metaOf = (page: Page, property: string) =>
  page.locator(`meta[property="og:${property}"]`).getAttribute('content');

async function previewed(page: Page, business: DemoBusiness, path: string) {
  const origin = originOf(business);
  const broken: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) broken.push(message.text());
  });
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  // Data blocks are not scripts: the policy does not apply to them.
  expect(broken).toEqual([]);
  const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
  expect(canonical).toBe(origin + path);
  for (const language of ['en-GB', 'x-default'])
    await expect(page.locator(`link[rel="alternate"][hreflang="${language}"]`)).toHaveAttribute(
      'href',
      canonical ?? '',
    );
  expect(await metaOf(page, 'url')).toBe(canonical);
  expect(await metaOf(page, 'title')).toBe(await page.title());
  expect(await metaOf(page, 'site_name')).toBe(business.name);
  const picture = (await metaOf(page, 'image')) ?? '';
  expect(picture.startsWith(`${origin}/pictures/`)).toBe(true);
  const image = await page.goto(picture);
  expect(image?.status()).toBe(200);
  expect(image?.headers()['content-type']).toMatch(/^image\//);
  await page.goto(origin + path);
  return jsonLdOf(page);
}

for (const business of [pipwell, lathmere]) {
  const origin = originOf(business);
  const store = `/stores/${business.store.slug}`;

  test(`${business.name}: a store, a category and an item have metadata for search engines and previews`, async ({
    page,
  }) => {
    const [shop] = await previewed(page, business, store);
    expect(shop).toMatchObject({
      '@type': business === pipwell ? 'GroceryStore' : 'HomeGoodsStore',
      '@id': `${origin}${store}#store`,
      url: origin + store,
      address: { '@type': 'PostalAddress', postalCode: expect.any(String) },
      geo: { '@type': 'GeoCoordinates' },
    });
    expect(((shop?.openingHoursSpecification ?? []) as unknown[]).length).toBeGreaterThan(0);

    const [trail] = await previewed(page, business, `${store}/category/${business.category.slug}`);
    expect(trail).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: business.store.name, item: origin + store },
        { position: 2, name: business.category.name, item: `${origin}${store}/category/${business.category.slug}` },
      ],
    });

    await page.goto(`${origin}${store}/category/${business.category.slug}/menuItem/${business.item.slug}`);
    const item = new URL((await page.locator('link[rel="canonical"]').getAttribute('href')) ?? '').pathname;
    const [product, place] = await previewed(page, business, item);
    expect(product).toMatchObject({
      '@type': 'Product',
      name: business.item.name,
      url: origin + item,
      offers: {
        '@type': 'Offer',
        price: expect.stringMatching(/^\d+\.\d\d$/),
        priceCurrency: 'GBP',
        availability: 'https://schema.org/InStock',
        seller: { '@id': `${origin}${store}#store` },
      },
    });
    expect(place).toMatchObject({ '@type': 'BreadcrumbList' });
    expect(((place?.itemListElement ?? []) as { name: string }[]).at(-1)?.name).toBe(business.item.name);
  });

  test(`${business.name}: home and questions have a preview picture`, async ({ page }) => {
    const [organisation] = await previewed(page, business, '/');
    expect(organisation).toMatchObject({ '@type': 'Organization', name: business.name, url: `${origin}/` });
    const [questions] = await previewed(page, business, '/faqs');
    expect(questions).toMatchObject({ '@type': 'FAQPage' });
  });
}
