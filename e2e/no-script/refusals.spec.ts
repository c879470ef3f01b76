import { expect, test } from '@playwright/test';
import { pipwell } from '../support/businesses';
import { baseURL } from '../support/hosts';

test.use({ javaScriptEnabled: false });

test('with no script a refusal is told on the page it came from', async ({ page }) => {
  await page.goto(
    `${baseURL}/stores/${pipwell.store.slug}/category/${pipwell.category.slug}/menuItem/${pipwell.item.slug}`,
  );
  await page.getByLabel('Quantity').fill('99');
  await page.getByRole('button', { name: /^Add to basket/ }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Item limit has been reached' })).toBeVisible();
});
