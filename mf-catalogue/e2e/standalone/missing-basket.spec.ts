import { expect } from '@playwright/test';
import { systemError } from '@storefront/messages/system';
import { removeNeighbour } from '@storefront/testing/missing-neighbour';
import { test } from '@storefront/testing/neighbour-test';
import { store } from '../support/shop';

test('an add with a missing owner is submitted as a form, and its page reports the failure', async ({ page }) => {
  await removeNeighbour(page, 'mf-basket');
  await page.goto(`${store}/category/croissants-and-pastries`);
  await page
    .getByRole('button', { name: /^Add .* to basket$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/problem=system_error/);
  await expect(page.getByRole('alert')).toContainText(systemError);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The last document may still ask for its composition.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
