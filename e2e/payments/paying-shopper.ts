import { expect, type Page } from '@playwright/test';
import { ShopperSession } from '@storefront/testing/shopper-session';

const BOROUGH = 101;
const TOTAL = '£27.75';
export const TOTAL_MINOR = 2775;

/** A guest who has chosen to pay by card; for collection, so that no address is needed. */
export async function goToCardPayment(page: Page, origin: string, email: string): Promise<void> {
  const session = new ShopperSession(page.context().request, origin);
  await session.chooseStore(BOROUGH, 'collection');
  const basketToken = await session.addItem(BOROUGH, 'seeded-farmhouse-loaf-800g', 15, 'collection');
  await session.reserveSlot(BOROUGH, basketToken, 'collection');
  await page.goto(`${origin}/checkout`);
  await page.getByRole('button', { name: 'Continue as guest' }).click();
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Hart');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Mobile number').fill('07700 900123');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('radio', { name: /Card/ }).check();
}

export async function fillCard(page: Page, number: string): Promise<void> {
  const fields = page.frameLocator('iframe[title="Card details"]');
  await fields.getByLabel('Card number').fill(number);
  await fields.getByLabel(/Expiry/).fill('12/30');
  await fields.getByLabel(/Security code/).fill('100');
  await fields.getByLabel(/Name/).fill('Ada Hart');
}

/** Every step up to the payment button. */
export async function prepareCardPayment(
  page: Page,
  origin: string,
  card: { number: string; email: string },
): Promise<void> {
  await goToCardPayment(page, origin, card.email);
  await fillCard(page, card.number);
}

export const pressPay = (page: Page) => page.getByRole('button', { name: `Pay ${TOTAL}` }).click();

export async function expectPaidOrder(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/checkout\/success\?/, { timeout: 30_000 });
  await expect(page.getByText(`${TOTAL} is held on your card until your order is picked.`)).toBeVisible();
  return (await page.getByText(/PW(-[2-9A-Z]{4}){3}/).textContent())?.match(/PW(-[2-9A-Z]{4}){3}/)?.[0] ?? '';
}
