import { expect } from '@playwright/test';
import { problemFault, serveApiFaults } from '@storefront/testing/api-faults';
import { expectNoAxeFindings } from '@storefront/testing/axe';
import { test } from '@storefront/testing/own-agent';
import { desktop, phone } from '@storefront/testing/playwright-config';
import { ShopperSession } from '@storefront/testing/shopper-session';

const BOROUGH = 101;
const path = '/stores/borough/time-slots';

for (const viewport of [phone, desktop])
  test(`slots that fail to load: the shop’s picture, a retry, a store search, and the keyboard (${viewport.width} px)`, async ({
    page,
    context,
    baseURL,
  }) => {
    await page.setViewportSize(viewport);
    await new ShopperSession(context.request, baseURL ?? '').chooseStore(BOROUGH, 'delivery');
    await serveApiFaults(baseURL, context, { '/stores/details': problemFault(500, 'internal_error') });
    await page.goto(path);
    const main = page.getByRole('main');
    const title = main.getByRole('heading', { level: 1, name: 'Something went wrong' });
    await expect(main.getByRole('alert')).toContainText('There was an error on the system. Please try again.');
    await expect(title).toBeFocused();
    await expect(page).toHaveTitle('Something went wrong, Pipwell');
    const picture = main.locator('img').first();
    await expect(picture).toHaveAttribute('src', /state-error-grocery/);
    expect(
      await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBeGreaterThan(0);
    await expect(main.getByLabel('Your postcode')).toBeVisible();
    await expect(main.getByRole('link', { name: 'All stores' })).toBeVisible();
    await expectNoAxeFindings(page);

    // The pressed button is removed with the error, so the focus must move to another element.
    await page.keyboard.press('Tab');
    const again = main.getByRole('button', { name: 'Try again' });
    await expect(again).toBeFocused();
    const detailsReply = page.waitForResponse((reply) => reply.url().endsWith('/stores/details'));
    await page.keyboard.press('Enter');
    await detailsReply;
    await expect(title).toBeFocused();
    await serveApiFaults(baseURL, context, {});
    await page.keyboard.press('Tab');
    await expect(again).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(main.getByRole('heading', { level: 1, name: 'Choose a time' })).toBeFocused();
  });
