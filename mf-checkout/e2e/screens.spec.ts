import { expect } from '@playwright/test';
import { callAsOperator } from '@storefront/testing/call-as-operator';
import { expectAccessible } from '@storefront/testing/expect-accessible';
import { secondBusinessOrigin } from '@storefront/testing/external-storefront';
import { test } from '@storefront/testing/neighbour-test';
import { desktop, phone } from '@storefront/testing/playwright-config';
import { requestFromPage } from '@storefront/testing/request-from-page';
import { ShopperSession } from '@storefront/testing/shopper-session';
import { waitForWaysToPay } from './support/payment-step';

const businesses = {
  Pipwell: {
    size: 'phone',
    viewport: phone,
    originOf: (url: string) => url,
    storeId: 101,
    item: 'seeded-farmhouse-loaf-800g',
    quantity: 15,
  },
  Lathmere: {
    size: 'wide screen',
    viewport: desktop,
    originOf: secondBusinessOrigin,
    storeId: 201,
    item: 'perrin-table-lamp-ultramarine',
    quantity: 2,
  },
};

for (const [business, { size, viewport, originOf, storeId, item, quantity }] of Object.entries(businesses))
  test(`[2.15] [2.56] ${business} on a ${size}: every checkout step’s screen, from the log-in to the placed order`, async ({
    page,
    baseURL,
  }, info) => {
    await page.setViewportSize(viewport);
    const origin = originOf(baseURL ?? '');
    await page.goto(`${origin}/faqs`);
    const session = new ShopperSession(requestFromPage(page), origin);
    await session.chooseStore(storeId, 'collection');
    const basketToken = await session.addItem(storeId, item, quantity, 'collection');
    await session.reserveSlot(storeId, basketToken, 'collection');
    const step = page.locator('[aria-current=step]');
    const main = page.getByRole('main');

    await page.goto(`${origin}/checkout`);
    await expect(step).toContainText('Who is ordering');
    await expectAccessible(page, 'log-in');
    await main.getByRole('link', { name: 'Create an account' }).click();
    await expect(step.getByRole('heading', { name: 'Create an account' })).toBeVisible();
    await main.getByRole('button', { name: 'Create account and continue' }).click();
    await expect(page.getByLabel('First name')).toBeFocused();
    await expectAccessible(page, 'create an account, with errors');
    await page.getByRole('link', { name: /order as a guest/ }).click();
    await page.getByRole('button', { name: 'Continue as guest' }).click();
    await main.getByRole('button', { name: 'Save and continue' }).click();
    await expect(page.getByText('Enter your first name')).toBeVisible();
    await expectAccessible(page, 'details, with errors');
    await page.getByLabel('First name').fill('Ada');
    await page.getByLabel('Last name').fill('Hart');
    await page.getByLabel('Email').fill('ada@example.com');
    await page.getByLabel('Mobile number').fill('07700 900123');
    await main.getByRole('button', { name: 'Save and continue' }).click();
    await expect(step).toContainText('Collection options');
    await expectAccessible(page, 'options');
    // A guest is asked for nothing but what the order needs.
    await expect(page.getByRole('checkbox', { name: /news/ })).toHaveCount(0);
    await main.getByRole('button', { name: 'Continue to payment' }).click();
    await waitForWaysToPay(page);
    await main.getByRole('button', { name: /^Place order/ }).click();
    await expect(page.getByText('Choose how you would like to pay')).toBeVisible();
    await expectAccessible(page, 'payment, with nothing chosen');
    await page.getByRole('radio', { name: /Card/ }).check();
    // Lathmere's gateway takes the card on a page of its own.
    const hosted = page.getByText('You will enter your card details on the page of our payment provider');
    const form = page.frameLocator('iframe[title="Card details"]').getByLabel('Card number');
    await expect(business === 'Lathmere' ? hosted : form).toBeVisible();
    await expectAccessible(page, 'card form');
    await page.getByRole('link', { name: 'Add billing address' }).click();
    await expect(step).toContainText('Billing address');
    await main.getByRole('button', { name: 'Save and go back to the card' }).click();
    await expect(page.getByText('Enter your address')).toBeVisible();
    await expectAccessible(page, 'billing address, with errors');
    await page.getByRole('link', { name: 'Cancel' }).click();
    await page.getByRole('radio', { name: /Cash/ }).check();
    await main.getByRole('button', { name: /^Place order/ }).click();
    await expect(page.getByText('Confirm the cash amount to continue')).toBeVisible();
    await expectAccessible(page, 'cash, not confirmed');
    await page.getByRole('checkbox', { name: /in cash/ }).check();
    await main.getByRole('button', { name: /^Place order/ }).click();
    await expect(page).toHaveURL(/\/checkout\/success\?/);
    const number = page.getByText(/[A-Z]{2}(-[2-9A-Z]{4}){3}/).first();
    await expect(number).toBeVisible();
    await expectAccessible(page, 'placed order');
    const shown = await number.textContent();
    const toHave = await main.getByText(/ready in cash\.$/).textContent();
    await page.reload();
    await expect(number).toHaveText(shown ?? '');
    // Without an order of this visitor the URL shows none.
    await page.goto(`${origin}/checkout/success`);
    await expect(page.getByText(shown ?? '')).toHaveCount(0);
    // Number and amount are those of the order that the shop has.
    const { total, itemCount } = await callAsOperator<{ total: number; itemCount: number }>(info, 'order', {
      businessOrderId: shown,
    });
    expect([itemCount, toHave]).toEqual([quantity, `Please have £${(total / 100).toFixed(2)} ready in cash.`]);
  });
