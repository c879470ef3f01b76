import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { type APIRequestContext, expect } from '@playwright/test';
import { type CheckoutStep, type RouteName, routePaths } from '@storefront/routes/route-paths';
import { urlTo } from '@storefront/routes/url-to';
import { followInAppLink, isSameDocument } from '@storefront/testing/in-app-link';
import { openFormPage } from '@storefront/testing/open-form-page';
import { ShopperSession } from '@storefront/testing/shopper-session';
import { test } from '@storefront/testing/storefront-test';
import type { BrowserComposition } from '../../shell/src/server/compositions/release-routes';
import { lathmere, pipwell } from '../support/businesses';
import { baseURL, originOf } from '../support/hosts';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '../..');
const BOROUGH = 101;
const store = `/stores/${pipwell.store.slug}`;

async function shownComposition(request: APIRequestContext): Promise<BrowserComposition> {
  const id = (await request.get(baseURL)).headers()['x-composition'];
  return (await (await request.get(`${baseURL}/en-gb/composition/${id}`)).json()) as BrowserComposition;
}

/** All style sheets of a package that the running storefront serves. */
async function stylesOf(request: APIRequestContext, { packages }: BrowserComposition, name: string): Promise<string> {
  const exposes = Object.values(packages.find((one) => one.name === name)?.exposes ?? {});
  const paths = new Set(exposes.flatMap(({ styles }) => styles.map(({ path }) => path)));
  return (await Promise.all([...paths].map(async (path) => (await request.get(baseURL + path)).text()))).join('\n');
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

/** The specification's routes, and its checkout steps. */
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

/** Pages that the specification does not name. */
const ADDED = [
  'assisted-visit',
  'pay',
  'pay-link',
  'stores-storeSlug-offers',
  'stores-storeSlug-about',
  'stores-storeSlug-find',
  'member-devices',
  'member-lists',
  'member-weekly-slot',
  'member-verification',
  'member-data',
  'unsubscribe',
  'your-data',
  'follow-order-token',
  'member-orders-orderId-problem',
  'follow-order-token-problem',
];

test('[2.30] one typed table holds every named route, and the running storefront serves its remotes’ routes by it', async ({
  request,
}) => {
  expect(Object.keys(routePaths).sort()).toEqual([...NAMED, ...ADDED].sort());
  const steps: CheckoutStep[] = [
    'checkout-options',
    'checkout-details',
    'checkout-login',
    'checkout-create',
    'checkout-payment',
    'checkout-payment-card-form',
    'checkout-payment-billing-address',
    'checkout-success',
  ];
  expect(Object.keys(routePaths).filter((name) => name.startsWith('checkout-'))).toEqual(steps);
  const { packages } = await shownComposition(request);
  for (const { name, routes } of packages)
    for (const served of routes) {
      const path = routePaths[served.name as RouteName];
      // Pages outside the specification (cookies, editors' pages) belong to the shell.
      if (!path) expect([name, served.name]).toEqual(['shell', served.name]);
      else expect([served.name, served.path]).toEqual([served.name, path]);
    }
});

test('[2.31] index, faq and contact are pages at their URLs', async ({ page }) => {
  for (const name of ['index', 'faq', 'contact'] as const) {
    const reply = await page.goto(baseURL + urlTo(name));
    expect(reply?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('[10.01] routing, guards, theming and resets belong to the shell: no remote brings a router, a theme or a session version', async ({
  page,
  request,
}) => {
  const composition = await shownComposition(request);
  const OWN = [/React Router caught the following error during render/, /sf\.version/, /:root\[data-brand/];
  const found = async (name: string) => {
    const text = `${await scriptsOf(request, composition, name)}\n${await stylesOf(request, composition, name)}`;
    expect(text.length).toBeGreaterThan(1000);
    return OWN.map((mark) => mark.test(text));
  };
  // Checks that these exist where they belong, so that not finding them elsewhere means something.
  expect(await found('shell')).toEqual([true, true, true]);
  for (const { name } of composition.packages.filter((one) => one.name !== 'shell'))
    expect([name, await found(name)]).toEqual([name, [false, false, false]]);

  // Themes: the shell's document makes one remote's page look like each host's business.
  const brands = [];
  for (const business of [pipwell, lathmere]) {
    await page.goto(`${originOf(business)}/stores/${business.store.slug}`);
    brands.push(
      await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand').trim()),
    );
  }
  expect(new Set(brands.filter(Boolean)).size).toBe(2);

  // Resets: data stored under another version is removed by the next page.
  await page.goto(`${baseURL}/faqs`, { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    localStorage.setItem('sf.version', 'another-version');
    localStorage.setItem('something', 'stored');
  });
  const session = page.waitForResponse(/\/session\?stored=another-version$/);
  await page.reload();
  expect((await (await session).allHeaders())['clear-site-data']).toBe('"cache"');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('something'))).toBeNull();
  expect(await page.evaluate(() => localStorage.getItem('sf.version'))).not.toBe('another-version');

  // Guards: a remote's page is protected by the document server and, within the area, by the browser.
  const guarded = await request.get(`${baseURL}/member`, { maxRedirects: 0 });
  expect([guarded.status(), guarded.headers().location]).toEqual([302, '/?message=member']);
  await openFormPage(page, `${baseURL}/login`);
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  const documents: string[] = [];
  page.on('request', (made) => {
    if (made.isNavigationRequest()) documents.push(new URL(made.url()).pathname);
  });
  await followInAppLink(page, '/member');
  await expect(page).toHaveURL(`${baseURL}/`);
  expect(documents).toEqual(['/']);

  // Routing: from one remote's page to another's without a new document.
  await openFormPage(page, `${baseURL}/login`);
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  await new ShopperSession(page.context().request, baseURL).chooseStore(BOROUGH, 'delivery');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  await followInAppLink(page, `${store}/time-slots`);
  await expect(page.getByRole('heading', { level: 1, name: 'Choose a time' })).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

test('[10.06] this suite runs against any storefront by its URL, and fails without one', async () => {
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
        join(tmpdir(), 'suite-by-url'),
      ],
      { cwd: root, env: { ...plainEnvironment(), E2E_URL: address } },
    ).then(
      ({ stdout }) => stdout,
      (error: { stdout: string }) => error.stdout,
    );
  expect(await suite(baseURL)).toContain('1 passed');
  expect(await suite('http://127.0.0.1:9')).toContain('1 failed');
});

/** The inner run must not inherit the outer run's settings. */
const plainEnvironment = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(TEST_|PLAYWRIGHT_JSON|PW_|NODE_OPTIONS$|E2E_)/.test(name)),
  );

test('[10.07] the required packages are used for their purpose in the served storefront', async ({ page, request }) => {
  const assetPaths: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/assets/')) assetPaths.push(new URL(response.url()).pathname);
  });
  const scriptsSoFar = async () =>
    (await Promise.all([...new Set(assetPaths)].map(async (path) => (await request.get(baseURL + path)).text()))).join(
      '\n',
    );
  /** The scripts in the call stack of each log-in call. */
  const logIns: string[][] = [];
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  browser.on('Network.requestWillBeSent', ({ request: call, initiator }) => {
    if (!call.url.endsWith('/oauth/token')) return;
    const hands = [];
    for (let stack = initiator.stack; stack; stack = stack.parent)
      hands.push(...stack.callFrames.map(({ url }) => url));
    logIns.push([...new Set(hands)].filter((url) => url.includes('/assets/')));
  });
  const MARKS = {
    'react-router': /React Router caught the following error during render/,
    axios: /AxiosError/,
    formik: /Formik/,
    yup: /must be one of the following values/,
    moment: /Invalid date/,
    nanostores: /nanostores/,
  } as const;
  const marked = async () => {
    const scripts = await scriptsSoFar();
    return Object.fromEntries(Object.entries(MARKS).map(([name, mark]) => [name, mark.test(scripts)]));
  };

  // Each loads when it is needed: a public page has none for forms or routing.
  await page.goto(`${baseURL}/faqs`, { waitUntil: 'networkidle' });
  expect(await marked()).toMatchObject({ 'react-router': false, formik: false, yup: false });

  // formik and yup: an empty form is rejected with their messages, next to its fields, and without a call.
  await openFormPage(page, `${baseURL}/login`);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('Enter your email address')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  expect(logIns).toEqual([]);

  // axios sends the form.
  await page.getByLabel('Email').fill(pipwell.member.email);
  await page.getByLabel('Password', { exact: true }).fill(pipwell.member.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(`${baseURL}/`);
  expect(logIns).toHaveLength(1);
  const hands = await Promise.all((logIns[0] ?? []).map(async (url) => (await request.get(url)).text()));
  expect(hands.some((script) => MARKS.axios.test(script))).toBe(true);

  // react-router: no new document within the area. moment: a day in the specification's format.
  await page.goto(`${baseURL}/member`);
  await expect(
    page.getByRole('main').locator('a[href="/member/orders"]').filter({ visible: true }).first(),
  ).toBeVisible();
  await followInAppLink(page, '/member/orders');
  await expect(page.locator('time').first()).toHaveText(/^\d\d [A-Z][a-z]{2}$/);
  expect(await isSameDocument(page)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(`${baseURL}/member`);
  expect(await isSameDocument(page)).toBe(true);
  expect(await marked()).toEqual(Object.fromEntries(Object.keys(MARKS).map((name) => [name, true])));

  // jest and testing-library: a component's test passes, and fails without testing-library.
  const unit = (words: readonly string[] = []) =>
    run(
      process.execPath,
      ['node_modules/jest/bin/jest.js', '-c', 'libs/ui/jest.config.mjs', 'stepper', '--json', ...words],
      { cwd: root, env: { ...plainEnvironment(), NODE_OPTIONS: '--experimental-vm-modules' } },
    ).then(
      ({ stdout }) => JSON.parse(stdout) as { success: boolean; numPassedTests: number },
      (error: { stdout: string }) => JSON.parse(error.stdout) as { success: boolean; numPassedTests: number },
    );
  const whole = await unit();
  expect(whole.success).toBe(true);
  expect(whole.numPassedTests).toBeGreaterThan(0);
  const without = await unit(['--moduleNameMapper', '{"^@testing-library/react$":"<rootDir>/no-such-file"}']);
  expect(without).toMatchObject({ success: false, numPassedTests: 0 });
});
