import { expect } from '@playwright/test';
import { expectNoAxeFindings } from '@storefront/testing/axe';
import { test } from '@storefront/testing/storefront-test';
import { lathmere, pipwell } from '../support/businesses';
import { baseURL, originOf } from '../support/hosts';
import { Shopper } from '../support/shopper';

for (const business of [pipwell, lathmere]) {
  const origin = originOf(business);

  test(`[2.53] ${business.name}: an unknown URL is reported with the shop’s own logo and picture, and a working store search`, async ({
    page,
  }) => {
    const reply = await page.goto(`${origin}/no/such/page`);
    expect(reply?.status()).toBe(404);
    expect(reply?.headers()['cache-control']).toBe('no-store');
    await expect(page).toHaveTitle('Page Not Found');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    await expect(main.getByText('404')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: business.name })).toBeVisible();
    // The business's own error image has loaded.
    const picture = main.locator('img').first();
    await expect(picture).toHaveAttribute('src', /state-404/);
    expect(
      await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBeGreaterThan(0);
    const words =
      business === pipwell
        ? 'The page has moved or sold out. Your basket is where you left it.'
        : 'It has moved or sold out. Your basket is safe.';
    await expect(main.getByText(words)).toBeVisible();
    await expectNoAxeFindings(page);
    // Another error has its own status, title and text, and the same links.
    const other = await page.goto(`${origin}/deep-link?actionType=open-campaign&campaignId=999999`);
    expect(other?.status()).toBe(410);
    await expect(page).toHaveTitle('Something went wrong');
    await expect(main.getByText('410')).toBeVisible();
    await expect(main.locator('img').first()).toHaveAttribute('src', /state-error/);
    await expect(
      page.getByRole('banner').getByRole('link', { name: business.name }).locator('svg, img').first(),
    ).toBeVisible();
    await page.goto(`${origin}/no/such/page`);
    await main.getByLabel('Your postcode').fill(business.postcode);
    await main.getByRole('button', { name: 'Find stores' }).click();
    await expect(page).toHaveURL(/\/stores-near-by\?postcode=/);
    await expect(page.getByRole('main').getByText(business.store.name).first()).toBeVisible();
  });

  test(`[8.30] ${business.name}: an error that no retry can fix offers to start again, which clears the basket and leads home`, async ({
    page,
  }) => {
    // A basket and a place for starting again to remove; filled in the browser, because only it resolves the host.
    await new Shopper(page, business).findStore('delivery');
    await new Shopper(page, business).fillBasket();
    const cookieNames = async () => (await page.context().cookies(origin)).map(({ name }) => name);
    expect(await cookieNames()).toEqual(expect.arrayContaining(['sf_basket', 'sf_place']));
    const reply = await page.goto(`${origin}/deep-link?actionType=no-such-action&storeId=1`);
    expect(reply?.status()).toBe(410);
    await expect(page).toHaveTitle('Something went wrong');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Trying again cannot fix this. Please start again.',
    );
    await expect(page.getByText('We do not know where this link leads.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Try again' })).toHaveCount(0);
    await expectNoAxeFindings(page);
    await page.getByRole('button', { name: 'Start again' }).click();
    await expect(page).toHaveURL(`${origin}/`);
    expect((await cookieNames()).filter((name) => ['sf_basket', 'sf_place'].includes(name))).toEqual([]);
    await page.goto(`${origin}/stores/${business.store.slug}`);
    // Lathmere's header also holds a promotion with its prices.
    for (const link of await page.locator('a[href="/basket"]').all()) await expect(link).not.toContainText('£');
  });
}

test('malformed URLs get a plain answer and never a server error', async ({ page }) => {
  for (const path of [
    '/deep-link',
    '/deep-link?actionType=%00%01',
    `/deep-link?actionType=open-store&storeId=${'9'.repeat(400)}`,
    '/deep-link?actionType=open-store&actionType=open-item',
    `/referrer/${'x'.repeat(200)}`,
    '/referrer/%3Cscript%3E',
    `/faqs?q=${'y'.repeat(3000)}`,
    '/faqs?q=%00%1f',
    '/contact?order=%00%3Cb%3E',
    `/${'z'.repeat(300)}`,
    '/a%20b',
    '/..%2f..%2fetc%2fpasswd',
    '/sitemaps/stores/..%2f..%2fx.xml',
    '/cookies?saved=%FF',
  ]) {
    const reply = await page.request.get(baseURL + path, { maxRedirects: 0 });
    expect(reply.status(), path).toBeLessThan(500);
  }
});

for (const business of [pipwell, lathmere])
  test(`${business.name}: the page for a missing address fits 320 pixels`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`${originOf(business)}/nothing-here`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
