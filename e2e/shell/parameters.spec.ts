import { expect, type Page } from '@playwright/test';
import { ShopperSession } from '@storefront/testing/shopper-session';
import { test } from '@storefront/testing/storefront-test';
import { pipwell } from '../support/businesses';
import { baseURL } from '../support/hosts';

const BOROUGH = 101;
const store = `/stores/${pipwell.store.slug}`;
const item = `${store}/category/${pipwell.category.slug}/menuItem/${pipwell.item.slug}`;

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/**
 * Each page shows what its parameter names, and a wrong parameter is reported as not found, never as a server error.
 */
async function expectParameter(
  page: Page,
  path: string,
  shown: string | RegExp,
  wrong: readonly [path: string, status: number, words: string | RegExp][],
) {
  const reply = await page.goto(baseURL + path);
  expect([path, reply?.status()]).toEqual([path, 200]);
  await expect(heading(page)).toHaveText(shown);
  for (const [address, status, words] of wrong) {
    const answer = await page.goto(baseURL + address);
    expect([address, answer?.status()]).toEqual([address, status]);
    await expect(page.getByRole('main').getByText(words).first()).toBeVisible();
  }
}

test('[2.45] each route parameter selects what its page shows, and an unknown value is reported', async ({ page }) => {
  const bad = '/%F0%9F%8D%9E-no-such';
  await test.step('postcode', async () => {
    const near = (postcode: string) => `/stores-near-by?postcode=${encodeURIComponent(postcode)}`;
    await expectParameter(page, near(pipwell.postcode), /SE1 9GF/, [[near('not one'), 200, /is not a valid postcode/]]);
    await page.goto(baseURL + near(pipwell.postcode));
    await expect(page.getByRole('main').getByText(pipwell.store.name).first()).toBeVisible();
  });
  await test.step('storeSlug', () =>
    expectParameter(page, store, pipwell.store.name, [[`/stores${bad}`, 404, 'Store not found']]));
  await test.step('categorySlug', () =>
    expectParameter(page, `${store}/category/${pipwell.category.slug}`, pipwell.category.name, [
      [`${store}/category${bad}`, 404, 'Page Not Found'],
    ]));
  await test.step('menuItemSlug', () =>
    expectParameter(page, item, pipwell.item.name, [
      [`${store}/category/${pipwell.category.slug}/menuItem${bad}`, 404, 'Product not found'],
    ]));
  await test.step('dealSlug', () =>
    expectParameter(page, `${store}/deal/two-punnets-for-4`, 'Two punnets for £4', [
      [`${store}/deal${bad}`, 404, 'Deal not found'],
    ]));
  await test.step('bannerSlug', () =>
    expectParameter(page, `${store}/banner/bread-baked-at-five`, 'Bread baked at five', [
      [`${store}/banner${bad}`, 404, 'Unable to find banner'],
    ]));
  await test.step('searchTerm', () =>
    expectParameter(page, `${store}/search/croissant`, /croissant/, [
      [`${store}/search/x`, 200, 'The search term needs to be at least two characters.'],
    ]));
  await test.step('token', async () => {
    await page.goto(`${baseURL}/member/reset-token/never-was-one`);
    await expect(heading(page)).toHaveText('Set a new password');
    await expect(page.getByRole('heading', { name: /^This link has been used or is too old/ })).toBeVisible();
  });
  await test.step('timeSlots', async () => {
    const session = new ShopperSession(page.context().request, baseURL);
    await session.chooseStore(BOROUGH, 'delivery');
    await expectParameter(page, `${store}/time-slots`, 'Choose a time', []);
    const pressed = page.getByRole('group', { name: 'Day' }).getByRole('button', { pressed: true });
    await page.goto(`${baseURL}${store}/time-slots?timeSlots=asap`);
    await expect(pressed).toHaveText(/^Today/);
    await page.getByRole('button', { name: 'Tomorrow' }).click();
    await expect(pressed).toHaveText(/^Tomorrow/);
    // The URL contains the chosen day, so that a reload and a shared link show it again.
    await expect(page).toHaveURL(/\?timeSlots=\d{4}-\d\d-\d\d$/);
    const tomorrow = page.url();
    await page.goto(`${baseURL}${store}/time-slots`);
    await expect(pressed).toHaveText(/^Today/);
    await page.goto(tomorrow);
    await expect(pressed).toHaveText(/^Tomorrow/);
    for (const wrong of ['2020-01-01', '2026-02-31', 'whenever']) {
      await page.goto(`${baseURL}${store}/time-slots?timeSlots=${wrong}`);
      await expect(page.getByText('This date is not valid. Choose today or a later day.')).toBeVisible();
      await expect(pressed).toHaveText(/^Today/);
    }
    await page.goto(`${baseURL}/stores${bad}/time-slots`);
    await expect(heading(page)).toHaveText('Store not found');
  });
  await test.step('orderId', async () => {
    await page.context().request.post(`${baseURL}/en-gb/api/oauth/token`, {
      headers: { origin: baseURL },
      data: { grant_type: 'password', username: pipwell.member.email, password: pipwell.member.password },
    });
    await page.goto(`${baseURL}/member/orders`);
    const link = page.getByRole('main').locator('a[href^="/member/orders/"]').first();
    const path = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).toHaveURL(baseURL + path);
    await expect(heading(page)).toHaveText(/^Order PW-/);
    for (const wrong of ['1', 'no-such', '%F0%9F%8D%9E']) {
      await page.goto(`${baseURL}/member/orders/${wrong}`);
      await expect(page.getByRole('heading', { name: 'We could not find that order in your account.' })).toBeVisible();
    }
  });
});
