import { expect, type Page } from '@playwright/test';
import { expectNoAxeFindings } from '@storefront/testing/axe';
import { test } from '@storefront/testing/storefront-test';
import { fillCard, goToCardPayment } from '../payments/paying-shopper';
import { pipwell } from '../support/businesses';
import { Shopper } from '../support/shopper';

const GOOD = '4242424242424242';
/** Approved once; the bank declines what is to be added. */
const DECLINES_MORE = '4000000000005100';
const { item } = pipwell;

/** Pays by card on the payment step. @returns the order's number */
async function payByCard(page: Page, card: string): Promise<string> {
  await page.getByRole('radio', { name: /Card/ }).check();
  await fillCard(page, card);
  await page.getByRole('button', { name: /^Pay £/ }).click();
  return placedNumber(page);
}

async function placedNumber(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/checkout\/success\?/, { timeout: 30_000 });
  const number = page.getByText(/PW(-[2-9A-Z]{4}){3}/).first();
  return (await number.textContent())?.match(/PW(-[2-9A-Z]{4}){3}/)?.[0] ?? '';
}

/** From the order's page, by the basket, to the payment step. */
async function change(page: Page, step: 'One more' | 'One fewer', ordered: number): Promise<void> {
  await page.getByRole('button', { name: 'Add or change items' }).click();
  await expect(page).toHaveURL(/\/basket$/);
  await page.getByRole('button', { name: `${step} ${item.name}` }).click();
  await expect(page.getByText(`You ordered ${ordered}`)).toBeVisible();
  await expect(page.getByText(/^Your order was £.*(more|less)\.$/).first()).toBeAttached();
  await expectNoAxeFindings(page);
  await page
    .getByRole('link', { name: /^(Check out|Go to checkout)/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/checkout\/payment$/);
}

const confirmation = (page: Page) => page.getByRole('region', { name: 'Pay for the change' });

test('a member’s order that becomes dearer and then cheaper keeps its number and its card: no card is asked for', async ({
  page,
}) => {
  const shopper = new Shopper(page, pipwell);
  await shopper.findStore('delivery');
  await shopper.fillBasket();
  await page.goto(new URL('/basket', page.url()).href);
  await shopper.reserveSlot();
  await shopper.logInAtCheckout();
  await shopper.fillDetails('delivery');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  const number = await payByCard(page, GOOD);
  await page.getByRole('link', { name: 'See your order' }).click();
  await expect(page).toHaveURL(/\/member\/orders\/\d+$/);
  const order = page.url();

  await test.step('dearer: only the difference is asked of the bank', async () => {
    await change(page, 'One more', item.quantity);
    await expect(confirmation(page)).toContainText(/Your bank is asked for .* more, on the card that you paid with/);
    await expect(page.getByRole('radio', { name: /Card/ })).toHaveCount(0);
    await expectNoAxeFindings(page);
    await page.getByRole('button', { name: /^Pay (£\d+\.\d\d|\d+p) more$/ }).click();
    expect(await placedNumber(page)).toBe(number);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your order has been changed');
    await expectNoAxeFindings(page);
  });

  await test.step('cheaper: nothing is paid, and the button says what comes back', async () => {
    await page.goto(order);
    await change(page, 'One fewer', item.quantity + 1);
    await expect(confirmation(page)).toContainText(/You get .* back: it is only held on your card, and never taken/);
    await expectNoAxeFindings(page);
    await page.getByRole('button', { name: /^Change the order · .* back$/ }).click();
    expect(await placedNumber(page)).toBe(number);
    await page.goto(order);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${number}`);
    await expectNoAxeFindings(page);
  });
});

test('a guest whose bank declines the extra amount keeps the order, is told why, and pays for the change in full', async ({
  page,
  baseURL,
}) => {
  await goToCardPayment(page, baseURL ?? '', `guest-${crypto.randomUUID()}@example.com`);
  const number = await payByCard(page, DECLINES_MORE);
  await page
    .getByRole('link', { name: /order/i })
    .filter({ hasText: /Follow|See/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/follow-order\//);
  const order = page.url();

  await change(page, 'One more', item.quantity);
  await page.getByRole('button', { name: /^Pay (£\d+\.\d\d|\d+p) more$/ }).click();
  await expect(page.getByText(/Your bank did not allow the extra amount/).first()).toBeVisible();
  await expect(page.getByText(/Your bank may hold both amounts until .*; only £\d+\.\d\d is taken/)).toBeVisible();
  await expectNoAxeFindings(page);
  const other = await page.context().newPage();
  await other.goto(order);
  await expect(other.getByText('Your order has been sent to the store').first()).toBeVisible();
  await other.close();

  expect(await payByCard(page, GOOD)).toBe(number);
  await page.goto(order);
  await expect(page.getByRole('heading', { name: `Order ${number}` })).toBeVisible();
});

test('a guest’s order that becomes cheaper, and one in cash, ask for no card', async ({ page, baseURL }) => {
  await goToCardPayment(page, baseURL ?? '', `guest-${crypto.randomUUID()}@example.com`);
  const number = await payByCard(page, GOOD);
  await page
    .getByRole('link', { name: /order/i })
    .filter({ hasText: /Follow|See/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Add or change items' }).click();
  await page.getByRole('button', { name: `One more ${item.name}` }).click();
  await page.getByRole('button', { name: `One fewer ${item.name}` }).click();
  await page
    .getByRole('link', { name: /^(Check out|Go to checkout)/ })
    .first()
    .click();
  await expect(confirmation(page)).toContainText('You pay nothing now');
  await page.getByRole('button', { name: 'Pay for it another way' }).click();
  await expect(page.getByText(/The changed order is paid for in full.*Your bank may hold both amounts/)).toBeVisible();
  await page.getByRole('radio', { name: /Cash/ }).check();
  await page.getByRole('checkbox', { name: /in cash$/ }).check();
  await page.getByRole('button', { name: /^Place order · £/ }).click();
  expect(await placedNumber(page)).toBe(number);
  await expect(page.getByText(/Please have £\d+\.\d\d ready in cash/)).toBeVisible();
});
