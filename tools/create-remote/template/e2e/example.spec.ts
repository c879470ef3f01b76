import { expect } from '@playwright/test';
import { test } from '@storefront/testing/neighbour-test';

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('the page is linked in the header and finds a postcode', async ({ page }) => {
      await page.goto('/faqs');
      await page.getByRole('banner').getByRole('link', { name: 'Example', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Example' })).toBeVisible();
      if (javaScriptEnabled) await page.waitForFunction(() => '__hydrated' in window);
      await page.getByLabel('Postcode').fill('nowhere');
      await page.getByRole('button', { name: 'Find it' }).click();
      await expect(page.getByText('Enter a full postcode, such as SE1 9GF.')).toBeVisible();
      await page.getByLabel('Postcode').fill('se1 9gf');
      await page.getByRole('button', { name: 'Find it' }).click();
      await expect(page.getByText('Found SE1 9GF.')).toBeVisible();
    });
  });
