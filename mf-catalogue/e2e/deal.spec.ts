import { expect } from '@playwright/test';
import { test } from '@storefront/testing/neighbour-test';
import { basketCount, store } from './support/shop';

test('[1.06] [2.40] deals are found on the store’s home, and each kind has a page that explains it', async ({
  page,
}) => {
  for (const [name, words] of [
    ['Two punnets for £4', 'Choose any 2 for £4.00.'],
    ['Three apples for two', 'Choose any 3: the cheapest is free.'],
    ['A quarter off six bottles', '25% off when you buy 6.'],
    ['Five pounds off a big wash', '£5.00 off when you spend £15.00 or more on these.'],
    ['Breakfast for £5', 'One price for everything: £5.00.'],
  ]) {
    await page.goto(store);
    await page
      .getByRole('list', { name: 'Deals' })
      .getByRole('link', { name: name ?? '' })
      .click();
    await expect(page).toHaveURL(/\/stores\/borough\/deal\/[a-z0-9-]+$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
    await expect(page.getByText(words ?? '')).toBeVisible();
  }
});

test('a card’s deal links to the deal, whose bar follows the basket', async ({ page }) => {
  await page.goto(`${store}/category/berries-and-cherries`);
  await page.getByRole('link', { name: 'Deal: 2 for £4' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two punnets for £4');
  const bar = page.getByRole('progressbar', { name: 'Two punnets for £4' });
  await expect(bar).toHaveAttribute('aria-valuetext', '0 of 2 in your basket');
  const add = page.getByRole('button', { name: /^Add .* to basket$/ }).first();
  await add.click();
  await expect(bar).toHaveAttribute('aria-valuetext', '1 of 2 in your basket');
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'with no script', () => {
    test.use({ javaScriptEnabled });
    test('a bundle is filled section by section and added to the basket at once', async ({ page, baseURL }) => {
      const deal = `${store}/deal/breakfast-for-5`;
      await page.goto(deal);
      const add = page.getByRole('button', { name: 'Add all to basket' });
      const sections = page.getByRole('main').getByRole('group');
      await expect(sections).toHaveCount(3);
      await add.click();
      // The browser's own validation asks for the missing choice.
      await expect(page).toHaveURL(deal);
      expect(await basketCount(page.request, baseURL)).toBe(0);
      for (const [at, section] of (await sections.all()).entries()) {
        await section.getByRole('radio').nth(1).check();
        if (javaScriptEnabled)
          await expect(page.getByText(at === 2 ? 'All chosen' : `${at + 1} of 3 chosen`)).toBeVisible();
      }
      if (javaScriptEnabled) await expect(page.getByText(/^You save (£\d\.\d\d|\d{1,2}p)$/)).toBeVisible();
      await add.click();
      await expect(page.getByText(/^Breakfast for £5 is in your basket/)).toBeVisible();
      expect(await basketCount(page.request, baseURL)).toBe(3);
    });
  });
