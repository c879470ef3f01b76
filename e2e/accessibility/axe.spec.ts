import { expectAccessible } from '@storefront/testing/expect-accessible';
import { test } from '@storefront/testing/storefront-test';
import { lathmere, pipwell } from '../support/businesses';
import { originOf } from '../support/hosts';
import { Shopper } from '../support/shopper';

for (const business of [pipwell, lathmere]) {
  const origin = originOf(business);
  // The screens of stores and of the shop are examined by the suites of mf-store-search and mf-catalogue.
  test(`${business.name}: the pages that need no store have no axe finding`, async ({ page }) => {
    for (const path of [
      '/',
      '/faqs',
      '/faqs?q=zzzz',
      '/contact',
      '/contact?sent=PW-C2345678',
      '/cookies',
      '/privacy',
      '/terms',
      '/accessibility',
      '/no-such-page',
      '/deep-link?actionType=no-such-action&storeId=1',
      '/login',
      '/register',
    ]) {
      await page.goto(origin + path, { waitUntil: 'networkidle' });
      await expectAccessible(page, path);
    }
  });

  test(`${business.name}: the empty basket has no axe finding`, async ({ page }) => {
    await new Shopper(page, business).findStore('delivery');
    await page.goto(`${origin}/basket`, { waitUntil: 'networkidle' });
    await page.getByRole('main').getByText(/empty/i).first().waitFor();
    await expectAccessible(page, 'an empty basket');
  });

  test(`${business.name}: the basket and the slots have no axe finding`, async ({ page }) => {
    const shopper = new Shopper(page, business);
    await shopper.findStore('delivery');
    await shopper.fillBasket();
    await page.goto(`${origin}/basket`, { waitUntil: 'networkidle' });
    await expectAccessible(page, 'basket');
    await page.getByRole('link', { name: 'Choose a time' }).first().click();
    await page.getByRole('button', { name: 'Tomorrow' }).click();
    await expectAccessible(page, 'slots');
  });
}
