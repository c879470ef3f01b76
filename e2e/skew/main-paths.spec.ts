/** The main path of each package, with what its neighbours do on it. `npm run test:skew` runs them by their tags. */
import { expect, test } from '@playwright/test';
import { freeSlotsTomorrow } from '@storefront/testing/free-slots';
import { ShopperSession } from '@storefront/testing/shopper-session';
import { pipwell } from '../support/businesses';
import { newMember } from '../support/new-member';
import { Shopper } from '../support/shopper';

const BOROUGH = 101;
const { item, store } = pipwell;

let shopper: Shopper;
let session: ShopperSession;
test.beforeEach(({ page, context, baseURL }) => {
  shopper = new Shopper(page, pipwell, baseURL);
  session = new ShopperSession(context.request, baseURL ?? '');
});

/** A basket above the minimum spend of the store. @returns its token */
async function fillBasket() {
  await session.chooseStore(BOROUGH, 'delivery');
  return session.addItem(BOROUGH, item.slug, item.quantity, 'delivery');
}

test('the home page searches, and the header shows place, time and basket', { tag: '@shell' }, async ({ page }) => {
  await session.reserveSlot(BOROUGH, await fillBasket(), 'delivery');
  await page.goto('/faqs');
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('link', { name: /Delivery to SE1 9GF/ })).toContainText(/· 1[45]:\d\d/);
  await expect(banner.getByRole('link', { name: /^Basket/ })).toContainText(`${item.quantity} items`);
  await page.goto('/');
  const search = page
    .getByRole('main')
    .getByLabel(/postcode/i)
    .first();
  await search.fill(pipwell.postcode);
  await search.press('Enter');
  await expect(page).toHaveURL(/\/stores-near-by\?/);
});

test('a store is found and chosen, and delivery becomes collection', { tag: '@mf-store-search' }, async ({ page }) => {
  await shopper.findStore('delivery');
  await page.goto('/store-all');
  await page.getByRole('button', { name: 'Change to collection' }).click();
  await expect(page.getByText(`Collection from ${store.name}`)).toBeVisible();
});

test('an item is found, liked and added to the basket', { tag: '@mf-catalogue' }, async ({
  page,
  context,
  baseURL,
}) => {
  const { email: username, password } = await newMember(baseURL ?? '');
  const logIn = { headers: { origin: baseURL ?? '' }, data: { grant_type: 'password', username, password } };
  expect((await context.request.post('/en-gb/api/oauth/token', logIn)).ok()).toBe(true);
  await session.chooseStore(BOROUGH, 'delivery');
  await page.goto(`/stores/${store.slug}`);
  await shopper.fillBasket();
  await page.goto(`/stores/${store.slug}/category/croissants-and-pastries`);
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /^Favourite / })
    .first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('Added to your favourites.')).toBeVisible();
});

test('a basket is changed, gets a time and leads to the checkout', { tag: '@mf-basket' }, async ({ page }) => {
  await fillBasket();
  await shopper.changeBasket();
  await shopper.reserveSlot();
  await page.goto('/basket');
  await expect(page.getByRole('banner')).toContainText(/· 1[45]:\d\d/);
});

test('a time for collection is chosen and held', { tag: '@mf-slots' }, async ({ page }) => {
  await fillBasket();
  await page.goto(`/stores/${store.slug}/time-slots`);
  const main = page.getByRole('main');
  await main.getByText('Collection', { exact: true }).click();
  await (await freeSlotsTomorrow(page)).first().click();
  await expect(main.getByText(/is yours for 1[45]:\d\d/)).toBeVisible();
  await expect(page.getByRole('banner')).toContainText(`Collect from ${store.name}`);
});

test('a member logs in on the way, orders, and the basket is empty', { tag: '@mf-checkout' }, async ({ page }) => {
  await session.reserveSlot(BOROUGH, await fillBasket(), 'delivery');
  await page.goto('/checkout');
  await shopper.logInAtCheckout();
  await shopper.fillDetails('delivery');
  await shopper.payByCash();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Basket', exact: true })).toBeVisible();
});

test('a guest with a basket logs in, keeps it and opens the form of a card', { tag: '@mf-member' }, async ({
  page,
  baseURL,
}) => {
  await fillBasket();
  const { email, password } = await newMember(baseURL ?? '');
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('banner').getByRole('link', { name: /^Basket/ })).toContainText(`${item.quantity} items`);
  await page.goto('/member/cards');
  await page.getByRole('button', { name: 'Add a card' }).click();
  await expect(page.frameLocator('iframe[title="Card details"]').getByLabel('Card number')).toBeVisible();
});
