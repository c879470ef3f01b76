import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { openFormPage } from '@storefront/testing/open-form-page';
import { test } from '@storefront/testing/storefront-test';
import { pipwell } from '../support/businesses';
import { originOf } from '../support/hosts';
import { noOperator, ops } from '../support/operator';
import { penceIn } from '../support/pence-in';
import { Shopper } from '../support/shopper';

const origin = originOf(pipwell);
const store = `${origin}/stores/${pipwell.store.slug}`;

/** The amount in one row of the basket's totals. */
const sumOf = async (page: Page, name: string) =>
  penceIn(
    await page
      .getByRole('main')
      .locator('.sf-totals__row')
      .filter({ hasText: name })
      .locator('dd')
      .first()
      .textContent(),
  );

test('a bundle’s saving is the same on its page and in the basket, which names the deal and its discount', async ({
  page,
}) => {
  await new Shopper(page, pipwell).findStore('delivery');
  await page.goto(`${store}/deal/breakfast-for-5`);
  for (const section of await page.getByRole('main').getByRole('group').all())
    await section.getByRole('radio').first().check();
  const saved = penceIn(await page.getByText(/^You save/).textContent());
  expect(saved).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Add all to basket' }).click();
  await expect(page.getByText('Breakfast for £5 is in your basket')).toBeVisible();
  await page.goto(`${origin}/basket`);
  await expect(page.getByRole('main').getByText('3 items')).toBeVisible();
  expect(await sumOf(page, 'Breakfast for £5')).toBe(saved);
  expect((await sumOf(page, 'Items')) - saved).toBe(500);
});

test('the basket shows how much a multi-buy still needs, and applies it once a card adds the last item', async ({
  page,
}) => {
  await new Shopper(page, pipwell).findStore('delivery');
  const berries = `${store}/deal/two-punnets-for-4`;
  await page.goto(berries);
  const bar = page.getByRole('progressbar', { name: 'Two punnets for £4' });
  // Two of the cheapest punnets cost less than the deal.
  await page.getByRole('button', { name: 'Add Cherries 200g to basket' }).click();
  await expect(bar).toHaveAttribute('aria-valuetext', '1 of 2 in your basket');
  await page.goto(`${origin}/basket`);
  const near = page.getByRole('list', { name: 'Deals within reach' });
  await expect(near).toHaveText('Add 1 more for Two punnets for £4');
  await near.getByRole('link').click();
  await expect(page).toHaveURL(berries);
  // The card shows the quantity that is already in the basket.
  await page.getByRole('button', { name: /^One more Cherries 200g/ }).click();
  await expect(bar).toHaveAttribute('aria-valuetext', '2 of 2 in your basket');
  await expect(page.getByText('2 for £4: you save 80p')).toBeVisible();
});

test('a bundle is added to the basket at once, and the page stays', async ({ page }) => {
  await page.goto(`${store}/deal/breakfast-for-5`);
  await page.evaluate(() => Object.assign(window, { stays: true }));
  for (const section of await page.getByRole('main').getByRole('group').all())
    await section.getByRole('radio').nth(1).check();
  // Only a hydrated form counts; before that, the browser sends it and opens another document.
  await expect(page.getByText('All chosen')).toBeVisible();
  await page.getByRole('button', { name: 'Add all to basket' }).click();
  await expect(page.getByText('Breakfast for £5 is in your basket')).toBeVisible();
  expect(await page.evaluate(() => 'stays' in window)).toBe(true);
  await page.goto(`${origin}/basket`);
  await expect(page.getByRole('main').getByText('3 items')).toBeVisible();
});

test('the basket reports a price that changed since the page was shown', async ({ page }) => {
  test.skip(noOperator !== undefined, noOperator);
  const item = 'all-butter-croissants-2-pack';
  const folder = mkdtempSync(join(tmpdir(), 'prices-'));
  const setPrice = (pounds: string) => {
    writeFileSync(
      join(folder, 'prices.csv'),
      `item,store,price,in_stock\n${item},${pipwell.store.slug},${pounds},yes\n`,
    );
    return ops('import', folder, '--business', 'pipwell');
  };
  try {
    await setPrice('1.11');
    await new Shopper(page, pipwell).findStore('delivery');
    await page.goto(`${store}/category/croissants-and-pastries/menuItem/${item}`);
    const name = await page.getByRole('heading', { level: 1 }).textContent();
    await page.getByRole('button', { name: /^Add to basket/ }).click();
    await expect(page.getByText(`${name} is in your basket`)).toBeVisible();
    await setPrice('1.34');
    await page.goto(`${origin}/basket`);
    await expect(page.getByText(`${name} was £1.11 and is now £1.34.`)).toBeVisible();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('every URL parameter is read: postcode, store, slots, category, deal, term, item, order, banner', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  const shows = async (path: string, words: string | RegExp) => {
    await page.goto(`${origin}${path}`);
    await expect(heading, path).toHaveText(words);
  };
  const at = `/stores/${pipwell.store.slug}`;
  await page.goto(`${origin}/stores-near-by?postcode=SE1%209GF`);
  await expect(
    page.getByRole('main').getByRole('listitem').filter({ hasText: pipwell.store.name }).first(),
  ).toBeVisible();
  await shows(at, pipwell.store.name);
  await shows(`${at}/category/${pipwell.category.slug}`, pipwell.category.name);
  await shows(`${at}/category/${pipwell.category.slug}/menuItem/${pipwell.item.slug}`, pipwell.item.name);
  await shows(`${at}/deal/two-punnets-for-4`, 'Two punnets for £4');
  await shows(`${at}/banner/bread-baked-at-five`, 'Bread baked at five');
  for (const term of ['crème fraîche', 'half & half', '50% off?', 'a/b'])
    await shows(`${at}/search/${encodeURIComponent(term)}`, `Results for “${term}”`);
  await new Shopper(page, pipwell).findStore('delivery');
  await shows(`${at}/time-slots`, 'Choose a time');
  await openFormPage(page, `${origin}/login`);
  await page.getByLabel('Email').fill(pipwell.member.email);
  await page.getByLabel('Password', { exact: true }).fill(pipwell.member.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).not.toHaveURL(/login/);
  await page.goto(`${origin}/member/orders`);
  const order = page
    .getByRole('main')
    .getByRole('link', { name: /PW(-[2-9A-Z]{4}){3}/ })
    .first();
  const number = /PW(-[2-9A-Z]{4}){3}/.exec((await order.textContent()) ?? '')?.[0] ?? '';
  await order.click();
  await expect(page).toHaveURL(/\/member\/orders\/\d+$/);
  await expect(page.getByRole('main')).toContainText(number);
  await shows('/member/orders/999999999', /.+/);
  await expect(page.getByRole('main')).not.toContainText(number);
});
