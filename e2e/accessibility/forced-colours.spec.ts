import { expect } from '@playwright/test';
import { test } from '@storefront/testing/storefront-test';
import { lathmere, pipwell } from '../support/businesses';
import { originOf } from '../support/hosts';
import { Shopper } from '../support/shopper';

// Such as the contrast themes of Windows: backgrounds and shadows are gone, and transparent borders are drawn.
test.use({ contextOptions: { forcedColors: 'active' } });

for (const business of [pipwell, lathmere])
  test(`${business.name}: in forced colours what is chosen is outlined, and panels and cards have edges`, async ({
    page,
  }) => {
    if (business === pipwell) {
      await page.goto(`${originOf(business)}/login`);
      await expect(page.locator('main .sf-panel').first()).toHaveCSS('outline-style', 'solid');
    }
    await new Shopper(page, business).findStore('delivery');
    await page.getByRole('main').getByRole('link', { name: business.category.name }).first().click();
    await expect(page.locator('main .sf-card').first()).toHaveCSS('outline-style', 'solid');
    const parts = page.locator('main .sf-parts');
    await expect(parts.locator('[aria-current]').first()).toHaveCSS('outline-style', 'solid');
    const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const others = [parts.locator('.sf-chip:not([aria-current])'), page.locator('.sf-department:not([aria-current])')];
    if (business === lathmere)
      for (const other of others) await expect(other.first()).toHaveCSS('border-bottom-color', canvas);
    if (test.info().project.name === 'phone')
      await expect(page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]')).toHaveCSS(
        'outline-style',
        'solid',
      );
  });
