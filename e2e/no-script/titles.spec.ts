import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import type { RouteName } from '@storefront/routes/route-paths';
import { ShopperSession } from '@storefront/testing/shopper-session';
import { test } from '@storefront/testing/storefront-test';
import { pipwell } from '../support/businesses';
import { baseURL as origin } from '../support/hosts';

const BOROUGH = 101;
const store = '/stores/borough';
const category = `${store}/category/${pipwell.category.slug}`;
const search = `${store}/search/apples`;

const publicPages = {
  index: '/',
  faq: '/faqs',
  contact: '/contact',
  referrer: '/referrer/NOSUCHCODE',
  tv: '/tv',
  'stores-near-by': '/stores-near-by?postcode=SE1+9GF',
  'store-all': '/store-all',
  'stores-storeSlug': store,
  'stores-storeSlug-offers': `${store}/offers`,
  'stores-storeSlug-about': `${store}/about`,
  'stores-storeSlug-find': `${store}/find`,
  'stores-storeSlug-category-categorySlug': category,
  'stores-storeSlug-category-categorySlug-menuItem-menuItemSlug': `${category}/menuItem/${pipwell.item.slug}`,
  'stores-storeSlug-search-searchTerm': search,
  'stores-storeSlug-search-searchTerm-deals': `${search}/deals`,
  'stores-storeSlug-search-searchTerm-categories': `${search}/categories`,
  'stores-storeSlug-search-searchTerm-menu-items': `${search}/menu-items`,
  'stores-storeSlug-deal-dealSlug': `${store}/deal/two-punnets-for-4`,
  'stores-storeSlug-banner-bannerSlug': 'BANNER',
  cookies: '/cookies',
  content: '/privacy',
};
const visitorPages = {
  login: '/login',
  'login with a code': '/login?with=code',
  register: '/register',
  'forgotten-password': '/forgotten-password',
  'forgotten-password-set': '/forgotten-password/set',
  'member-reset-token-token': '/member/reset-token/no-such-token',
  unsubscribe: '/unsubscribe?token=1.changed',
  'your-data': '/your-data',
};
const basketPages = {
  basket: '/basket',
  'stores-storeSlug-time-slots': `${store}/time-slots`,
  'stores-storeSlug-time-slots-calendar': `${store}/time-slots/calendar`,
  checkout: '/checkout',
  'checkout-login': '/checkout/login',
  'checkout-create': '/checkout/create',
};
const openedSteps = {
  'checkout-details': '/checkout/details',
  'checkout-options': '/checkout/options',
  'checkout-payment': '/checkout/payment',
  'checkout-payment-card-form': '/checkout/payment/card-form',
  'checkout-payment-billing-address': '/checkout/payment/billing-address',
};
const memberPages = {
  member: '/member',
  'member-orders': '/member/orders',
  'member-addresses': '/member/addresses',
  'member-my-details': '/member/my-details',
  'member-profile': '/member/profile',
  'member-cards': '/member/cards',
  'member-lists': '/member/lists',
  'member-weekly-slot': '/member/weekly-slot',
  'member-devices': '/member/devices',
  'member-data': '/member/data',
  'member-loyalty': '/member/loyalty',
  'member-verification': '/member/verification',
  'member-change-password': '/member/change-password',
};
/** Their paths are those of an order or a link. */
type OrderPage =
  | 'assisted-visit'
  | 'checkout-success'
  | 'follow-order-token'
  | 'follow-order-token-problem'
  | 'member-orders-orderId'
  | 'member-orders-orderId-problem'
  | 'pay'
  | 'pay-link';
type TriedPage =
  | keyof (typeof publicPages & typeof visitorPages & typeof basketPages & typeof openedSteps & typeof memberPages)
  | OrderPage;
/** A new route that no list has is a type error. */
true satisfies RouteName extends TriedPage ? true : never;

/** The same shopper in a browser without scripts and in one with. */
async function browsersOf(browser: Browser, context: BrowserContext): Promise<{ bare: Page; scripted: Page }> {
  const storageState = await context.storageState();
  const bare = await browser.newContext({ storageState, javaScriptEnabled: false });
  const scripted = await browser.newContext({ storageState });
  await scripted.addInitScript(() => {
    const own = Object.getOwnPropertyDescriptor(Document.prototype, 'title');
    Object.defineProperty(document, 'title', {
      get: () => own?.get?.call(document),
      set: (title: string) => {
        own?.set?.call(document, title);
        document.documentElement.dataset.titledByScripts = '';
      },
    });
  });
  return { bare: await bare.newPage(), scripted: await scripted.newPage() };
}

const bareTitle = async (page: Page, path: string) => {
  await page.goto(origin + path);
  return page.title();
};
/** The title that a private page's own code sets. */
const scriptedTitle = async (page: Page, path: string) => {
  await page.goto(origin + path);
  await expect(page.locator('html[data-titled-by-scripts]'), path).toBeAttached();
  return page.title();
};

async function expectSameTitles({ bare, scripted }: { bare: Page; scripted: Page }, paths: readonly string[]) {
  for (const path of paths) {
    const title = await bareTitle(bare, path);
    expect.soft(title, path).toMatch(/^.+, Pipwell$/);
    expect.soft(await scriptedTitle(scripted, path), path).toBe(title);
  }
}

test('every public page has a title with the business’s name, which scripts leave as it is', async ({
  page,
  context,
  browser,
}) => {
  await page.goto(origin + store);
  const banner = await page.locator(`a[href^="${store}/banner/"]`).first().getAttribute('href');
  const { bare, scripted } = await browsersOf(browser, context);
  for (const path of Object.values({
    ...publicPages,
    'stores-storeSlug-banner-bannerSlug': banner?.replace(/\/go$/, '') ?? '',
  })) {
    const title = await bareTitle(bare, path);
    expect.soft(title, path).toMatch(/Pipwell/);
    await scripted.goto(origin + path, { waitUntil: 'networkidle' });
    expect.soft(await scripted.title(), path).toBe(title);
  }
  await bare.context().close();
  await scripted.context().close();
});

test('a visitor’s and a member’s pages have the title of their code before it has loaded', async ({
  context,
  browser,
}) => {
  const visitor = await browsersOf(browser, context);
  await expectSameTitles(visitor, Object.values(visitorPages));
  const { email, password } = pipwell.member;
  const data = { grant_type: 'password', username: email, password };
  const reply = await context.request.post(`${origin}/en-gb/api/oauth/token`, { headers: { origin }, data });
  expect(reply.ok()).toBe(true);
  const member = await browsersOf(browser, context);
  await expectSameTitles(member, Object.values(memberPages));
  // Only the page itself knows the order's number.
  await member.scripted.goto(`${origin}/member/orders`);
  const order = member.scripted.getByRole('main').locator('a[href^="/member/orders/"]').first();
  const path = (await order.getAttribute('href')) ?? '';
  expect(await bareTitle(member.bare, path)).toBe('Order, Pipwell');
  await expectSameTitles(member, [`${path}/problem`]);
  expect(await scriptedTitle(member.scripted, path)).toMatch(/^Order PW(-[2-9A-Z]{4}){3}, Pipwell$/);
  for (const { bare } of [visitor, member]) await bare.context().close();
  for (const { scripted } of [visitor, member]) await scripted.context().close();
});

test('a guest’s pages from the basket to the placed order have the title of their code before it has loaded', async ({
  context,
  browser,
}) => {
  const session = new ShopperSession(context.request, origin);
  await session.chooseStore(BOROUGH, 'delivery');
  const basketToken = await session.addItem(BOROUGH, pipwell.item.slug, pipwell.item.quantity, 'delivery');
  await session.reserveSlot(BOROUGH, basketToken, 'delivery');
  const first = await browsersOf(browser, context);
  await expectSameTitles(first, Object.values(basketPages));

  const { bare } = first;
  const press = (name: string | RegExp) => bare.getByRole('main').getByRole('button', { name }).click();
  await bare.goto(`${origin}/checkout`);
  await bare.getByRole('link', { name: 'Continue as guest' }).click();
  await bare.getByLabel('First name').fill('Ada');
  await bare.getByLabel('Last name').fill('Hart');
  await bare.getByLabel('Email').fill('ada@example.com');
  await bare.getByLabel('Mobile number').fill('07700 900123');
  await bare.getByLabel('Address line 1').fill(pipwell.address.line1);
  await bare.getByLabel('Town').fill(pipwell.address.town);
  await bare.getByLabel('Postcode').fill(pipwell.postcode);
  await press('Save and continue');
  await press('Continue to payment');
  const payment = bare.url();
  const opened = await browsersOf(browser, bare.context());
  await expectSameTitles(opened, Object.values(openedSteps));
  await bare.goto(payment);
  await bare.getByRole('checkbox', { name: /in cash$/ }).check();
  await press(/^Place order/);
  await expect(bare).toHaveURL(/\/checkout\/success\?/);
  const success = new URL(bare.url());
  const follow = await bare.getByRole('link', { name: 'Follow your order' }).getAttribute('href');
  const placed = await browsersOf(browser, bare.context());
  await expectSameTitles(placed, [
    success.pathname + success.search,
    '/checkout/success',
    new URL(follow ?? '', origin).pathname,
    `${new URL(follow ?? '', origin).pathname}/problem`,
  ]);
  for (const pages of [first, opened, placed]) {
    await pages.bare.context().close();
    await pages.scripted.context().close();
  }
});
