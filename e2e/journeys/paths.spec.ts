import { expect, type Page } from '@playwright/test';
import { type RouteName, routePaths } from '@storefront/routes/route-paths';
import { ShopperSession } from '@storefront/testing/shopper-session';
import { test } from '@storefront/testing/storefront-test';
import { pipwell } from '../support/businesses';
import { baseURL } from '../support/hosts';

const BOROUGH = 101;
const store = `/stores/${pipwell.store.slug}`;

/** Opens a path directly and returns its status, title and heading. */
async function expectPage(page: Page, path: string, title: string | RegExp, heading: string | RegExp) {
  const reply = await page.goto(baseURL + path);
  expect(reply?.status()).toBe(200);
  await expect(page).toHaveTitle(title);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
}

async function ready(page: Page) {
  const session = new ShopperSession(page.context().request, baseURL);
  await session.chooseStore(BOROUGH, 'delivery');
  const token = await session.addItem(BOROUGH, pipwell.item.slug, 15, 'delivery');
  await session.reserveSlot(BOROUGH, token, 'delivery');
}

async function logIn(page: Page) {
  const reply = await page.context().request.post(`${baseURL}/en-gb/api/oauth/token`, {
    headers: { origin: baseURL },
    data: { grant_type: 'password', username: pipwell.member.email, password: pipwell.member.password },
  });
  expect(reply.status()).toBe(200);
}

test('[2.01] home, on a direct visit and by the logo', async ({ page }) => {
  await expectPage(page, '/', /Pipwell/, 'Good food from round the corner');
  await page.goto(`${baseURL}/faqs`);
  await page.getByRole('link', { name: 'Pipwell, home' }).click();
  await expect(page).toHaveURL(`${baseURL}/`);
});

test('[2.02] stores near by, on a direct visit and from the search', async ({ page }) => {
  const reply = await page.goto(`${baseURL}/stores-near-by?postcode=SE1+9GF`);
  expect(reply?.status()).toBe(200);
  await expect(page).toHaveTitle(/Pipwell/);
  await expect(page.getByRole('main').getByRole('link', { name: 'Borough' })).toBeVisible();
  await page.goto(`${baseURL}/`);
  const postcode = page.getByRole('main').getByLabel('Your postcode').first();
  await postcode.fill('SE1 9GF');
  await postcode.press('Enter');
  await expect(page).toHaveURL(/\/stores-near-by/);
  await expect(page.getByRole('main').getByRole('link', { name: 'Borough' })).toBeVisible();
});

test('[2.03] [2.04] log-in and register, each direct and by a link on the other', async ({ page }) => {
  await expectPage(page, '/login', /Pipwell/, /log in/i);
  await page
    .getByRole('main')
    .getByRole('link', { name: /account|register/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/register/);
  await expectPage(page, '/register', /Pipwell/, /account/i);
  await page
    .getByRole('main')
    .getByRole('link', { name: /log in/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/login/);
});

test('[2.06] the basket, on a direct visit and by the header or the bottom bar', async ({ page }) => {
  await ready(page);
  await expectPage(page, '/basket', 'Your basket, Pipwell', 'Your basket');
  await page.goto(`${baseURL}${store}/time-slots`);
  // The hydrated page has its link elsewhere, and again when its times are shown.
  await expect(page.getByText(/is yours for/)).toBeVisible();
  await expect(page.getByLabel('Loading times')).toBeHidden();
  await page.getByRole('link', { name: /^(Go|Back) to basket$/ }).click();
  await expect(page).toHaveURL(`${baseURL}/basket`);
});

test('[2.07] checkout goes to the active step', async ({ page }) => {
  await ready(page);
  await page.goto(`${baseURL}/checkout`);
  await expect(page).toHaveURL(`${baseURL}/checkout/login`);
});

test('[2.08] [2.09] [2.10] log-in, details and options, each direct and in-app', async ({ page }) => {
  await ready(page);
  await expectPage(page, '/checkout/login', /Log in or continue as a guest/, 'Checkout');
  await page.getByRole('button', { name: 'Continue as guest' }).click();
  await expect(page).toHaveURL(`${baseURL}/checkout/details`);
  await expectPage(page, '/checkout/details', /Your details/, 'Checkout');
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Hart');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Mobile number').fill('07700 900123');
  await page.getByLabel('Address line 1').fill('12 Tannery Row');
  await page.getByLabel('Town').fill('London');
  await page.getByLabel('Postcode').fill('SE1 9GF');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page).toHaveURL(`${baseURL}/checkout/options`);
  await expectPage(page, '/checkout/options', /options/, 'Checkout');
});

test('[2.11] an account on the way, direct and in-app', async ({ page }) => {
  await ready(page);
  await page.goto(`${baseURL}/checkout/login`);
  await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click();
  await expect(page).toHaveURL(`${baseURL}/checkout/create`);
  await expectPage(page, '/checkout/create', /Create an account/, 'Checkout');
});

test('[2.16] [2.17] [2.19] the member’s pages, each direct and in-app', async ({ page }) => {
  await logIn(page);
  await expectPage(page, '/member', /Pipwell/, /Priya/);
  await page.getByRole('main').locator('a[href="/member/orders"]').filter({ visible: true }).first().click();
  await expect(page).toHaveURL(`${baseURL}/member/orders`);
  await expectPage(page, '/member/orders', /Pipwell/, /orders/i);
  await page.goto(`${baseURL}/member`);
  await page.locator('a[href="/member/my-details"]').filter({ visible: true }).first().click();
  await expect(page).toHaveURL(`${baseURL}/member/my-details`);
  await expectPage(page, '/member/my-details', /Pipwell/, /details/i);
});

test('[2.24] questions, direct and from the footer', async ({ page }) => {
  await expectPage(page, '/faqs', 'Questions, Pipwell', 'Questions');
  await page.goto(`${baseURL}/`);
  await page.getByRole('contentinfo').locator('a[href="/faqs"]').first().click();
  await expect(page).toHaveURL(`${baseURL}/faqs`);
});

test('[2.60] a member’s page sends a visitor home, by the server before any script', async ({ page, request }) => {
  const home = await request.get(`${baseURL}/`);
  const composition = await request.get(`${baseURL}/en-gb/composition/${home.headers()['x-composition']}`);
  const { packages } = (await composition.json()) as { packages: { routes: { name: string; guards: string[] }[] }[] };
  const guarded = packages.flatMap(({ routes }) => routes).filter(({ guards }) => guards.includes('member'));
  // Every account page is included; a password reset link is for people who cannot log in.
  const account = Object.keys(routePaths).filter((name) => /^member(-|$)/.test(name) && !name.includes('token'));
  const built = packages.flatMap(({ routes }) => routes.map(({ name }) => name));
  expect(guarded.map(({ name }) => name).sort()).toEqual(account.filter((name) => built.includes(name)).sort());
  for (const { name } of guarded) {
    const path = routePaths[name as RouteName].replace(':orderId', '901');
    const reply = await request.get(baseURL + path, { maxRedirects: 0 });
    expect([path, reply.status(), reply.headers().location]).toEqual([path, 302, '/?message=member']);
    await page.goto(baseURL + path);
    await expect(page).toHaveURL(`${baseURL}/`);
  }
});

test('[2.70] a trailing slash is removed by a permanent redirect', async ({ request }) => {
  const reply = await request.get(`${baseURL}${store}/`, { maxRedirects: 0 });
  expect(reply.status()).toBe(301);
  expect(reply.headers().location).toBe(store);
});
