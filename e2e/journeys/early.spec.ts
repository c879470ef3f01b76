import { type CDPSession, expect } from '@playwright/test';
import { devtoolsFixture } from '@storefront/testing/browser/devtools';
import { ShopperSession } from '@storefront/testing/shopper-session';
import { test as base } from '@storefront/testing/storefront-test';
import { pipwell } from '../support/businesses';
import { baseURL } from '../support/hosts';

const test = base.extend(devtoolsFixture);

const item = `${baseURL}/stores/${pipwell.store.slug}/category/${pipwell.category.slug}/menuItem/${pipwell.item.slug}`;

/** A network on which the document arrives long before its scripts; the returned function removes the delay. */
async function slowDown(devtools: CDPSession): Promise<() => Promise<unknown>> {
  await devtools.send('Network.enable');
  const set = (latency: number, bytes: number) =>
    devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: bytes,
      uploadThroughput: bytes,
    });
  await set(200, 30_000);
  return () => set(0, -1);
}

test('options chosen before the scripts have loaded are added to the basket', async ({ page, devtools }) => {
  const restoreSpeed = await slowDown(devtools);
  await page.goto(item, { waitUntil: 'commit' });
  await page.getByRole('radio', { name: 'Thick' }).check();
  await page.getByLabel('Quantity').fill('4');
  await page.getByRole('button', { name: /^Add to basket/ }).click();
  await restoreSpeed();
  await expect(page.getByText(`${pipwell.item.name} is in your basket`)).toBeVisible();
  await page.goto(`${baseURL}/basket`);
  await expect(page.getByRole('main').getByText('4 items')).toBeVisible();
  await expect(page.getByRole('main').getByText('Thick')).toBeVisible();
});

test('a tap before the session is known adds to the existing basket', async ({ page, devtools }) => {
  const session = new ShopperSession(page.context().request, baseURL);
  await session.chooseStore(101, 'delivery');
  await session.addItem(101, pipwell.item.slug, 9, 'delivery');
  const restoreSpeed = await slowDown(devtools);
  await page.goto(`${baseURL}/stores/${pipwell.store.slug}/category/croissants-and-pastries`, { waitUntil: 'commit' });
  await page
    .getByRole('button', { name: /^Add .* to basket$/ })
    .first()
    .click();
  await restoreSpeed();
  await expect(page.getByText('1 in basket').first()).toBeAttached();
  await page.locator('a[href="/basket"]').filter({ visible: true }).first().click();
  await expect(page.getByRole('main').getByText('10 items')).toBeVisible();
});
