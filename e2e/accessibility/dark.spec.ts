import { expect, type Page } from '@playwright/test';
import { expectNoAxeFindings } from '@storefront/testing/axe';
import { expectAccessible } from '@storefront/testing/expect-accessible';
import { desktop } from '@storefront/testing/playwright-config';
import { test } from '@storefront/testing/storefront-test';
import { findTheme } from '@storefront/ui/themes/find-theme';
import { lathmere, pipwell } from '../support/businesses';
import { contrastOver } from '../support/contrast-over';
import { originOf } from '../support/hosts';
import { Shopper } from '../support/shopper';

test.use({ colorScheme: 'dark' });

const NORMAL_TEXT = 4.5;
/** Pipwell's ink on a dark device. */
const INK = 'rgb(241, 238, 228)';

/** The page is dark, and its form controls and scroll bars with it. */
async function expectDark(page: Page) {
  const { scheme, surface } = await page.evaluate(() => ({
    scheme: getComputedStyle(document.documentElement).colorScheme,
    surface: getComputedStyle(document.body).backgroundColor,
  }));
  expect(scheme).toBe('dark');
  for (const channel of surface.match(/\d+/g)?.slice(0, 3) ?? [255]) expect(Number(channel)).toBeLessThan(40);
}

const brands = [
  { business: pipwell, theme: findTheme('grocery') },
  { business: lathmere, theme: findTheme('retail') },
];

for (const { business, theme } of brands) {
  const origin = originOf(business);
  const category = `/stores/${business.store.slug}/category/${business.category.slug}`;

  test(`${business.name}: on a dark device its pages are dark and have no axe finding`, async ({ page }) => {
    for (const path of ['/', category, `${category}/menuItem/${business.item.slug}`, '/login', '/no-such-page']) {
      await page.goto(origin + path, { waitUntil: 'networkidle' });
      await expectDark(page);
      await expectAccessible(page, path);
    }
  });

  test(`${business.name}: a device that asks for more contrast gets it, light and dark`, async ({ page }) => {
    await page.goto(`${origin}/faqs`);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ contrast: 'more', colorScheme });
      const muted = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--muted'));
      expect(muted).toBe(theme.moreContrast[colorScheme].muted);
      await expectNoAxeFindings(page);
    }
    await page.emulateMedia({ contrast: null, colorScheme: 'dark' });
  });

  test(`${business.name}: on a dark device text on large areas and on tiles can be read`, async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.goto(`${origin}/`, { waitUntil: 'networkidle' });
    expect(await contrastOver(page.getByRole('link', { name: 'See all stores' }))).toBeGreaterThanOrEqual(NORMAL_TEXT);
    await page.goto(`${origin}/stores/${business.store.slug}`, { waitUntil: 'networkidle' });
    const department = page.getByRole('main').getByRole('link', { name: business.category.name, exact: true }).first();
    await department.scrollIntoViewIfNeeded();
    expect(await contrastOver(department.locator('span'))).toBeGreaterThanOrEqual(NORMAL_TEXT);
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
    await page.getByRole('radio', { name: /^Card/ }).check();
    if (business === pipwell) {
      // The gateway's frame has no background, which browsers keep only if it is of the frame's own scheme.
      const frame = page.locator('iframe[title="Card details"]');
      await expect(frame.contentFrame().getByText('Card number')).toHaveCSS('color', INK);
      await expect(frame).toHaveCSS('color-scheme', 'light');
    }
    await expectDark(page);
    await expectAccessible(page, 'payment');
  });
}
