import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { routeTable } from '@storefront/routes/route-table';
import { urlTo } from '@storefront/routes/url-to';
import type { BrowserComposition } from '../../shell/src/server/release-routes';
import { pipwell } from '../support/businesses';
import { baseURL } from '../support/hosts';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '../..');
const store = `/stores/${pipwell.store.slug}`;

async function shownComposition(request: APIRequestContext): Promise<BrowserComposition> {
  const id = (await request.get(baseURL)).headers()['x-composition'];
  return (await (await request.get(`${baseURL}/en-gb/composition/${id}`)).json()) as BrowserComposition;
}

/** All scripts of a package that the running storefront serves. */
async function scriptsOf(request: APIRequestContext, { packages }: BrowserComposition, name: string): Promise<string> {
  const own = packages.find((one) => one.name === name);
  const paths = new Set([
    own?.entry.path,
    ...Object.values(own?.exposes ?? {}).flatMap((e) => e.scripts.map((s) => s.path)),
  ]);
  const texts = await Promise.all([...paths].map(async (path) => (await request.get(baseURL + path)).text()));
  return texts.join('\n');
}

/** The routes that the specification names, and its checkout steps. */
const NAMED = [
  'index',
  'faq',
  'contact',
  'stores-near-by',
  'store-all',
  'stores-storeSlug',
  'stores-storeSlug-category-categorySlug',
  'stores-storeSlug-category-categorySlug-menuItem-menuItemSlug',
  'stores-storeSlug-search-searchTerm',
  'stores-storeSlug-search-searchTerm-deals',
  'stores-storeSlug-search-searchTerm-categories',
  'stores-storeSlug-search-searchTerm-menu-items',
  'stores-storeSlug-deal-dealSlug',
  'stores-storeSlug-banner-bannerSlug',
  'stores-storeSlug-time-slots',
  'stores-storeSlug-time-slots-calendar',
  'basket',
  'checkout',
  'checkout-options',
  'checkout-details',
  'checkout-login',
  'checkout-create',
  'checkout-payment',
  'checkout-payment-card-form',
  'checkout-payment-billing-address',
  'checkout-success',
  'login',
  'register',
  'forgotten-password',
  'forgotten-password-set',
  'member',
  'member-orders',
  'member-orders-orderId',
  'member-addresses',
  'member-my-details',
  'member-profile',
  'member-cards',
  'member-loyalty',
  'member-change-password',
  'member-reset-token-token',
  'referrer',
  'tv',
];

test('[2.30] one typed table holds every named route, and the running storefront serves its remotes’ routes by it', async ({
  request,
}) => {
  expect(Object.keys(routeTable).sort()).toEqual([...NAMED].sort());
  const steps = Object.values(routeTable).flatMap((route) => ('step' in route ? [route.step] : []));
  expect(steps).toEqual([
    'checkout-options',
    'checkout-details',
    'checkout-login',
    'checkout-create',
    'checkout-payment',
    'checkout-payment-card-form',
    'checkout-payment-billing-address',
    'checkout-success',
  ]);
  const { packages } = await shownComposition(request);
  for (const { name, routes } of packages)
    for (const served of routes) {
      const row = routeTable[served.name as keyof typeof routeTable];
      // Pages that the specification does not name (cookies, editors' pages) are the shell's own.
      if (!row) expect([name, served.name]).toEqual(['shell', served.name]);
      else expect([served.path, served.kind, name]).toEqual([row.path, row.kind, row.owner]);
    }
});

test('[2.31] index, faq and contact are pages at their addresses', async ({ page }) => {
  for (const name of ['index', 'faq', 'contact'] as const) {
    const reply = await page.goto(baseURL + urlTo(name));
    expect(reply?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('[10.01] routing, guards, theming and resets are the shell’s: no remote brings a router, a theme or a session version', async ({
  request,
}) => {
  const composition = await shownComposition(request);
  const OWN = [/createBrowserRouter|<Router>/, /:root\[data-brand/, /sf\.version/];
  for (const { name } of composition.packages.filter((one) => one.name !== 'shell')) {
    const scripts = await scriptsOf(request, composition, name);
    expect(scripts.length).toBeGreaterThan(1000);
    for (const mark of OWN) expect([name, mark.source, mark.test(scripts)]).toEqual([name, mark.source, false]);
  }
  // The shell routes (a remote's page), guards (it is sent home), themes (its look is in the document) and resets.
  const html = await (await request.get(baseURL + store)).text();
  expect(/:root\[data-brand="?grocery"?\]/.test(html)).toBe(true);
  const guarded = await request.get(`${baseURL}/member`, { maxRedirects: 0 });
  expect([guarded.status(), guarded.headers().location]).toEqual([302, '/']);
  const reset = await request.get(`${baseURL}/en-gb/session?stored=another-version`);
  expect(reset.headers()['clear-site-data']).toBe('"cache"');
});

test('[10.06] this suite runs against any storefront by its address, and against none that is not there', async () => {
  test.setTimeout(120_000);
  const suite = (address: string) =>
    run(
      process.execPath,
      [
        'node_modules/@playwright/test/cli.js',
        'test',
        '-c',
        'e2e/playwright.config.ts',
        'e2e/journeys/paths.spec.ts',
        '-g',
        'trailing slash',
        '--project',
        'phone',
        '--reporter=line',
        '--output',
        join(tmpdir(), 'suite-by-address'),
      ],
      { cwd: root, env: { ...plainEnvironment(), E2E_URL: address } },
    ).then(
      ({ stdout }) => stdout,
      (error: { stdout: string }) => error.stdout,
    );
  expect(await suite(baseURL)).toContain('1 passed');
  expect(await suite('http://127.0.0.1:9')).toContain('1 failed');
});

/** The outer run's own settings are not the inner one's. */
const plainEnvironment = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(TEST_|PLAYWRIGHT_JSON|PW_|NODE_OPTIONS$|E2E_)/.test(name)),
  );

test('[10.07] the required packages do the work they are for, in what the storefront serves', async ({
  page,
  request,
}) => {
  const composition = await shownComposition(request);
  const asked: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/assets/')) asked.push(new URL(response.url()).pathname);
  });
  const served = async () =>
    (await Promise.all(asked.map(async (path) => (await request.get(baseURL + path)).text()))).join('\n');

  // react-router routes within the area: no new document. axios calls, formik and yup refuse an empty form.
  await page.goto(`${baseURL}/login`);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('Enter your email').first()).toBeVisible();
  await page.getByLabel('Email').fill(pipwell.member.email);
  await page.getByLabel('Password', { exact: true }).fill(pipwell.member.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(`${baseURL}/`);
  await page.goto(`${baseURL}/member`);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('main').locator('a[href="/member/orders"]').filter({ visible: true }).first().click();
  await expect(page.locator('time').first()).toHaveText(/^\d\d [A-Z][a-z]{2}$/);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  const scripts = await served();
  for (const [name, mark] of [
    ['react-router', /react-router|useNavigate\(\) may be used/],
    ['axios', /AxiosError/],
    ['formik', /Formik/],
    ['yup', /ValidationError/],
    ['moment', /Invalid date/],
    ['nanostores', /onMount|nanostores|lc\b/],
    ['@module-federation/enhanced', /federation/i],
  ] as const)
    expect([name, mark.test(scripts)]).toEqual([name, true]);
  expect(composition.packages.length).toBe(7);
  const { devDependencies = {}, dependencies = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    devDependencies?: Record<string, string>;
    dependencies?: Record<string, string>;
  };
  const all = { ...devDependencies, ...dependencies };
  for (const name of ['jest', '@testing-library/react', 'playwright', '@rspack/cli']) expect(all[name]).toMatch(/^\d/);
});
