import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { freeSlots } from '@storefront/testing/free-slots';
import { test } from '@storefront/testing/storefront-test';
import { type DemoBusiness, pipwell } from '../support/businesses';
import { baseURL } from '../support/hosts';
import { noOperator, ops } from '../support/operator';
import { Shopper } from '../support/shopper';

test.skip(Boolean(noOperator), noOperator);

/** No other test shops at this store, so none sees it closed. */
const harbourside: DemoBusiness = {
  ...pipwell,
  postcode: 'BS1 5TY',
  store: { name: 'Bristol Harbourside', slug: 'bristol-harbourside' },
  address: { line1: '12 Ropewalk', town: 'Bristol' },
};

/** The operator closes the store until further notice, or opens it again. */
async function setClosed(closed: 'yes' | 'no'): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'closing-'));
  try {
    writeFileSync(join(folder, 'stores.csv'), `code,closed\n${harbourside.store.slug},${closed}\n`);
    await ops('import', folder, '--business', 'pipwell');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test.afterEach(() => setClosed('no'));

test('[8.14] [8.05] a store that closes during checkout says so, and takes the order once it has reopened', async ({
  page,
}) => {
  const shopper = new Shopper(page, harbourside, baseURL);
  const main = page.getByRole('main');
  const hasClosed = main.getByText(
    'Your selected store has closed. You cannot complete checkout until the store reopens.',
    { exact: true },
  );
  const isClosed = main.getByText('The store is currently closed', { exact: true });
  await shopper.findStore('delivery');
  await shopper.fillBasket();
  await page.goto(`${baseURL}/basket`);
  await shopper.reserveSlot();
  await shopper.continueAsGuest();
  await shopper.fillDetails('delivery');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  const payInCash = async () => {
    await page.getByRole('radio', { name: /Cash/ }).check();
    await page.getByRole('checkbox', { name: /in cash/ }).check();
  };
  const placeOrder = page.getByRole('button', { name: /^Place order/ });
  await expect(placeOrder).toBeVisible();
  await main.getByRole('link', { name: 'Change the time' }).click();
  await expect(page).toHaveURL(/\/time-slots\?from=checkout$/);
  await page.getByRole('button', { name: 'Tomorrow' }).click();
  await expect(freeSlots(page).last()).toBeVisible();
  await expect(isClosed).toHaveCount(0);

  await setClosed('yes');
  await freeSlots(page).last().click();
  await expect(isClosed).toBeVisible();
  // The slot that was held before is held still.
  await main.getByRole('link', { name: 'Back to checkout' }).click();
  await expect(page).toHaveURL(`${baseURL}/checkout/payment`);
  await payInCash();
  await expect(hasClosed).toHaveCount(0);
  await placeOrder.click();
  await expect(hasClosed).toBeVisible();
  await expect(page).toHaveURL(`${baseURL}/checkout/payment`);
  // In another tab, so that the checkout goes on where it was refused.
  const other = await page.context().newPage();
  const noBasket = other.getByText('Unable to view basket as the store is closed', { exact: true });
  await other.goto(`${baseURL}/stores/${harbourside.store.slug}/time-slots`);
  await expect(other.getByRole('heading', { name: 'The store is currently closed' })).toBeVisible();
  await other.goto(`${baseURL}/basket`);
  await expect(noBasket).toBeVisible();

  await setClosed('no');
  await other.reload();
  await expect(other.getByRole('heading', { name: harbourside.item.name })).toBeVisible();
  await expect(noBasket).toHaveCount(0);
  await other.close();
  await placeOrder.click();
  await expect(page).toHaveURL(/\/checkout\/success\?/);
  await expect(main.getByText(/PW(-[2-9A-Z]{4}){3}/)).toBeVisible();
});
