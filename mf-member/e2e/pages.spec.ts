import { expect, type Locator, type Page } from '@playwright/test';
import { type RouteName, routePaths } from '@storefront/routes/route-paths';
import { expectNoAxeFindings } from '@storefront/testing/axe';
import { secondBusinessOrigin } from '@storefront/testing/external-storefront';
import { followInAppLink, isSameDocument } from '@storefront/testing/in-app-link';
import { test } from '@storefront/testing/neighbour-test';
import { desktop } from '@storefront/testing/playwright-config';
import { imogen, logIn, logInOnPage, priya } from './support/members';

interface Screen {
  readonly id: string;
  readonly path: string;
  readonly title: string;
  readonly heading: string | RegExp;
  readonly hasOwnDocument?: boolean;
}

/** Its document has a policy of its own, because the gateway's fields are in it. */
const CARDS = '/member/cards';

const accountPages: readonly Screen[] = [
  { id: '2.16', path: '/member', title: 'Your account, Pipwell', heading: /^(Hello|Good .*), Priya$/ },
  { id: '2.17', path: '/member/orders', title: 'Your orders, Pipwell', heading: 'Your orders' },
  { id: '2.18', path: '/member/addresses', title: 'Your addresses, Pipwell', heading: 'Your addresses' },
  { id: '2.19', path: '/member/my-details', title: 'Your details, Pipwell', heading: 'Your details' },
  { id: '2.20', path: '/member/profile', title: 'Your profile, Pipwell', heading: 'Your profile' },
  { id: '2.21', path: CARDS, title: 'Your cards, Pipwell', heading: 'Your cards', hasOwnDocument: true },
  { id: '2.22', path: '/member/loyalty', title: 'Your rewards, Pipwell', heading: 'Your rewards' },
  { id: '2.23', path: '/member/change-password', title: 'Change password, Pipwell', heading: 'Change password' },
];
/** Account pages that the specification does not name. */
const furtherPages = ['/member/lists', '/member/weekly-slot', '/member/devices', '/member/data'];
const publicPages: readonly Screen[] = [
  { id: '2.03', path: '/login', title: 'Log in, Pipwell', heading: 'Log in' },
  { id: '2.04', path: '/register', title: 'Create an account, Pipwell', heading: 'Create an account' },
  {
    id: '2.05',
    path: '/forgotten-password',
    title: 'Forgotten password, Pipwell',
    heading: 'Forgotten your password?',
  },
];

/** Opens an account page as a member does who is on another one: in the same document, unless one of them has its own. */
async function openAccountPage(page: Page, url: string): Promise<void> {
  const path = new URL(url).pathname;
  const isInAccount = new URL(page.url()).pathname.startsWith('/member');
  if (!isInAccount || [path, new URL(page.url()).pathname].includes(CARDS)) return void (await page.goto(url));
  const title = await page.title();
  await followInAppLink(page, path);
  await expect(page).not.toHaveTitle(title);
}

/** The page itself, not its skeleton. */
const expectPage = (page: Page) =>
  expect(page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Loading' })).toBeVisible();

/** The page has read what it shows. */
const expectRead = (page: Page) =>
  expect(page.getByRole('main').locator('[role=status][aria-label=Loading], .sf-skeleton')).toHaveCount(0);

async function expectScreen(page: Page, { title, heading }: Screen) {
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
  await expect(page).toHaveTitle(title);
}

/** A page with a gateway's form has a document with its own policy, even where other links open none. */
async function followToOwnDocument(page: Page, path: string) {
  await followInAppLink(page, '/member/orders');
  await expect(page.getByRole('heading', { level: 1, name: 'Your orders' })).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'onwards' });
    document.querySelector('main')?.append(link);
    link.click();
  }, path);
}

async function expectAllScreens(page: Page, from: string, screen: Screen) {
  const document = await page.goto(screen.path);
  expect(document?.status()).toBe(200);
  expect(document?.headers()['cache-control']).toContain('no-store');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expectScreen(page, screen);
  await page.goto(from);
  await expectPage(page);
  if (screen.hasOwnDocument) await followToOwnDocument(page, screen.path);
  else await followInAppLink(page, screen.path);
  await expectScreen(page, screen);
  expect(await isSameDocument(page)).toBe(!screen.hasOwnDocument);
}

for (const screen of accountPages)
  test(`[${screen.id}] ${screen.path} shows its screen on a direct visit and by a link`, async ({
    page,
    context,
    baseURL,
  }) => {
    await logIn(context, baseURL, priya);
    await expectAllScreens(page, screen.path === '/member' ? '/member/orders' : '/member', screen);
    await expectRead(page);
    await expectNoAxeFindings(page);
  });

for (const screen of publicPages)
  test(`[${screen.id}] ${screen.path} shows its screen on a direct visit and by a link`, async ({ page }) => {
    await expectAllScreens(page, screen.path === '/login' ? '/register' : '/login', screen);
    await expectNoAxeFindings(page);
  });

test('[2.60] member pages redirect home without a log-in', async ({ page }) => {
  for (const { path } of [...accountPages, { path: '/member/orders/901' }]) {
    // The home page that follows need not load.
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page).toHaveURL('/');
  }
});

/** What a member does on each named page. */
const memberRoutes: Readonly<Record<string, { path: string; shows: (page: Page) => Locator }>> = {
  member: { path: '/member', shows: (page) => page.getByRole('region', { name: 'Your latest order' }) },
  'member-orders': {
    path: '/member/orders',
    shows: (page) => page.getByRole('button', { name: /Order again/ }).first(),
  },
  'member-orders-orderId': { path: '/member/orders/901', shows: (page) => page.getByRole('region', { name: 'Items' }) },
  'member-my-details': {
    path: '/member/my-details',
    shows: (page) => page.getByRole('button', { name: 'Save choices' }),
  },
  'member-profile': { path: '/member/profile', shows: (page) => page.getByLabel('Mobile phone number') },
  'member-addresses': {
    path: '/member/addresses',
    shows: (page) => page.getByRole('button', { name: 'Add an address' }),
  },
  'member-cards': {
    path: '/member/cards',
    shows: (page) => page.getByRole('heading', { level: 1, name: 'Your cards' }),
  },
  'member-loyalty': {
    path: '/member/loyalty',
    shows: (page) => page.getByRole('progressbar', { name: 'The way to your next reward' }),
  },
  'member-change-password': {
    path: '/member/change-password',
    shows: (page) => page.getByLabel('Current password', { exact: true }),
  },
};

test('[2.33] [2.57] every member route by its name has its own complete screen', async ({ page, context, baseURL }) => {
  await logIn(context, baseURL, priya);
  for (const [name, { path, shows }] of Object.entries(memberRoutes)) {
    expect(routePaths[name as RouteName].replace(':orderId', '901')).toBe(path);
    await openAccountPage(page, baseURL + path);
    await expect(shows(page)).toBeVisible();
  }
});

test('[2.61] log-in and registration redirect a member to the previous page, else home', async ({
  page,
  context,
  baseURL,
}) => {
  await logIn(context, baseURL, priya);
  for (const path of ['/login', '/register']) {
    await page.goto('/robots.txt');
    await page.goto(path);
    await expect(page).toHaveURL('/');
    await page.goto('/member/addresses');
    await expect(page.getByRole('heading', { level: 1, name: 'Your addresses' })).toBeVisible();
    await followInAppLink(page, path);
    await expect(page).toHaveURL('/member/addresses');
  }
});

test('the public pages have no axe finding on a wide screen and in the other business’s look', async ({
  page,
  baseURL,
}) => {
  const house = secondBusinessOrigin(baseURL);
  await page.setViewportSize(desktop);
  for (const { path } of publicPages) {
    await page.goto(`${house}${path}`);
    await expectPage(page);
    await expectNoAxeFindings(page);
  }
});

const widePages = [...accountPages.map(({ path }) => path), ...furtherPages];
/** Two tests, so that two workers share them. */
for (const [part, paths] of [widePages.slice(0, 6), widePages.slice(6)].entries())
  test(`the account’s pages have no axe finding on a wide screen and in the other business’s look, part ${part + 1}`, async ({
    page,
    baseURL,
  }) => {
    const house = secondBusinessOrigin(baseURL);
    await page.setViewportSize(desktop);
    await logInOnPage(page, house, imogen);
    for (const path of paths) {
      await openAccountPage(page, house + path);
      await expectPage(page);
      await expectRead(page);
      await expectNoAxeFindings(page);
    }
  });
