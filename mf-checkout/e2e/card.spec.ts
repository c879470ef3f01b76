import { expect, type Page } from '@playwright/test';
import { testCards } from '@storefront/sandbox/test-cards';
import { expectNoAxeFindings } from '@storefront/testing/axe';
import { skipOnExternalStorefront } from '@storefront/testing/external-storefront';
import { test } from '@storefront/testing/neighbour-test';
import { fields, openPayment, payButton, TOTAL, typeCard } from './support/payment-step';

const BANK_PASSWORD = 'Checkout1!';

/** A guest at the payment step, with the card form open. */
async function openPaymentStep(page: Page, baseURL: string, email?: string) {
  const basketToken = await openPayment(page, baseURL, email);
  await page.getByRole('radio', { name: /Card/ }).check();
  return basketToken;
}

async function payByCard(page: Page, number: string, cvv?: string) {
  await typeCard(page, number, cvv);
  await payButton(page).click();
}

const cardOf = (pick: (card: (typeof testCards)[number]) => boolean) => {
  const card = testCards.find(pick);
  if (!card) throw new Error('There is no such test card');
  return card;
};
const challenged = cardOf(({ challenge, authentication }) => challenge === true && authentication === 'Y');

test('[1.16] [9.05] a guest pays by card and is shown the order number, the amount and that a mail is on its way', async ({
  page,
  baseURL,
}) => {
  await openPaymentStep(page, baseURL ?? '');
  await expect(fields(page).getByLabel('Card number')).toBeVisible();
  await expectNoAxeFindings(page);
  await typeCard(page, '4242424242424242');
  // Two clicks place one order.
  await payButton(page).dblclick();
  await expect(page).toHaveURL(/\/checkout\/success\?/);
  await expect(page.getByText(/PW(-[2-9A-Z]{4}){3}/)).toBeVisible();
  await expect(page.getByText(`${TOTAL} is held on your card until your order is picked.`)).toBeVisible();
  await expectNoAxeFindings(page);
  await page.reload();
  await expect(page.getByText(/PW(-[2-9A-Z]{4}){3}/)).toBeVisible();
  // Going back does not pay again: the basket is empty.
  await page.goto('/checkout');
  await expect(page).toHaveURL('/');
});

test('a shopper completes the bank’s challenge and returns to their order', async ({ page, baseURL }) => {
  await openPaymentStep(page, baseURL ?? '');
  await payByCard(page, challenged.number, challenged.cvv);
  await expect(page.getByRole('heading', { name: 'Confirm your payment' })).toBeVisible();
  await page.getByRole('textbox').fill(BANK_PASSWORD);
  await page.getByRole('button', { name: /Confirm/ }).click();
  await expect(page).toHaveURL(/\/checkout\/success\?/);
  await expect(page.getByText(`${TOTAL} is held on your card until your order is picked.`)).toBeVisible();
  await expect(page.getByRole('link', { name: /Basket, empty|Basket/ }).first()).not.toContainText('15');
  // Until the scripts have run, the browser remembers the payment, and the payment step would lead to its order.
  const scriptsHaveRun = () => expect(page.locator('[data-page]')).toBeEmpty();
  await scriptsHaveRun();
  // One step back is the bank's page, which only leads here again; the next step leaves, and nothing can be paid twice.
  const placed = page.url();
  await page.goBack();
  await expect(page).toHaveURL(placed);
  await scriptsHaveRun();
  await page.goBack();
  // The payment step leads home, because the basket is empty.
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/placed|Thank you/);
  await expect(payButton(page)).toHaveCount(0);
});

test('[2.65] a return URL that is opened again shows the same order, and one with another order shows nothing of it', async ({
  page,
  browser,
  baseURL,
}) => {
  await openPaymentStep(page, baseURL ?? '');
  await payByCard(page, '4242424242424242');
  await expect(page).toHaveURL(/\/checkout\/success\?/);
  const placed = new URL(page.url()).searchParams;
  const number = (await page.getByText(/^PW(-[2-9A-Z]{4}){3}$/).textContent()) ?? '';
  const returning = (result: string) =>
    `/checkout/payment?order=${placed.get('order')}&gateway=checkoutcom&result=${result}`;
  for (const result of ['success', 'failure', 'cancel']) {
    await page.goto(returning(result));
    await expect(page).toHaveURL(/\/checkout\/success\?/);
    await expect(page.getByText(number)).toBeVisible();
    await expect(page.getByText(`${TOTAL} is held on your card until your order is picked.`)).toBeVisible();
  }
  // The basket is empty, and a gateway returns to no other page of checkout.
  await page.goto(returning('success').replace('?', '/card-form?'));
  await expect(page).toHaveURL('/');
  const others = await browser.newPage({ baseURL });
  await openPaymentStep(others, baseURL ?? '');
  for (const address of [returning('cancel'), '/checkout/payment?order=-1&gateway=none&result=success']) {
    await others.goto(address);
    await expect(others.getByRole('radio', { name: /Card/ })).toBeVisible();
    await expect(others.getByText(number)).toHaveCount(0);
  }
  await others.close();
});

test('a payment from the card form’s URL whose reply is lost is found after a reload, though the basket is ordered', async ({
  page,
  baseURL,
}) => {
  await openPaymentStep(page, baseURL ?? '');
  await page.goto('/checkout/payment/card-form');
  await page.route('**/payments/make-payment', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.route('**/payments/verify-payment', (route) => route.abort());
  await payByCard(page, '4242424242424242');
  await expect(page.getByText('Checking your payment')).toBeVisible();
  await page.unrouteAll();
  await page.reload();
  await expect(page).toHaveURL(/\/checkout\/success\?/);
  await expect(page.getByText(`${TOTAL} is held on your card until your order is picked.`)).toBeVisible();
});

test('a failed challenge leaves nothing charged and the card form ready', async ({ page, baseURL }) => {
  await openPaymentStep(page, baseURL ?? '');
  await payByCard(page, challenged.number, challenged.cvv);
  await page.getByRole('textbox').fill('not the password');
  await page.getByRole('button', { name: /Confirm/ }).click();
  await expect(page.getByRole('alert')).toContainText('There was an issue processing your payment');
  await expect(page.getByRole('alert')).toContainText('Nothing was charged.');
  await expectNoAxeFindings(page);
  await page.getByRole('radio', { name: /Card/ }).check();
  await payByCard(page, '4242424242424242');
  await expect(page).toHaveURL(/\/checkout\/success\?/);
});

test('[8.16] a refused card and a cancelled payment are explained, and another way to pay is offered', async ({
  page,
  baseURL,
}) => {
  await openPaymentStep(page, baseURL ?? '');
  // The gateway's fields wear the page's typeface.
  const typeface = await page.getByRole('main').evaluate((main) => getComputedStyle(main).fontFamily);
  await expect(fields(page).getByLabel('Card number')).toHaveCSS('font-family', typeface);
  await payByCard(page, '4544249167673670');
  await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('alert').locator('..')).toBeFocused();
  await expect(page.getByRole('alert')).toContainText('There was an issue processing your payment');
  await expect(page.getByRole('alert')).toContainText('not enough money in this account');
  await payByCard(page, challenged.number, challenged.cvv);
  await page.getByRole('button', { name: /Cancel/ }).click();
  await expect(page.getByRole('alert')).toContainText('Payment was cancelled');
  await page.getByRole('radio', { name: /Cash/ }).check();
  await page.getByRole('checkbox', { name: `I will pay ${TOTAL} in cash` }).check();
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expect(page).toHaveURL(/\/checkout\/success\?/);
  await expect(page.getByText('ready in cash')).toBeVisible();
});

test('a shopper who goes back from their bank’s page may continue there, or pay another way', async ({
  page,
  baseURL,
}) => {
  await openPaymentStep(page, baseURL ?? '');
  await payByCard(page, challenged.number, challenged.cvv);
  await expect(page.getByRole('heading', { name: 'Confirm your payment' })).toBeVisible();
  const bank = page.url();
  await page.goto('/checkout/payment');
  await expect(page.getByText(/Your bank is still waiting/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Over to your bank' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Continue at your bank' })).toHaveAttribute('href', bank);
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'Pay another way' }).click();
  await page.getByRole('radio', { name: /Card/ }).check();
  await payByCard(page, '4242424242424242');
  await expect(page).toHaveURL(/\/checkout\/success\?/);
});

for (const brand of ['American Express', 'Diners Club International'])
  test(`[9.03] a ${brand} card is rejected with a message, before anything is charged`, async ({ page, baseURL }) => {
    await openPaymentStep(page, baseURL ?? '');
    const charges: string[] = [];
    page.on('request', (request) => request.url().endsWith('/make-payment') && charges.push(request.url()));
    const card = cardOf((one) => one.brand === brand && one.outcome === 'approved');
    await payByCard(page, card.number, card.cvv);
    await expect(page.getByRole('alert')).toContainText('We take Visa, Mastercard, Discover and JCB.');
    await expect(page).toHaveURL('/checkout/payment');
    expect(charges).toEqual([]);
  });

for (const brand of ['Visa', 'Mastercard', 'Discover', 'JCB'] as const)
  test(`[9.03] a ${brand} card pays for an order`, async ({ page, baseURL }) => {
    await openPaymentStep(page, baseURL ?? '');
    // The gateway's JCB test card is not enrolled in 3-D Secure.
    const number =
      brand === 'JCB'
        ? '3566002020360505'
        : cardOf((one) => one.brand === brand && one.outcome === 'approved' && !one.challenge).number;
    await payByCard(page, number);
    await expect(page).toHaveURL(/\/checkout\/success\?/);
    await expect(page.getByText(TOTAL).first()).toBeVisible();
  });

test('only checkout’s documents allow a gateway, and only their own', async ({ request, baseURL }) => {
  skipOnExternalStorefront('Where the gateway is, is known of the storefront that this run starts.');
  const policyOf = async (path: string) => (await request.get(path)).headers()['content-security-policy'] ?? '';
  const sandbox = `http://localhost:${Number(new URL(baseURL ?? '').port) + 5}`;
  expect(await policyOf('/checkout/payment')).toContain(`frame-src ${sandbox};`);
  expect(await policyOf('/checkout/payment')).toMatch(new RegExp(`script-src 'self' 'sha256-[^']+' ${sandbox};`));
  expect(await policyOf('/')).not.toContain(sandbox);
});

test('an incomplete card form says what is missing and nothing is sent', async ({ page, baseURL }) => {
  await openPaymentStep(page, baseURL ?? '');
  await expect(fields(page).getByLabel('Card number')).toBeVisible();
  await fields(page).getByLabel('Card number').fill('4242 4242');
  await payButton(page).click();
  await expect(page.getByRole('alert')).toContainText('Check your card details before you pay');
  await expect(page).toHaveURL('/checkout/payment');
});

test('a hold that expires in checkout takes the order button away at once, and leads to other times', async ({
  page,
  baseURL,
}) => {
  await openPaymentStep(page, baseURL ?? '');
  await page.clock.install();
  await page.goto('/checkout/payment');
  await page.getByRole('radio', { name: /Cash/ }).check();
  await expect(page.getByRole('button', { name: /^Place order/ })).toBeVisible();
  await page.clock.fastForward(15 * 60_000);
  await expect(page.getByRole('button', { name: /^Place order/ })).toHaveCount(0);
  const expired = page.getByRole('main').getByRole('alert');
  await expect(expired).toContainText('Your selected slot has expired, please select another time slot.');
  await expectNoAxeFindings(page);
  await expired.getByRole('link', { name: 'Choose a time' }).click();
  await expect(page).toHaveURL(/\/stores\/borough\/time-slots\?from=checkout$/);
});
