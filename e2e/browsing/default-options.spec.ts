import { expect } from '@playwright/test';
import { test } from '@storefront/testing/storefront-test';
import { pipwell } from '../support/businesses';

const loaf = 'Rye and caraway loaf 500g';
const breads = `/stores/${pipwell.store.slug}/category/baked-in-the-shop`;

for (const javaScriptEnabled of [true, false])
  test(`${javaScriptEnabled ? 'with' : 'without'} scripts a card adds bread sliced as usual, without a question`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled, baseURL });
    const page = await context.newPage();
    await page.goto(breads);
    // By a call of the page, or by its form.
    const added = page.waitForResponse((reply) => reply.url().endsWith('/basket/add-item'));
    await page.getByRole('button', { name: `Add ${loaf} to basket` }).click();
    await added;
    await page.goto('/basket');
    await expect(page.getByText('Medium').first()).toBeVisible();
    await context.close();
  });

test('a card of bread that is in the basket sliced in two ways says how many there are, and leads there', async ({
  page,
}) => {
  await page.goto(`${breads}/menuItem/rye-and-caraway-loaf-500g`);
  await page.getByRole('radio', { name: 'Thick' }).check();
  await page.getByRole('button', { name: /^Add to basket/ }).click();
  await expect(page.getByText(`${loaf} is in your basket`)).toBeVisible();
  await page.goto(breads);
  await page.getByRole('button', { name: `One more ${loaf}` }).click();
  const link = page.getByRole('link', { name: `2 in basket: ${loaf}` });
  await expect(link).toBeFocused();
  await link.click();
  await expect(page).toHaveURL('/basket');
  for (const slicing of ['Thick', 'Medium']) await expect(page.getByText(slicing).first()).toBeVisible();
});
