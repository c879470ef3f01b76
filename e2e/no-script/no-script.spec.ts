import { expect } from '@playwright/test';
import { test } from '@storefront/testing/storefront-test';
import { pipwell } from '../support/businesses';
import { baseURL } from '../support/hosts';

test.use({ javaScriptEnabled: false });

// The bare host shows the first business, and Node can resolve it too.
const origin = baseURL;

test('without scripts a shopper finds a store and selects it', async ({ page }) => {
  await page.goto(origin);
  await page.getByRole('main').getByLabel('Postcode').first().fill(pipwell.postcode);
  await page.getByRole('main').getByLabel('Postcode').first().press('Enter');
  await expect(page).toHaveURL(/\/stores-near-by\?/);
  const store = page.getByRole('main').getByRole('listitem').filter({ hasText: pipwell.store.name }).first();
  await store.getByRole('button').first().click();
  await expect(page).toHaveURL(`${origin}/stores/${pipwell.store.slug}`);
});

test('without scripts an item is added to the basket, by its card and by its page', async ({ page, context }) => {
  const category = `${origin}/stores/${pipwell.store.slug}/category/croissants-and-pastries`;
  await page.goto(category);
  await page
    .getByRole('button', { name: /^Add .* to basket$/ })
    .first()
    .click();
  await expect(page).toHaveURL(`${category}?added=1`);
  await expect(page.getByRole('status').filter({ hasText: 'Added to your basket.' })).toBeVisible();
  await page.goto(
    `${origin}/stores/${pipwell.store.slug}/category/${pipwell.category.slug}/menuItem/${pipwell.item.slug}`,
  );
  await page.getByLabel('Quantity').fill('3');
  await page.getByRole('button', { name: /^Add to basket/ }).click();
  await expect(page).toHaveURL(new RegExp(`${pipwell.item.slug}\\?added=3$`));
  await expect(page.getByRole('status').filter({ hasText: '3 added to your basket.' })).toBeVisible();
  const session = await context.request.get(`${origin}/en-gb/session`);
  expect(((await session.json()) as { basket: { count: number } }).basket.count).toBe(4);
});

test('without scripts the header’s search leads to results', async ({ page }) => {
  await page.goto(`${origin}/stores/${pipwell.store.slug}`);
  const search = page.getByRole('search').locator('visible=true').first();
  await search.getByRole('searchbox').fill('croissant');
  await search.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(`${origin}/stores/${pipwell.store.slug}/search/croissant`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('croissant');
  await expect(page.getByRole('link', { name: /croissants/i }).first()).toBeVisible();
});

test('without scripts a listing is sorted, filtered and paged by links and forms', async ({ page }) => {
  await page.goto(`${origin}/stores/${pipwell.store.slug}/category/${pipwell.category.slug}`);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\?page=2$/);
  await page.getByLabel('Sort by').selectOption('price_up');
  await page.getByRole('button', { name: 'Sort' }).click();
  await expect(page).toHaveURL(/sort=price_up/);
});

test('without scripts search results are filtered and sorted by forms', async ({ page }) => {
  const path = `${origin}/stores/${pipwell.store.slug}/search/milk`;
  await page.goto(path);
  await page.getByLabel('Sort by').selectOption('price_up');
  await page.getByRole('button', { name: 'Sort' }).click();
  await expect(page).toHaveURL(`${path}?sort=price_up`);
  await page.goto(`${path}?tags=vegan`);
  await expect(page.getByRole('list', { name: 'Active filters' }).getByText('Vegan')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Items found' }).getByRole('listitem').first()).toBeVisible();
});

test('without scripts a page rendered in the browser says what to do, and offers links', async ({ page }) => {
  const reply = await page.goto(`${origin}/forgotten-password/set`);
  expect(reply?.status()).toBe(200);
  await expect(page.getByRole('heading', { name: 'This page needs JavaScript' })).toBeVisible();
  // Playwright finds no text inside a noscript element.
  await expect(page.locator('main noscript p').first()).toBeVisible();
  await expect(page.locator('main noscript p').first()).toContainText('Allow JavaScript for this site');
  // Nothing looks as if it were loading.
  await expect(page.getByRole('heading', { name: 'Loading' })).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'All stores' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(`${origin}/store-all`);
});
