import { expect, type FrameLocator, type Page } from '@playwright/test';
import { expectNoAxeFindings } from '@storefront/testing/axe';
import { secondBusinessOrigin, skipOnExternalStorefront } from '@storefront/testing/external-storefront';
import { test } from '@storefront/testing/neighbour-test';
import { prepareHostedPageBasket } from './support/hosted-page-basket';
import { fillSteps } from './support/payment-step';

const CARD = '4263970000005262';
const CHALLENGED_CARD = '4012001038488884';
const DECLINED_CARD = '4000120000001154';
const BANK_CODE = 'Realex1!';

/** A guest of Lathmere at the payment step. */
async function openPaymentStep(page: Page, baseURL: string | undefined) {
  const origin = await prepareHostedPageBasket(page, baseURL);
  await page.goto(`${origin}/checkout`);
  await page.getByRole('button', { name: 'Continue as guest' }).click();
  await fillSteps(page, 'ada@example.com');
  await expect(page.getByRole('radio', { name: /Card/ })).toBeVisible();
  return origin;
}

/** Chooses the card, waits until the shop knows where it is typed, and goes on to that page. */
async function chooseCard(page: Page) {
  await page.getByRole('radio', { name: /Card/ }).check();
  await expect(page.getByText('You will enter your card details on the page of our payment provider')).toBeVisible();
  await page.getByRole('button', { name: /^Pay £/ }).click();
}

const hostedPage = (page: Page) => page.frameLocator('iframe[title="Payment page of Global Payments"]');

async function payOn(hosted: Page | FrameLocator, number: string) {
  await hosted.getByLabel('Card number').fill(number);
  await hosted.getByLabel('Expiry date').fill('12/35');
  await hosted.getByLabel('Security code').fill('123');
  await hosted.getByLabel('Name on card').fill('Ada Hart');
  await hosted.getByRole('button', { name: /^Pay £/ }).click();
}

for (const wallet of ['Apple Pay', 'Google Pay'])
  test(`${wallet} pays where cards are typed on the hosted page, which does not open`, async ({ page, baseURL }) => {
    await openPaymentStep(page, baseURL);
    await page.getByRole('radio', { name: wallet }).check();
    await expectNoAxeFindings(page);
    await page.getByRole('button', { name: `Buy with ${wallet}` }).click();
    const sheet = page.getByRole('dialog', { name: `Simulated ${wallet}` });
    await sheet.getByLabel('Card').selectOption('Visa ending 3670, declined');
    await sheet.getByRole('button', { name: 'Pay' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Nothing was charged');
    await page.getByRole('button', { name: `Buy with ${wallet}` }).click();
    await sheet.getByRole('button', { name: 'Pay' }).click();
    await expect(page).toHaveURL(/\/checkout\/success\?/);
    await expect(hostedPage(page).owner()).toHaveCount(0);
  });

test('[1.20] [5.18] [9.04] a shopper pays on the hosted page in the payment step, and its response is encoded once', async ({
  page,
  baseURL,
}) => {
  const origin = await openPaymentStep(page, baseURL);
  await chooseCard(page);
  const number = hostedPage(page).getByLabel('Card number');
  await expect(number).toBeVisible();
  await expectNoAxeFindings(page);
  // The frame takes the height of its page, on the narrowest screens too.
  await page.setViewportSize({ width: 320, height: 640 });
  const frame = page.locator('iframe[title="Payment page of Global Payments"]');
  const heightOf = async () => Number(await frame.getAttribute('height'));
  await expect.poll(heightOf).toBeGreaterThan(400);
  const before = await heightOf();
  await hostedPage(page)
    .getByRole('button', { name: /^Pay £/ })
    .click();
  await expect(hostedPage(page).getByText('Check the card number')).toBeVisible();
  await expect.poll(heightOf).toBeGreaterThan(before);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  // A page of another origin says that it was paid: it is not listened to.
  const consumed: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/hosted-payment-consumer')) consumed.push(request.postDataJSON().hppResponse);
  });
  await page.evaluate(() => {
    const text = btoa('forged');
    window.postMessage(JSON.stringify({ ORDER_ID: text, RESULT: btoa('00'), SHA1HASH: text }), '*');
  });
  await payOn(hostedPage(page), CARD);
  await expect(page).toHaveURL(/\/checkout\/success\?/);
  await expect(page.getByText(/LM(-[2-9A-Z]{4}){3}/)).toBeVisible();
  await expect(page.getByText(/is held on your card until your order is picked\./)).toBeVisible();
  expect(consumed).toHaveLength(1);
  const values = JSON.parse(consumed[0] ?? '{}') as Record<string, string>;
  const plain = Object.entries(values).map(([name, value]) => [name, Buffer.from(value, 'base64').toString()]);
  expect(Object.fromEntries(plain)).toMatchObject({ RESULT: '00', CURRENCY: 'GBP', MERCHANT_ID: 'storefrontsandbox' });
  // Going back does not pay again: the basket is empty.
  await page.goto(`${origin}/checkout`);
  await expect(page).toHaveURL(`${origin}/`);
});

test('[1.16] a member saves a card on the hosted page, pays with it and its code, and removes it in the account', async ({
  page,
  baseURL,
}) => {
  const address = `ada-${crypto.randomUUID()}@example.com`;
  const origin = await prepareHostedPageBasket(page, baseURL);
  await page.goto(`${origin}/checkout`);
  await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Hart');
  await page.getByLabel('Email').fill(address);
  await page.getByLabel('Password', { exact: true }).fill('analytical-1');
  await page.getByRole('main').getByRole('button', { name: 'Create account and continue' }).click();
  await page.getByLabel('Mobile number').fill('07700 900123');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await chooseCard(page);
  await hostedPage(page).getByRole('checkbox', { name: 'Save this card for next time' }).check();
  await payOn(hostedPage(page), CARD);
  await expect(page.getByText('Your card is saved for next time.')).toBeVisible();
  await page.waitForFunction(() => localStorage.getItem('checkout:open-payment') === null);

  await prepareHostedPageBasket(page, baseURL);
  await page.goto(`${origin}/checkout`);
  // The card is offered on the page that follows, so no other choice is needed here.
  await expect(page.getByRole('radio', { name: /Card/ })).toBeChecked();
  await expect(page.getByText('Your saved cards are there too.')).toBeVisible();
  await expect(page.getByRole('radio', { name: /ending 5262/ })).toHaveCount(0);
  await page.getByRole('button', { name: /^Pay £/ }).click();
  await expect(hostedPage(page).getByRole('radio', { name: /Visa ending 5262/ })).toBeChecked();
  await expectNoAxeFindings(page);
  await hostedPage(page).getByLabel('Security code').fill('123');
  await hostedPage(page)
    .getByRole('button', { name: /^Pay £/ })
    .click();
  await expect(page).toHaveURL(/\/checkout\/success\?/);

  await page.goto(`${origin}/member/cards`);
  await page.getByRole('button', { name: 'Remove Visa ending 5262' }).click();
  await expect(page.getByText('Visa ending 5262 removed')).toBeVisible();
  await expect(page.getByText(/Tick “Save this card” on the payment page/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/Tick “Save this card” on the payment page/)).toBeVisible();
});

test('[8.16] a declined card and a shopper who turns back are explained, and another way to pay is offered', async ({
  page,
  baseURL,
}) => {
  await openPaymentStep(page, baseURL);
  await chooseCard(page);
  await payOn(hostedPage(page), DECLINED_CARD);
  await expect(page.getByRole('alert')).toContainText('There was an issue processing your payment');
  await expect(page.getByRole('alert')).toContainText('Nothing was charged.');
  await chooseCard(page);
  await hostedPage(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alert')).toContainText('Payment was cancelled');
  await chooseCard(page);
  await expect(hostedPage(page).getByLabel('Card number')).toBeVisible();
  // By keyboard: the frame above it takes the height that its page reports, which moves the button.
  await page.getByRole('button', { name: 'Pay another way' }).press('Enter');
  await expect(page.getByRole('alert')).toContainText('Payment was cancelled');
  await page.getByRole('radio', { name: /Cash/ }).check();
  await page.getByRole('checkbox', { name: /in cash$/ }).check();
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expect(page).toHaveURL(/\/checkout\/success\?/);
});

test('[1.20] a shopper reloads, opens the page on its own, passes the bank’s challenge and comes back to the order', async ({
  page,
  baseURL,
}) => {
  const origin = await openPaymentStep(page, baseURL);
  await chooseCard(page);
  await expect(hostedPage(page).getByLabel('Card number')).toBeVisible();
  await page.reload();
  await expect(hostedPage(page).getByLabel('Card number')).toBeVisible();
  await page.getByRole('button', { name: 'Open the payment page on its own' }).click();
  await expect(page.getByRole('heading', { name: /^Pay £/ })).toBeVisible();
  expect(new URL(page.url()).origin).not.toBe(origin);
  await page.goBack();
  await expect(hostedPage(page).getByLabel('Card number')).toBeVisible();
  await page.getByRole('button', { name: 'Open the payment page on its own' }).click();
  await payOn(page, CHALLENGED_CARD);
  await page.getByLabel('One-time code').fill(BANK_CODE);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(/\/checkout\/success\?/);
  await expect(page.getByText(/is held on your card until your order is picked\./)).toBeVisible();
});

test('only the payment step of the business with a hosted page may frame it and post to it', async ({
  page,
  baseURL,
}) => {
  skipOnExternalStorefront('Where the gateway is, is known of the storefront that this run starts.');
  const origin = secondBusinessOrigin(baseURL);
  const sandbox = `http://localhost:${Number(new URL(origin).port) + 5}`;
  const policyOf = async (url: string) => (await page.goto(url))?.headers()['content-security-policy'] ?? '';
  const payment = await policyOf(`${origin}/checkout/payment`);
  expect(payment).toContain(`frame-src ${sandbox};`);
  expect(payment).toContain(`form-action 'self' ${sandbox};`);
  // The sandbox is also where the scripts of this business's wallets come from.
  expect(payment).toContain(`connect-src 'self' ${sandbox};`);
  expect(payment).toMatch(new RegExp(`script-src [^;]*${sandbox};`));
  expect(await policyOf(`${origin}/`)).not.toContain(sandbox);
  expect(await policyOf(`${baseURL}/checkout/payment`)).toContain("form-action 'self';");
  // It is about to redirect, which would interrupt the start of the next test in this browser.
  await page.close();
});
