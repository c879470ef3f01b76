import { expect, type Page } from '@playwright/test';
import { expectNoAxeFindings } from '@storefront/testing/axe';
import { openFormPage } from '@storefront/testing/open-form-page';
import { test } from '@storefront/testing/storefront-test';
import { lathmere, pipwell } from '../support/businesses';
import { originOf } from '../support/hosts';

const DESKTOP = { width: 1440, height: 900 };
const storeOf = (business: typeof pipwell) => `${originOf(business)}/stores/${business.store.slug}`;
const lighting = `${storeOf(lathmere)}/category/lighting`;
const basketBeside = (page: Page) => page.getByRole('complementary', { name: 'Your basket' });

test.use({ viewport: DESKTOP });

test('the basket is beside the page at Pipwell, and only in the header at Lathmere', async ({ page }) => {
  await page.goto(storeOf(pipwell));
  await expect(basketBeside(page)).toBeVisible();
  const { slug, category, item } = { ...lathmere.store, ...lathmere };
  for (const path of [
    '',
    `/category/${category.slug}`,
    '/search/lamp',
    `/category/table-lamps/menuItem/${item.slug}`,
  ]) {
    await page.goto(`${originOf(lathmere)}/stores/${slug}${path}`);
    await expect(page.getByRole('banner').getByRole('link', { name: /Basket/ })).toBeVisible();
    await expect(basketBeside(page)).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(DESKTOP.width);
  }
});

test('a listing of Lathmere has six columns and a row of sibling categories instead of a tree', async ({ page }) => {
  await page.goto(lighting);
  const tops = await page
    .getByRole('list', { name: 'Lighting' })
    // Swatches are lists inside the cards.
    .locator(':scope > li')
    .evaluateAll((items) => items.slice(0, 7).map((item) => Math.round(item.getBoundingClientRect().top)));
  expect(new Set(tops.slice(0, 6)).size).toBe(1);
  expect(tops[6]).toBeGreaterThan(tops[0] ?? 0);
  await expect(page.getByRole('navigation', { name: 'Categories' })).toHaveCount(0);
  await page.goto(`${storeOf(lathmere)}/category/table-lamps`);
  const siblings = page.getByRole('navigation', { name: 'In Table lamps' });
  await expect(siblings.getByRole('link', { name: 'Table lamps', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await siblings.getByRole('link', { name: 'Desk lamps' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Desk lamps');
});

test('log-in is a panel at Pipwell, and columns with a drawing at Lathmere', async ({ page }) => {
  for (const [business, isDrawn] of [
    [pipwell, false],
    [lathmere, true],
  ] as const) {
    await openFormPage(page, `${originOf(business)}/login`);
    const main = page.getByRole('main');
    // It appears with the scripts' own form, which replaces the one before them.
    await expect(main.getByRole('button', { name: 'Continue with a passkey' })).toBeVisible();
    const password = await main.getByLabel('Password', { exact: true }).boundingBox();
    const code = await main.getByRole('link', { name: 'Log in with a code' }).boundingBox();
    // Beside the form or below it.
    expect((code?.x ?? 0) > (password?.x ?? 0) + (password?.width ?? 0)).toBe(isDrawn);
    await expect(main.locator('.sf-panel')).toHaveCount(isDrawn ? 0 : 1);
    await expectNoAxeFindings(page);
  }
});

test('the hearts on cards have the look of the shop, and not that of the browser', async ({ page }) => {
  for (const [business, isRound] of [
    [pipwell, true],
    [lathmere, false],
  ] as const) {
    await page.goto(`${storeOf(business)}/category/${business.category.slug}`);
    const heart = page
      .getByRole('main')
      .getByRole('button', { name: /^Favourite / })
      .first();
    const look = await heart.evaluate((button) => {
      const { borderTopWidth, borderTopLeftRadius } = getComputedStyle(button);
      return { border: borderTopWidth, isRound: borderTopLeftRadius !== '0px' };
    });
    expect(look).toEqual({ border: '0px', isRound });
    expect(await heart.boundingBox()).toMatchObject({ width: 44, height: 44 });
  }
});

test('nothing at Lathmere is round, and no text is a grocer’s', async ({ page }) => {
  for (const path of ['', '/category/lighting', '/category/table-lamps/menuItem/perrin-table-lamp-ultramarine']) {
    await page.goto(storeOf(lathmere) + path);
    await expect(page.locator('.sf-picture--round')).toHaveCount(0);
    await expect(page.locator('body')).not.toContainText(/aisle|grocer|allergen|storage/i);
  }
});

for (const javaScriptEnabled of [true, false])
  test.describe(`with scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    for (const width of [390, 1440])
      test(`a department’s panel opens below the row at ${width} px, with two levels and a promotion`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(storeOf(lathmere));
        const row = page.getByRole('navigation', { name: 'Departments' });
        const opener = row.getByRole('button', { name: 'Lighting' });
        await opener.focus();
        await page.keyboard.press('Enter');
        const promotion = row.getByRole('link', { name: /A bulb with every lamp/ });
        await expect(promotion).toBeVisible();
        const [bar, panel] = [await row.boundingBox(), await row.locator('.sf-mega:popover-open').boundingBox()];
        expect(panel?.y).toBeGreaterThanOrEqual(Math.floor((bar?.y ?? 0) + (bar?.height ?? 0)));
        // Other departments have no promotion, or one of their own.
        await expect(row.locator('.sf-mega a', { hasText: 'A bulb with every lamp' })).toHaveCount(1);
        if (javaScriptEnabled) await expectNoAxeFindings(page);
        await row.getByRole('link', { name: 'Pendants' }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pendants');
      });
  });
