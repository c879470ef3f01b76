import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { FederationManifest } from '@storefront/releases/publishing/federation-manifest';
import { ShopperSession } from '@storefront/testing/shopper-session';
import { test } from '@storefront/testing/storefront-test';
import { grocery } from '@storefront/ui/themes/grocery';
import { themeCss } from '@storefront/ui/themes/theme-css';
import { pipwell } from '../support/businesses';
import { type HostProxy, startHostProxy } from '../support/host-proxy';
import { baseURL, isExternalStorefront, originOf } from '../support/hosts';
import { buildRemote } from './own-storefront';

test.skip(isExternalStorefront, 'The other host forwards calls to a storefront on this machine.');
test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false });

const BOROUGH = 101;
const folder = join(import.meta.dirname, 'recipe-site');

/** A page of another site. Its brand is the business's, and its scripts and styles come from its own build. */
const page = `<!doctype html><html lang="en" data-brand="grocery"><meta charset="utf-8"><title>Recipes</title>
<meta name="shop" content="${baseURL}"><style>${themeCss(grocery, { fontUrl: (file) => `/site/${file}` })}</style>
<link rel="stylesheet" href="/site/site.css"><h1>Bread soup</h1><div id="site"></div><script src="/site/site.js"></script></html>`;

/** The files of the other site, by path. Everything else of its origin is forwarded to the storefront. */
const siteFile = (path: string) => {
  if (path === '/') return { type: 'text/html; charset=utf-8', content: page };
  if (!/^\/site\/[\w.-]+\.(js|css)$/.test(path)) return undefined;
  const type = path.endsWith('.js') ? 'text/javascript' : 'text/css';
  return { type, content: readFileSync(join(folder, 'dist', path.slice('/site/'.length))) };
};

let site: HostProxy;
test.beforeAll(async () => {
  await buildRemote(folder);
  site = await startHostProxy(originOf(pipwell), '127.0.0.1', siteFile);
});
test.afterAll(() => site.close());

test('a host on the Module Federation runtime shows the basket’s drawer by its manifest, with the host’s own React', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  const shopper = new ShopperSession(page.request, site.origin);
  await shopper.chooseStore(BOROUGH, 'delivery');
  await shopper.addItem(BOROUGH, pipwell.item.slug, 2, 'delivery');
  await page.goto(site.origin);
  await expect(page.getByRole('heading', { level: 2, name: 'Your basket' })).toBeVisible();
  const line = page.getByRole('listitem').filter({ hasText: pipwell.item.name });
  await expect(line).toContainText('2 × £');
  // By the remote's own style sheet.
  await expect(line).toHaveCSS('display', 'grid');

  await page.getByRole('button', { name: 'One more loaf' }).click();
  await expect(line).toContainText('3 × £');

  const fromShop = await page
    .locator(`script[src^="${baseURL}"], link[href^="${baseURL}"]`)
    .evaluateAll((all) => all.map((element) => element.getAttribute('integrity')));
  for (const integrity of fromShop) expect(integrity).toMatch(/^sha384-/);
  expect(scripts.filter((url) => url.startsWith(baseURL)).length).toBeGreaterThan(2);
  for (const url of scripts.filter((one) => !one.startsWith(site.origin)))
    expect(url).toMatch(new RegExp(`^${baseURL}/assets/mf-basket/`));
});

test('a script that differs from its manifest does not run on the other host', async ({ page }) => {
  await page.route('**/assets/mf-basket/BasketDrawer.*.js', async (route) => {
    const reply = await route.fetch();
    await route.fulfill({ response: reply, body: `${await reply.text()}\nwindow.isAltered = true;` });
  });
  await page.goto(site.origin);
  await expect(page.getByRole('alert')).toHaveText('Your basket cannot be shown.');
  expect(await page.evaluate(() => 'isAltered' in window)).toBe(false);
});

test('every remote that is shown has a manifest for other hosts, and each version keeps its own', async ({
  request,
}) => {
  const home = await request.get(`${baseURL}/`);
  const composition = await request.get(`${baseURL}/en-gb/composition/${home.headers()['x-composition']}`);
  const { packages } = (await composition.json()) as { packages: { name: string; version: string }[] };
  for (const { name, version } of packages.filter((one) => one.name !== 'shell')) {
    const shown = await request.get(`${baseURL}/assets/${name}/mf-manifest.json`);
    expect([name, shown.headers()['cache-control']]).toEqual([name, 'public, max-age=60']);
    expect(shown.headers()['access-control-allow-origin']).toBe('*');
    const own = await request.get(`${baseURL}/assets/${name}/mf-manifest.${version}.json`);
    expect(own.headers()['cache-control']).toContain('immutable');
    expect(await own.text()).toBe(await shown.text());
    const { metaData, shared } = (await own.json()) as FederationManifest;
    expect(metaData.buildInfo).toEqual({ buildVersion: version, buildName: name });
    expect(shared.map((library) => library.name)).toContain('react');
    for (const file of Object.keys(metaData.integrity))
      expect((await request.head(`${baseURL}/assets/${name}/${file}`)).status()).toBe(200);
  }
  for (const name of ['shell', 'mf-unknown'])
    expect((await request.get(`${baseURL}/assets/${name}/mf-manifest.json`)).status()).toBe(404);
});
