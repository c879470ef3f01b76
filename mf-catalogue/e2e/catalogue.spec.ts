import { expect, test } from '@playwright/test';
import { expectNoAxeFindings } from '@storefront/testing/axe';

const store = '/stores/borough';

test('a store’s home shows its aisles and what people buy', async ({ page }) => {
  const reply = await page.goto(store);
  expect(reply?.status()).toBe(200);
  await expect(page).toHaveTitle('Borough, Pipwell');
  await expect(page.getByRole('heading', { name: 'Walk the aisles' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Bakery' }).click();
  await expect(page).toHaveURL(`${store}/category/bakery`);
});

test('a category lists 24 items a page and each page has an address', async ({ page }) => {
  await page.goto(`${store}/category/bakery`);
  await expect(page.getByRole('list', { name: 'Bakery' }).getByRole('listitem')).toHaveCount(24);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(`${store}/category/bakery?page=2`);
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await expectNoAxeFindings(page);
});

test('an item’s page follows each choice with its price', async ({ page }) => {
  await page.goto(`${store}/category/bakery/menuItem/seeded-farmhouse-loaf-800g`);
  const add = page.getByRole('button', { name: /^Add to basket/ });
  await expect(add).toHaveText(/£1\.85/);
  await page.getByRole('checkbox', { name: /Salted butter/ }).check();
  await expect(add).toHaveText(/£2\.80/);
  await page.getByLabel('Quantity').fill('2');
  await expect(add).toHaveText(/£5\.60/);
  await expectNoAxeFindings(page);
});

test('[5.15] a quantity must be entered', async ({ page }) => {
  await page.goto(`${store}/category/bakery/menuItem/seeded-farmhouse-loaf-800g`);
  await page.getByLabel('Quantity').fill('');
  await page.getByRole('button', { name: /^Add to basket/ }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Enter how many you would like' })).toBeVisible();
  await expect(page.getByLabel('Quantity')).toBeFocused();
});

test('[5.06] a search term of one letter is answered in words', async ({ page }) => {
  await page.goto(`${store}/search/a`);
  await expect(page.getByText('The search term needs to be at least two characters.')).toBeVisible();
});

test('what is not there says so, with the right status and a way on', async ({ page }) => {
  for (const [path, text] of [
    ['/stores/nowhere', 'Store not found'],
    [`${store}/category/bakery/menuItem/no-such-thing`, 'Product not found'],
  ]) {
    const reply = await page.goto(path ?? '');
    expect(reply?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text ?? '');
    await expect(page.getByRole('main').getByLabel('Postcode')).toBeVisible();
  }
});

test('an add that the basket’s code cannot answer goes the form’s own way, and is in the basket', async ({ page }) => {
  // In this harness there is no basket remote.
  await page.goto(`${store}/category/croissants-and-pastries`);
  await page
    .getByRole('button', { name: /^Add .* to basket$/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /^(One fewer|Remove) / })).toBeVisible();
  // The count in place is a promise; the form's own way takes it to the server.
  const inBasket = async () => {
    const session = await page.context().request.get('/en-gb/session');
    return ((await session.json()) as { basket: { count: number } | null }).basket?.count;
  };
  await expect.poll(inBasket).toBe(1);
  await expect(page.getByText('Unable to add item to basket')).toHaveCount(0);
});
