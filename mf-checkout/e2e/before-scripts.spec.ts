import { expect, type Page } from '@playwright/test';
import { expectNoAxeFindings } from '@storefront/testing/axe';
import { holdRequests } from '@storefront/testing/hold-requests';
import { test } from '@storefront/testing/neighbour-test';
import { ShopperSession } from '@storefront/testing/shopper-session';
import { prepareHostedPageBasket } from './support/hosted-page-basket';

const BOROUGH = 101;
const CARD = '4263970000005262';
const DECLINED_CARD = '4000120000001154';
const LOAF = 'seeded-farmhouse-loaf-800g';

/** Fifteen loaves and a held slot. */
async function prepareBasket(page: Page, baseURL = '') {
  const session = new ShopperSession(page.context().request, baseURL);
  await session.chooseStore(BOROUGH, 'delivery');
  const basketToken = await session.addItem(BOROUGH, LOAF, 15, 'delivery');
  await session.reserveSlot(BOROUGH, basketToken, 'delivery');
}

const press = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name }).click();
const step = (page: Page) => page.locator('[aria-current=step]').getByRole('heading', { level: 2 });

/** The hidden and other fields of the form whose action begins so. */
const fieldsOf = async (page: Page, action: string): Promise<Record<string, string>> =>
  Object.fromEntries(
    await page
      .locator(`form[action^="${action}"] input`)
      .evaluateAll((inputs) => (inputs as HTMLInputElement[]).map(({ name, value }) => [name, value])),
  );

/** Posts a form as the page would. @returns where the redirects end */
const postForm = (page: Page, url: string, fields: Record<string, string>): Promise<string> =>
  page.evaluate(async ([to, form]) => (await fetch(to, { method: 'POST', body: new URLSearchParams(form) })).url, [
    url,
    fields,
  ] as const);

async function payOnHostedPage(page: Page, number: string) {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry date').fill('12/35');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('Name on card').fill('Ada Hart');
  await page.getByRole('button', { name: /^Pay £/ }).click();
  await page.getByRole('button', { name: 'Go back to the shop' }).click();
}

/** No content is wider than the narrowest phone. */
async function expectNarrow(page: Page) {
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.setViewportSize({ width: 390, height: 844 });
}

async function fillContact(page: Page) {
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Hart');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Mobile number').fill('07700 900123');
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a guest orders by forms: details with their errors, options, cash, and one order however often it is sent', async ({
    page,
    context,
    baseURL,
  }) => {
    await prepareBasket(page, baseURL);
    const reply = await page.goto('/checkout');
    expect(reply?.headers()['cache-control']).toBe('no-store');
    await expect(step(page)).toContainText('Who is ordering');
    await expectNarrow(page);
    await page.getByRole('link', { name: 'Continue as guest' }).click();

    await expect(step(page)).toContainText('Contact and address');
    await fillContact(page);
    await page.getByLabel('First name').fill('');
    await page.getByLabel('Mobile number').fill('0770');
    await page.getByLabel('Text me about this order').check();
    await page.getByLabel('Address line 1').fill('9 Park Street');
    await page.getByLabel('Town').fill('Leeds');
    await page.getByLabel('Postcode').fill('LS6 2AB');
    await press(page, 'Save and continue');
    await expect(page.getByLabel('First name')).toHaveAccessibleDescription('Enter your first name');
    await expect(page.getByLabel('First name')).toBeFocused();
    await expect(page.getByLabel('Mobile number')).toHaveValue('0770');
    await expect(page.getByLabel('Text me about this order')).toBeChecked();
    await expect(page.getByLabel('Mobile number')).toHaveAccessibleDescription(/Mobile phone number is invalid/);
    await expect(page.getByLabel('Email')).toHaveValue('ada@example.com');
    await expectNarrow(page);
    await fillContact(page);
    await press(page, 'Save and continue');
    await expect(page.getByLabel('Postcode')).toHaveAccessibleDescription(/does not deliver to that address/);
    await page.getByLabel('Town').fill('London');
    await page.getByLabel('Postcode').fill('SE1 9GF');
    await press(page, 'Save and continue');

    await expect(step(page)).toContainText('Delivery options');
    await expect(page.getByText('Ada Hart, 07700 900123 · 9 Park Street, SE1 9GF')).toBeVisible();
    await page.getByLabel(/^Instructions/).fill('Beware of the goose');
    await expectNarrow(page);
    await press(page, 'Continue to payment');

    await expect(step(page)).toContainText('Payment');
    await expect(page.getByText('Beware of the goose')).toBeVisible();
    await expect(page.getByText(/^To pay by card, Apple Pay or Google Pay, this page needs JavaScript/)).toBeVisible();
    await press(page, /^Place order/);
    const confirmed = page.getByRole('checkbox', { name: /in cash$/ });
    await expect(confirmed).toHaveAccessibleDescription('Confirm the cash amount to continue');
    await expect(page.getByText('Beware of the goose')).toBeVisible();
    await expectNarrow(page);
    expect(page.url()).not.toMatch(/Ada|example|goose/);
    await confirmed.check();
    const sent = Object.fromEntries(
      await page
        .locator('form[action="/actions/checkout/place-order"] input')
        .evaluateAll((inputs) => (inputs as HTMLInputElement[]).map(({ name, value }) => [name, value])),
    );
    // The same form twice at once, as by two clicks.
    const post = async () => {
      const headers = { 'sec-fetch-site': 'same-origin' };
      const answer = await context.request.post('/actions/checkout/place-order', {
        form: sent,
        headers,
        maxRedirects: 0,
      });
      return answer.headers().location ?? '';
    };
    const [first, second] = await Promise.all([post(), post()]);
    expect(first).toMatch(/^\/checkout\/success\?order=\d+&payment=\d+&gateway=cash$/);
    expect(second).toBe(first);

    await page.goto(first);
    await expect(page).toHaveTitle(/^Order PW(-[2-9A-Z]{4}){3} placed, Pipwell$/);
    await expect(page.getByText(/^Please have £\d+\.\d\d ready in cash\.$/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Follow your order' })).toBeVisible();
    await expectNarrow(page);
    // The form that was sent once more says what became of it.
    await page.goto(await post());
    await expect(page.getByText(/^This form was sent before\./)).toBeVisible();
  });

  test('[1.20] a guest pays by forms on the gateway’s own page: refused, cancelled, forged, then once however often it is sent', async ({
    page,
    baseURL,
  }) => {
    const origin = await prepareHostedPageBasket(page, baseURL);
    await page.goto(`${origin}/checkout/details?guest=1`);
    await fillContact(page);
    await press(page, 'Save and continue');
    await press(page, 'Continue to payment');

    const alert = page.getByRole('main').getByRole('alert');
    await press(page, /^Pay £.* by card$/);
    await expectNarrow(page);
    await press(page, 'Continue to payment');
    expect(new URL(page.url()).origin).not.toBe(origin);
    await payOnHostedPage(page, DECLINED_CARD);
    await expect(alert).toContainText('There was an issue processing your payment');
    await expect(alert).toContainText('Nothing was charged.');
    await expectNarrow(page);

    await press(page, /^Pay £.* by card$/);
    await press(page, 'Continue to payment');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Go back to the shop' }).click();
    await expect(alert).toHaveText('Payment was cancelled. Nothing was charged.');

    // The same form twice at once, as by two clicks.
    const sent = await fieldsOf(page, '/actions/checkout/pay-by-card');
    const ends = await Promise.all([1, 2].map(() => postForm(page, '/actions/checkout/pay-by-card', sent)));
    const waiting = ends[0] ?? '';
    expect(waiting).toMatch(/\/checkout\/payment\?guest=1&options=done&order=\d+&gateway=realex$/);
    expect(ends[1]).toBe(waiting);
    const returned = waiting.replace('/payment?', '/payment/return?');
    expect(await postForm(page, returned, { hppResponse: '{"RESULT":"MDA="}' })).toBe(waiting);
    await page.goto(waiting);
    await press(page, 'Pay another way');
    await expect(alert).toHaveText('Payment was cancelled. Nothing was charged.');
    await expect(page.getByRole('button', { name: /^Place order/ })).toBeVisible();

    await press(page, /^Pay £.* by card$/);
    const { ORDER_ID } = await fieldsOf(page, 'http');
    await press(page, 'Continue to payment');
    // The browser cannot go back while it replaces this site's process by the gateway's.
    await expect(page.getByLabel('Card number')).toBeVisible();
    await page.goBack();
    expect(await fieldsOf(page, 'http')).toMatchObject({ ORDER_ID });
    await press(page, 'Continue to payment');
    await payOnHostedPage(page, CARD);
    const { order } = Object.fromEntries(new URL(waiting).searchParams);
    const success = `${origin}/checkout/success?order=${order}&payment=${ORDER_ID}&gateway=realex`;
    await expect(page).toHaveURL(success);
    await expect(page).toHaveTitle(/^Order LM(-[2-9A-Z]{4}){3} placed, Lathmere$/);
    await expect(page.getByText(/is held on your card until your order is picked\./)).toBeVisible();
    // The return and the page before it, once more.
    await page.goto(returned);
    await expect(page).toHaveURL(success);
    await page.goto(waiting);
    await page.getByRole('link', { name: 'See your order' }).click();
    await expect(page).toHaveURL(success);
  });
});

test('while scripts load, the forms have no axe finding, and the page that replaces one loses nothing typed', async ({
  page,
  baseURL,
}) => {
  await prepareBasket(page, baseURL);
  const release = await holdRequests(page);
  await page.goto('/checkout', { waitUntil: 'commit' });
  const toDetails = page.getByRole('link', { name: 'Continue as guest' });
  await expect(toDetails).toBeVisible();
  await expectNoAxeFindings(page);
  await toDetails.click();
  await fillContact(page);
  await page.getByLabel('Address line 1').fill('9 Park Street');
  await page.getByLabel('Town').fill('London');
  await page.getByLabel('Postcode').fill('SE1 9GF');
  await press(page, 'Save and continue');
  await expect(step(page)).toContainText('Delivery options');
  await expectNoAxeFindings(page);
  await press(page, 'Continue to payment');
  await press(page, /^Place order/);
  await expect(page.getByRole('checkbox', { name: /in cash$/ })).toBeFocused();
  await expectNoAxeFindings(page);

  await page.getByRole('link', { name: 'Change contact and address' }).click();
  await page.getByLabel('Town').fill('');
  await press(page, 'Save and continue');
  await expect(page.getByLabel('Town')).toHaveAccessibleDescription('Enter your town');
  await expectNoAxeFindings(page);
  await page.getByLabel('Address line 2').fill('Flat 2');
  release();
  await expect(page.locator('[data-page] form')).toHaveCount(0);
  await expect(page.getByLabel('Town')).toHaveAccessibleDescription('Enter your town');
  await expect(page.getByLabel('Email')).toHaveValue('ada@example.com');
  await expect(page.getByLabel('Address line 2')).toHaveValue('Flat 2');
  await page.getByLabel('Town').fill('London');
  await press(page, 'Save and continue');
  // The options were done before.
  await expect(page).toHaveURL('/checkout/payment');
});
