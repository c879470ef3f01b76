import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '@storefront/testing/expect-accessible';
import { test } from '@storefront/testing/storefront-test';
import { lathmere, pipwell } from '../support/businesses';
import { originOf } from '../support/hosts';
import { Shopper } from '../support/shopper';

test.use({ colorScheme: 'dark' });

/** The page is dark, and its form controls and scroll bars with it. */
async function expectDark(page: Page) {
  const { scheme, surface } = await page.evaluate(() => ({
    scheme: getComputedStyle(document.documentElement).colorScheme,
    surface: getComputedStyle(document.body).backgroundColor,
  }));
  expect(scheme).toBe('dark');
  for (const channel of surface.match(/\d+/g)?.slice(0, 3) ?? [255]) expect(Number(channel)).toBeLessThan(40);
}

for (const business of [pipwell, lathmere]) {
  const origin = originOf(business);
  const category = `/stores/${business.store.slug}/category/${business.category.slug}`;

  test(`${business.name}: on a dark device its pages are dark and have no axe finding`, async ({ page }) => {
    for (const path of ['/', category, `${category}/menuItem/${business.item.slug}`, '/login', '/no-such-page']) {
      await page.goto(origin + path, { waitUntil: 'networkidle' });
      await expectDark(page);
      await expectAccessible(page, path);
    }
  });

  test(`${business.name}: on a dark device the basket and the payment have no axe finding`, async ({ page }) => {
    const shopper = new Shopper(page, business);
    await shopper.findStore('collection');
    await shopper.fillBasket();
    await page.goto(`${origin}/basket`, { waitUntil: 'networkidle' });
    await expectAccessible(page, 'basket');
    await shopper.reserveSlot();
    await shopper.continueAsGuest();
    await shopper.fillDetails('collection');
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await page.getByRole('radio', { name: /Cash/ }).waitFor();
    await expectDark(page);
    await expectAccessible(page, 'payment');
  });
}
