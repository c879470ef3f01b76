import { expect, test } from '@playwright/test';
import { basketCount, store } from '../support/shop';

test('an add without the basket’s code is sent as a form, and is in the basket', async ({ page, baseURL }) => {
  await page.goto(`${store}/category/croissants-and-pastries`);
  await page
    .getByRole('button', { name: /^Add .* to basket$/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /^(One fewer|Remove) / })).toBeVisible();
  await expect.poll(() => basketCount(page.request, baseURL)).toBe(1);
  await expect(page.getByText('Unable to add item to basket')).toHaveCount(0);
});
