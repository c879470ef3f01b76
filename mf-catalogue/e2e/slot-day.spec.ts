import { expect } from '@playwright/test';
import { expectNoAxeFindings } from '@storefront/testing/axe';
import { test } from '@storefront/testing/neighbour-test';
import { holdSlot, store } from './support/shop';

/** It is baked from Tuesday to Saturday. */
const rye = {
  name: 'Rye and caraway loaf 500g',
  slug: 'rye-and-caraway-loaf-500g',
  days: 'Not on Mondays or Sundays',
};
const breads = `${store}/category/baked-in-the-shop`;
const isAvailable = (weekday: number) => weekday > 1;

test('a card says on which days its item is available, and for a slot on another day leads to similar items', async ({
  page,
  context,
  baseURL,
  playwright,
}) => {
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: rye.name }) });
  const add = card.getByRole('button', { name: `Add ${rye.name} to basket` });
  const similar = card.getByRole('link', { name: `Similar items to ${rye.name}` });
  await page.goto(breads);
  await expect(card.getByText(rye.days)).toBeVisible();
  await expect(add).toBeVisible();

  const day = await holdSlot(context.request, baseURL, (weekday) => !isAvailable(weekday));
  await page.goto(breads);
  await expect(similar).toBeVisible();
  await expect(card.getByText(rye.days)).toBeVisible();
  await expect(add).toBeHidden();
  await expectNoAxeFindings(page);
  // The document is the same for everybody and does not contain the slot.
  const stranger = await playwright.request.newContext();
  const [own, publicPage] = await Promise.all(
    [context.request, stranger].map(async (shopper) => (await shopper.get(`${baseURL}${breads}?sort=name`)).text()),
  );
  expect(own).toBe(publicPage);
  await stranger.dispose();

  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('checkbox', { name: 'In stock' }).check();
  await page.getByRole('button', { name: /^Show \d+ items/ }).click();
  await expect(page).toHaveURL(new RegExp(`[?&]on=${day}&inStock=1`));
  await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('For ');
  await expect(page.getByRole('heading', { name: 'Baguette', exact: true })).toBeVisible();
  await expect(card).toHaveCount(0);

  await holdSlot(context.request, baseURL, isAvailable);
  await page.goto(breads);
  await expect(add).toBeVisible();
});

test('an item’s own page says that it is unavailable on the slot’s day, and links to other times', async ({
  page,
  context,
  baseURL,
}) => {
  await holdSlot(context.request, baseURL, (weekday) => !isAvailable(weekday));
  await page.goto(`${breads}/menuItem/${rye.slug}`);
  await expect(page.getByText('This is not available on the day of your time slot.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Add to basket/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'See other times' })).toHaveAttribute('href', `${store}/time-slots`);
  await expectNoAxeFindings(page);
});

test('without scripts an item that is unavailable on the slot’s day is rejected with a message', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  await holdSlot(context.request, baseURL, (weekday) => !isAvailable(weekday));
  const page = await context.newPage();
  await page.goto(`${breads}/menuItem/${rye.slug}`);
  await page.getByRole('button', { name: /^Add to basket/ }).click();
  await expect(page.getByRole('alert').first()).toContainText('not available on the day of your time slot');
  await context.close();
});
