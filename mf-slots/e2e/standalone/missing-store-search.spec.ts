import { expect } from '@playwright/test';
import { removeNeighbour } from '@storefront/testing/missing-neighbour';
import { test } from '@storefront/testing/neighbour-test';
import { ShopperSession } from '@storefront/testing/shopper-session';

const BOROUGH = 101;

test('a choice that needs the missing store search says that it is unavailable', async ({ context, baseURL, page }) => {
  await new ShopperSession(context.request, baseURL ?? '').chooseStore(BOROUGH, 'delivery');
  await removeNeighbour(page, 'mf-store-search');
  await page.goto('/stores/borough/time-slots');
  await page.locator('label').filter({ hasText: 'Collection' }).click();
  await expect(page.getByText(/could not reach the shop/i)).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
