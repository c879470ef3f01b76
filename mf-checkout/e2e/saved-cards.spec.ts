import { expect, type Page } from '@playwright/test';
import { problemFault, serveApiFaults } from '@storefront/testing/api-faults';
import { expectNoAxeFindings } from '@storefront/testing/axe';
import { test } from '@storefront/testing/neighbour-test';
import {
  fields,
  openCheckout,
  openPayment,
  payButton,
  TOTAL,
  typeCard,
  waitForWaysToPay,
} from './support/payment-step';

/** A new member at the payment step. */
async function openAsMember(page: Page, baseURL: string): Promise<void> {
  await openCheckout(page, baseURL);
  await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Hart');
  await page.getByLabel('Email').fill(`ada-${crypto.randomUUID()}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill('analytical-1');
  await page.getByRole('main').getByRole('button', { name: 'Create account and continue' }).click();
  await page.getByLabel('Mobile number').fill('07700 900123');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
}

/** The same member with another basket. Their earlier order has their phone number. */
async function orderAgain(page: Page, baseURL: string): Promise<void> {
  await openCheckout(page, baseURL);
  await expect(page).toHaveURL('/checkout/payment');
}

const saveCard = (page: Page) => page.getByRole('checkbox', { name: 'Save this card for next time' });
const cvv = (page: Page) => page.getByLabel(/Security code \(CVV\)/);
const isPaid = (page: Page) =>
  expect(page.getByText(`${TOTAL} is held on your card until your order is picked.`)).toBeVisible();

test('[1.16] [5.12] [8.19] a member saves a card, pays with it and its cvv, and is told when it exists already', async ({
  page,
  baseURL,
}) => {
  await openAsMember(page, baseURL ?? '');
  await page.getByRole('radio', { name: /Card/ }).check();
  await expect(saveCard(page)).not.toBeChecked();
  await saveCard(page).check();
  await typeCard(page, '4242424242424242');
  await expectNoAxeFindings(page);
  await payButton(page).click();
  await expect(page.getByText('Your card is saved for next time.')).toBeVisible();

  await orderAgain(page, baseURL ?? '');
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(page.getByText('Visa ending 4242', { exact: true })).toBeVisible();
  await payButton(page).click();
  await expect(page.getByText('Please enter cvv number')).toBeVisible();
  await expect(cvv(page)).toBeFocused();
  await expectNoAxeFindings(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  const sent = page.waitForRequest(/\/make-payment$/);
  await cvv(page).fill('100');
  await page.keyboard.press('Enter');
  expect((await sent).postDataJSON()).toMatchObject({ cardId: expect.any(Number), cvv: '100' });
  await isPaid(page);
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain(
    '"100"',
  );

  await orderAgain(page, baseURL ?? '');
  await page.getByRole('button', { name: 'Change how to pay' }).click();
  await page.getByRole('radio', { name: /New card/ }).check();
  await saveCard(page).check();
  await typeCard(page, '4242424242424242');
  await payButton(page).click();
  await isPaid(page);
  await expect(page.getByText('Card already exists!')).toBeVisible();

  await orderAgain(page, baseURL ?? '');
  await page.getByRole('button', { name: 'Change how to pay' }).click();
  await page.getByRole('button', { name: 'Remove Visa ending 4242' }).click();
  await expect(page.getByText('Visa ending 4242 removed')).toBeVisible();
  await expect(page.getByRole('radio', { name: /Visa ending/ })).toHaveCount(0);
  await expect(page.getByRole('radio').first()).toBeFocused();
});

test.describe('with a gateway that fails', () => {
  test.use({ userAgent: 'checkout-card-form-fails' });

  test('[5.12] [8.19] a payment option and a valid card form are required, and a card form that fails says so', async ({
    page,
    context,
    baseURL,
  }) => {
    await openPayment(page, baseURL ?? '');
    await waitForWaysToPay(page);
    await page.getByRole('button', { name: /^Place order/ }).click();
    await expect(page.getByText('Choose how you would like to pay')).toBeVisible();
    await serveApiFaults(baseURL, context, {
      '/payments/card-session': problemFault(503, 'payment_gateway_unavailable'),
    });
    await page.getByRole('radio', { name: /Card/ }).check();
    await expect(
      page.getByText('The card form could not be loaded. Reload the page or choose another way to pay.'),
    ).toBeVisible();
    await expectNoAxeFindings(page);
    await serveApiFaults(baseURL, context, {});
    await page.getByRole('button', { name: /again/i }).click();
    await fields(page).getByLabel('Card number').fill('4242 4242');
    await payButton(page).click();
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('Check your card details before you pay');
    await expect(saveCard(page)).toHaveCount(0);
    // The connection to the gateway is lost while it turns the card into a token.
    await page.route('**/checkoutcom/tokens', (route) => route.abort());
    await typeCard(page, '4242424242424242');
    await payButton(page).click();
    await expect(alert).toContainText(
      'There was an error with your card details. Try another card or reload the page.',
    );
  });
});
