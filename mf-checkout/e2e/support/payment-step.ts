import type { Page } from '@playwright/test';
import { ShopperSession } from '@storefront/testing/shopper-session';

const BOROUGH = 101;
/** What fifteen loaves cost. */
export const TOTAL = '£27.75';

/** A shopper who wants to check out fifteen loaves for collection. */
export async function openCheckout(page: Page, baseURL: string): Promise<string> {
  const session = new ShopperSession(page.context().request, baseURL);
  await session.chooseStore(BOROUGH, 'collection');
  const basketToken = await session.addItem(BOROUGH, 'seeded-farmhouse-loaf-800g', 15, 'collection');
  await session.reserveSlot(BOROUGH, basketToken, 'collection');
  await page.goto('/checkout');
  return basketToken;
}

/** Fills in the contact and the options, up to the payment. */
export async function fillSteps(page: Page, email: string): Promise<void> {
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Hart');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Mobile number').fill('07700 900123');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
}

/** A guest at the payment step. */
export async function openPayment(page: Page, baseURL: string, email = 'ada@example.com'): Promise<string> {
  const basketToken = await openCheckout(page, baseURL);
  await page.getByRole('button', { name: 'Continue as guest' }).click();
  await fillSteps(page, email);
  return basketToken;
}

/** Resolves when the ways to pay are shown. The plain page before scripts has a button for cash alone. */
export const waitForWaysToPay = (page: Page) => page.getByRole('radio', { name: /Cash/ }).waitFor();

/** The gateway's card form. */
export const fields = (page: Page) => page.frameLocator('iframe[title="Card details"]');

export async function typeCard(page: Page, number: string, cvv = '100') {
  await fields(page).getByLabel('Card number').fill(number);
  await fields(page)
    .getByLabel(/Expiry/)
    .fill('12/30');
  await fields(page)
    .getByLabel(/Security code/)
    .fill(cvv);
  await fields(page).getByLabel(/Name/).fill('Ada Hart');
}

export const payButton = (page: Page) => page.getByRole('button', { name: `Pay ${TOTAL}` });
