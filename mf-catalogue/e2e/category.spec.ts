import { expect } from '@playwright/test';
import { expectNoAxeFindings } from '@storefront/testing/axe';
import { test } from '@storefront/testing/neighbour-test';
import { store } from './support/shop';

const bakery = `${store}/category/bakery`;
const desk = { width: 1440, height: 900 };

test('[1.05] the category tree is navigated three levels down and up again, on a phone and beside the listing', async ({
  page,
}) => {
  await page.goto(bakery);
  const parts = page.getByRole('navigation', { name: 'In Bakery' });
  await parts.getByRole('link', { name: 'Bread' }).click();
  await page.getByRole('navigation', { name: 'In Bread' }).getByRole('link', { name: 'Baked in the shop' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Baked in the shop');
  const parent = page.getByRole('navigation', { name: 'In Baked in the shop' }).getByRole('link', { name: 'Bread' });
  await parent.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bread');
  await page.getByRole('navigation', { name: 'In Bread' }).getByRole('link', { name: 'Baked in the shop' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Baked in the shop');
  await page.setViewportSize(desk);
  const tree = page.getByRole('navigation', { name: 'Categories' });
  await expect(tree.getByRole('link', { name: 'Baked in the shop' })).toHaveAttribute('aria-current', 'page');
  await expect(tree.getByRole('link', { name: 'Cakes' })).toBeVisible();
  await tree.getByText('All aisles').click();
  await tree.getByRole('link', { name: 'Drinks' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Drinks');
});

test('[1.07] [2.38] a category lists 24 items a page, says which they are, and each page has a URL', async ({
  page,
}) => {
  await page.goto(bakery);
  await expect(page.getByRole('list', { name: 'Bakery' }).getByRole('listitem')).toHaveCount(24);
  await expect(page.getByText('1–24 of 82')).toBeVisible();
  const first = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  expect(first.length).toBeGreaterThan(20);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(`${bakery}?page=2`);
  await expect(page.getByText('25–48 of 82')).toBeVisible();
  const second = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  expect(second.filter((name) => first.includes(name))).toEqual([]);
  await page.getByRole('link', { name: 'Page 4' }).click();
  await expect(page.getByText('73–82 of 82')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Page 4' })).toHaveAttribute('aria-current', 'page');
  await page.getByLabel('Sort by').selectOption('price_up');
  await expect(page).toHaveURL(`${bakery}?sort=price_up`);
  await expect(page.locator('.sf-price__now')).toHaveCount(24);
  await page.waitForLoadState('domcontentloaded');
  const prices = await page.locator('.sf-price__now').allTextContents();
  const pence = prices.map((price) => Number(price.replace(/[^\d]/g, '')));
  expect(pence).toHaveLength(24);
  expect(new Set(pence).size).toBeGreaterThan(3);
  expect(pence).toEqual(pence.toSorted((a, b) => a - b));
});

test('on a phone filters are a sheet that updates its count with each choice, and active ones are removable chips', async ({
  page,
}) => {
  await page.goto(bakery);
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('checkbox', { name: /^Vegan/ }).check();
  const show = page.getByRole('button', { name: /^Show \d+ items?$/ });
  await expect(show).not.toHaveText('Show 82 items');
  const words = (await show.textContent()) ?? '';
  await expectNoAxeFindings(page);
  await page.getByRole('checkbox', { name: /^Milk/ }).check();
  // Each filter is counted on its own; the last count is the one of all three.
  const counted = page.waitForResponse(
    (reply) => reply.url().endsWith('/category-details') && reply.request().postDataJSON().priceTo === 250,
  );
  await page.getByLabel('To £').fill('2.50');
  const { total: count } = (await (await counted).json()) as { total: number };
  await expect(show).toHaveText(new RegExp(`^Show ${count} items?$`));
  await expect(show).not.toHaveText(words);
  await show.click();
  await expect(page).toHaveURL(/\?tags=vegan&freeFrom=milk&priceFrom=&priceTo=2\.50$/);
  await expect(page.getByText(new RegExp(`(of ${count}|^${count} items?)$`))).toBeVisible();
  const applied = page.getByRole('list', { name: 'Active filters' });
  await expect(applied.getByRole('link')).toHaveText([
    'Remove Vegan',
    'Remove No milk',
    'Remove Up to £2.50',
    'Clear all',
  ]);
  await applied.getByRole('link', { name: 'Remove Vegan' }).click();
  await expect(page).toHaveURL(`${bakery}?freeFrom=milk&priceTo=2.50`);
  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect(page.getByText('1–24 of 82')).toBeVisible();
  await page.goto(`${bakery}?priceTo=0.01`);
  await page.getByRole('link', { name: 'Show everything in Bakery' }).click();
  await expect(page).toHaveURL(bakery);
});

test.describe('with no script', () => {
  test.use({ javaScriptEnabled: false });
  test('filters of several kinds and values narrow a listing, which keeps them across pages', async ({ page }) => {
    await page.goto(`${bakery}?sort=name`);
    await page.getByRole('button', { name: 'Filters' }).click();
    for (const name of [/^Vegetarian/, /^Vegan/, /^Pipwell/, /^Stonebridge/, /^In stock/])
      await page.getByRole('checkbox', { name }).check();
    await page.getByRole('button', { name: /^Show/ }).click();
    const applied = page.getByRole('list', { name: 'Active filters' });
    await expect(applied.getByRole('listitem')).toHaveCount(6);
    await expect(page.getByLabel('Sort by')).toHaveValue('name');
    await page.getByRole('link', { name: 'Remove Vegan', exact: true }).click();
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(
      /\?tags=vegetarian&brands=(Pipwell&brands=Stonebridge\+Mill|Stonebridge\+Mill&brands=Pipwell)&inStock=1&sort=name&page=2$/,
    );
    await expect(applied.getByRole('listitem')).toHaveCount(5);
  });
});

test('[9.06] items high in fat, salt or sugar have a label wherever they are sold, and others do not', async ({
  page,
}) => {
  const label = 'High in fat, salt or sugar';
  const pastries = `${store}/category/croissants-and-pastries`;
  await page.goto(pastries);
  await expect(
    page.getByRole('listitem').filter({ hasText: 'All-butter croissants, 4 pack' }).getByText(label),
  ).toBeVisible();
  await page.goto(`${pastries}/menuItem/all-butter-croissants-4-pack`);
  await expect(page.getByRole('main').getByText(label).first()).toBeVisible();
  await page.goto(`${store}/search/croissants`);
  await expect(page.getByRole('main').getByText(label).first()).toBeVisible();
  await page.goto(`${store}/category/fruit`);
  await expect(page.getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('main').getByText(label)).toHaveCount(0);
  const fruit = page.getByRole('listitem').getByRole('link', { name: 'Cherries 200g' }).first();
  await page.goto((await fruit.getAttribute('href')) ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cherries 200g');
  await expect(page.getByRole('main').getByText(label)).toHaveCount(0);
});

test('an out-of-stock item leads to similar ones, and an age-restricted one to its own page', async ({ page }) => {
  await page.goto(`${store}/category/apples-and-pears`);
  await page.getByRole('link', { name: 'Similar items to Organic Conference pears, 4 pack' }).click();
  await expect(page.getByRole('list', { name: 'In stock instead' }).getByRole('listitem').first()).toBeInViewport();
  await expect(page.getByRole('button', { name: /^Add to basket/ })).toHaveCount(0);
  await page.goto(`${store}/category/red-wine`);
  await expect(page.getByText('For people aged 18 or over').first()).toBeAttached();
  const dear = page.getByRole('link', { name: 'Choose options of Pinot Noir 75cl', exact: true });
  const [button, price] = await Promise.all(
    [
      dear,
      page
        .getByRole('listitem')
        .filter({ has: dear })
        .getByText(/^£\d\d\.\d\d$/),
    ].map((one) => one.boundingBox()),
  );
  // Neither covers the other.
  expect((price?.x ?? 0) + (price?.width ?? 0) <= (button?.x ?? 0) || (price?.y ?? 0) < (button?.y ?? 0) - 1).toBe(
    true,
  );
  await page.getByRole('link', { name: 'Choose options of House merlot 75cl' }).click();
  await expect(page.getByRole('checkbox', { name: 'I am 18 or over' })).toBeVisible();
});

test('Back after a sort or a filter shows the listing as it was, and stays there', async ({ page }) => {
  await page.setViewportSize(desk);
  await page.goto(bakery);
  const sort = page.getByLabel('Sort by');
  await sort.selectOption('price_up');
  await expect(page).toHaveURL(`${bakery}?sort=price_up`);
  await page.getByRole('checkbox', { name: /^Vegan/ }).check();
  await expect(page).toHaveURL(/sort=price_up.*tags=vegan/);
  await page.goBack();
  await expect(page).toHaveURL(`${bakery}?sort=price_up`);
  await expect(page.getByRole('checkbox', { name: /^Vegan/ })).not.toBeChecked();
  await page.goBack();
  await expect(sort).toHaveValue('featured');
  // Once the page is hydrated, a restored choice would have been submitted again.
  await page.getByRole('button', { name: /^Add / }).first().click();
  await expect(page.getByRole('button', { name: /^Remove / }).first()).toBeVisible();
  await expect(page).toHaveURL(bakery);
});

test('by keyboard a price is typed whole, and a filter or sort order that applies at once keeps the focus', async ({
  page,
}) => {
  await page.setViewportSize(desk);
  const hydrated = () => page.waitForFunction(() => (window as { __hydrated?: boolean }).__hydrated);
  await page.goto(bakery);
  await hydrated();
  const price = page.getByLabel('To £');
  await price.pressSequentially('2.50');
  await price.press('Enter');
  await expect(page).toHaveURL(`${bakery}?priceFrom=&priceTo=2.50`);
  await hydrated();

  const vegan = page.getByRole('checkbox', { name: /^Vegan/ });
  const sort = page.getByLabel('Sort by');
  await vegan.focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/tags=vegan/);
  await expect(vegan).toBeFocused();
  // The code that keeps the focus of the next choice belongs to the new document.
  await hydrated();
  await sort.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/sort=price_up/);
  await expect(sort).toBeFocused();
});

test('Back closes the filter sheet, and from the results it leads to the listing', async ({ page }) => {
  await page.goto(store);
  await page.goto(bakery);
  const sheet = page.getByRole('region', { name: 'Filters' });
  const open = page.getByRole('button', { name: 'Filters' });
  await open.click();
  await expect(sheet).toBeVisible();
  // The sheet opens before hydration; its entry in the history is made by hydration.
  await expect.poll(() => page.evaluate(() => Boolean(history.state?.sheet))).toBe(true);
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(bakery);
  await page.goForward();
  await expect(sheet).toBeVisible();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toBeHidden();
  await open.click();
  await page.getByRole('checkbox', { name: /^Vegan/ }).check();
  await page.getByRole('button', { name: /^Show \d+ items?$/ }).click();
  await expect(page).toHaveURL(/tags=vegan/);
  await page.goBack();
  await expect(page).toHaveURL(bakery);
  await expect(sheet).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(store);
});

test('the filter sheet keeps its title and close button in view, and updates the count of each filter', async ({
  page,
}) => {
  await page.goto(bakery);
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('region', { name: 'Filters' });
  const onOffer = sheet.getByRole('checkbox', { name: /^On offer/ });
  const before = await onOffer.evaluate((box) => box.closest('label')?.textContent);
  await sheet.getByRole('checkbox', { name: /^Vegan/ }).check();
  await expect.poll(() => onOffer.evaluate((box) => box.closest('label')?.textContent)).not.toBe(before);
  await sheet.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect(sheet.getByRole('button', { name: 'Close' })).toBeInViewport();
  await expect(sheet.getByText('Filters', { exact: true })).toBeInViewport();
});

test('the page links show where pages are left out, and a page past the last one leads to it', async ({ page }) => {
  await page.goto(`${store}/category/cupboard`);
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(pages).toHaveText(/12…\d+Next$/);
  await page.goto(`${store}/category/cupboard?page=99`);
  await expect(page).toHaveURL(/page=\d$/);
  await expect(pages).toHaveText(/^Previous1…/);
});
