import { randomUUID } from 'node:crypto';
import { type APIRequestContext, type APIResponse, expect, type Page } from '@playwright/test';
import { expectNoAxeFindings } from '@storefront/testing/axe';
import { holdRequests } from '@storefront/testing/hold-requests';
import { test } from '@storefront/testing/neighbour-test';
import { ShopperSession } from '@storefront/testing/shopper-session';
import { prepareHostedPageBasket } from './support/hosted-page-basket';

const BOROUGH = 101;
const DECLINED_CARD = '4000120000001154';
const contact = { firstName: 'Ada', lastName: 'Hart', email: 'ada@example.com', phoneNumber: '+447700900123' };
const address = { country: 'GB', addressLine1: '9 Park Street', town: 'London', postcode: 'SE1 9GF' };

async function send(
  request: APIRequestContext,
  baseURL: string | undefined,
  path: string,
  data: object,
): Promise<APIResponse> {
  const reply = await request.post(`${baseURL}/en-gb/api${path}`, { headers: { origin: baseURL ?? '' }, data });
  if (!reply.ok()) throw new Error(`${path}: ${reply.status()} ${await reply.text()}`);
  return reply;
}

/** Fifteen loaves and a held slot. @param postcode where it is delivered @returns the basket's token */
async function prepareBasket(
  request: APIRequestContext,
  baseURL: string | undefined,
  postcode?: string,
): Promise<string> {
  const session = new ShopperSession(request, baseURL ?? '');
  await session.chooseStore(BOROUGH, 'delivery');
  const basketToken = await session.addItem(BOROUGH, 'seeded-farmhouse-loaf-800g', 15, 'delivery');
  await session.reserveSlot(BOROUGH, basketToken, 'delivery', undefined, postcode);
  return basketToken;
}

const step = (page: Page) => page.locator('[aria-current=step]').getByRole('heading', { level: 2 });
const press = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name }).click();

test('[4.11] steps that were done in one tab are done in another, with the instructions', async ({
  page,
  context,
  baseURL,
}) => {
  const basketToken = await prepareBasket(context.request, baseURL);
  await send(context.request, baseURL, '/checkout/contact-details', { basketToken, contact });
  await send(context.request, baseURL, '/checkout/delivery-address', { basketToken, address });
  await page.goto('/checkout');
  await expect(page).toHaveURL('/checkout/options');
  const other = await context.newPage();
  await other.goto('/checkout');
  // The form with scripts.
  await expect(other).toHaveURL('/checkout/options');
  await expect(other.locator('[data-page] form')).toHaveCount(0);
  await other.getByLabel(/^Instructions/).fill('Beware of the goose');
  await press(other, 'Continue to payment');
  await expect(other).toHaveURL('/checkout/payment');
  await page.goto('/checkout');
  await expect(page).toHaveURL('/checkout/payment');
  await expect(page.getByText('Beware of the goose')).toBeVisible();
  await page.getByRole('link', { name: /^Change .*options/i }).click();
  await expect(page.getByLabel(/^Instructions/)).toHaveValue('Beware of the goose');
});

test('an address is found by its postcode, and typed by hand where none is found', async ({
  page,
  context,
  baseURL,
}) => {
  await prepareBasket(context.request, baseURL);
  await page.goto('/checkout');
  await page.getByRole('button', { name: 'Continue as guest' }).click();
  await page.getByRole('button', { name: 'Find addresses at SE1 9GF' }).click();
  const found = page.getByLabel('Addresses at SE1 9GF');
  await found.selectOption({ index: 1 });
  const line = page.getByLabel('Address line 1');
  await expect(line).not.toHaveValue('');
  expect(await found.locator('option:checked').textContent()).toContain(await line.inputValue());
  await expectNoAxeFindings(page);
  await page.getByLabel('Postcode', { exact: true }).fill('ZZ9 9ZZ');
  await expect(found).toHaveCount(0);
  await page.getByRole('button', { name: 'Find addresses at ZZ9 9ZZ' }).click();
  await expect(page.getByText('We found no addresses at ZZ9 9ZZ. Please type yours.')).toBeVisible();
});

test('a member is asked once whether they want news; no box is ticked for them', async ({ page, context, baseURL }) => {
  const basketToken = await prepareBasket(context.request, baseURL);
  const account = { firstname: 'Ada', lastname: 'Hart', password: 'analytical-1', whereDidYouHear: 'friend' };
  await send(context.request, baseURL, '/auth/register', {
    ...account,
    emailAddress: `ada-${randomUUID()}@example.com`,
  });
  await send(context.request, baseURL, '/checkout/contact-details', { basketToken, contact });
  await send(context.request, baseURL, '/checkout/delivery-address', { basketToken, address });
  await page.goto('/checkout');
  await expect(page).toHaveURL('/checkout/options');
  await expect(page.locator('[data-page] form')).toHaveCount(0);
  const news = page.getByRole('checkbox', { name: 'Send me news and offers from Pipwell by email.' });
  await expect(news).not.toBeChecked();
  await expectNoAxeFindings(page);
  await news.check();
  await press(page, 'Continue to payment');
  await expect(page).toHaveURL('/checkout/payment');
  await page.getByRole('link', { name: /^Change .*options/i }).click();
  await expect(page.getByLabel(/^Instructions/)).toBeVisible();
  await expect(news).toHaveCount(0);
});

test('a member picks another saved address: it stays chosen after the way back, and the order goes to it', async ({
  page,
  context,
  baseURL,
}) => {
  const account = { firstname: 'Ada', lastname: 'Hart', password: 'analytical-1', mobileContactNumber: '07700 900123' };
  const other = { ...address, addressLine1: '14 Marshalsea Road, the long house behind the old biscuit factory' };
  await send(context.request, baseURL, '/auth/register', {
    ...account,
    emailAddress: `ada-${randomUUID()}@example.com`,
  });
  for (const saved of [address, other]) await send(context.request, baseURL, '/member/address', saved);
  await prepareBasket(context.request, baseURL);
  await page.goto('/checkout');
  const radio = page.getByRole('radio', { name: other.addressLine1 });
  await radio.check();
  await expect(page.getByLabel('Address line 1')).toHaveValue(other.addressLine1);
  await press(page, 'Save and continue');
  await expect(step(page)).toContainText('Delivery options');
  // The folded step shows all of the address.
  const folded = page.getByText(other.addressLine1);
  await expect(folded).toBeVisible();
  expect(await folded.evaluate((text) => text.scrollWidth - text.clientWidth)).toBeLessThanOrEqual(0);
  expect(await folded.evaluate((text) => text.scrollHeight - text.clientHeight)).toBeLessThanOrEqual(0);
  await page.goBack();
  await expect(page).toHaveURL('/checkout/details');
  await expect(radio).toBeChecked();
  await expect(page.getByLabel('Address line 1')).toHaveValue(other.addressLine1);
  await press(page, 'Save and continue');
  await press(page, 'Continue to payment');
  await page.getByRole('radio', { name: /Cash/ }).check();
  await page.getByRole('checkbox', { name: /in cash$/ }).check();
  await press(page, /^Place order/);
  await expect(page).toHaveURL(/\/checkout\/success\?/);
  await page.getByRole('link', { name: 'See your order' }).click();
  await expect(page.getByRole('main')).toContainText(other.addressLine1);
});

test('a member with everything stored only pays: nothing is confirmed again, and each part can be changed', async ({
  page,
  context,
  baseURL,
}) => {
  const account = { firstname: 'Ada', lastname: 'Hart', password: 'analytical-1', mobileContactNumber: '07700 900123' };
  await send(context.request, baseURL, '/auth/register', {
    ...account,
    emailAddress: `ada-${randomUUID()}@example.com`,
  });
  await send(context.request, baseURL, '/member/address', address);
  const returnUrl = `${baseURL}/member/cards`;
  const form = await send(context.request, baseURL, '/member/card-session', { returnUrl });
  const { scriptUrl, publicKey } = (await form.json()) as { scriptUrl: string; publicKey: string };
  const typed = { type: 'card', number: '4242424242424242', expiry_month: 12, expiry_year: 2099, cvv: '100' };
  const made = await context.request.post(new URL('/checkoutcom/tokens', scriptUrl).href, {
    headers: { authorization: `Bearer ${publicKey}` },
    data: typed,
  });
  const { token } = (await made.json()) as { token: string };
  await send(context.request, baseURL, '/member/card', { token });
  await prepareBasket(context.request, baseURL, address.postcode);
  await page.goto('/checkout');
  await expect(page).toHaveURL('/checkout/payment');
  await expect(page.getByText(`Ada Hart, 07700 900123 · ${address.addressLine1}, ${address.postcode}`)).toBeVisible();
  for (const name of ['Change contact and address', 'Change delivery options', 'Change the time'])
    await expect(page.getByRole('link', { name })).toBeVisible();
  await expect(page.getByText('Visa ending 4242', { exact: true })).toBeVisible();
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'Change how to pay' }).click();
  await expect(page.getByRole('radio', { name: /Visa ending 4242/ })).toBeFocused();
  await page.getByLabel(/Security code \(CVV\)/).fill('100');
  await page.getByRole('button', { name: /^Pay £/ }).click();
  await expect(page).toHaveURL(/\/checkout\/success\?/);
  const order = page.getByText(/ is held on your card until your order is picked\.$/);
  await expect(order).toBeVisible();
  await test.step('a basket that is begun elsewhere outlasts another look at the order', async () => {
    await prepareBasket(context.request, baseURL);
    await page.reload();
    await expect(order).toBeVisible();
    await page.goto('/basket');
    await expect(page.getByRole('main')).toContainText('Seeded farmhouse loaf 800g');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('instructions survive a reload and are shown while a payment on the gateway’s page waits; so does a billing address', async ({
    page,
    browser,
    baseURL,
  }) => {
    const prepared = await browser.newPage({ javaScriptEnabled: true });
    const origin = await prepareHostedPageBasket(prepared, baseURL);
    await page.context().addCookies(await prepared.context().cookies());
    await prepared.close();
    await page.goto(`${origin}/checkout/details?guest=1`);
    await page.getByLabel('First name').fill(contact.firstName);
    await page.getByLabel('Last name').fill(contact.lastName);
    await page.getByLabel('Email').fill(contact.email);
    await page.getByLabel('Mobile number').fill('07700 900123');
    await press(page, 'Save and continue');
    await page.getByLabel(/^Instructions/).fill('Ring twice');
    await press(page, 'Continue to payment');
    await page.goto(`${origin}/checkout`);
    await expect(step(page)).toContainText('Payment');
    await expect(page.getByText('Ring twice')).toBeVisible();

    await page.getByRole('link', { name: 'Add billing address' }).click();
    await page.getByLabel('Address line 1').fill('3 Paragon Mews');
    await press(page, 'Save and go back to the card');
    await expect(page.getByLabel('Town')).toHaveAccessibleDescription('Enter your town');
    await page.getByLabel('Town').fill('Bath');
    await page.getByLabel('Postcode').fill('BA1 5BG');
    await press(page, 'Save and go back to the card');
    await expect(page.getByText('3 Paragon Mews, Bath, BA1 5BG')).toBeVisible();

    await press(page, /^Pay £.* by card$/);
    await expect(page.getByRole('button', { name: 'Continue to payment' })).toBeVisible();
    await expect(page.getByText('Ring twice')).toBeVisible();
  });

  test('a guest fills in an address that their postcode has with a link', async ({ page, context, baseURL }) => {
    await prepareBasket(context.request, baseURL);
    await page.goto('/checkout/details?guest=1');
    await page.getByRole('link', { name: 'Find addresses at SE1 9GF' }).click();
    const found = page.getByRole('navigation', { name: 'Addresses at SE1 9GF' }).getByRole('link');
    const text = (await found.first().textContent()) ?? '';
    await found.first().click();
    await expect(page.getByLabel('Postcode')).toHaveValue('SE1 9GF');
    expect(text).toContain(await page.getByLabel('Address line 1').inputValue());
    await expect(page.getByLabel('Address line 1')).not.toHaveValue('');
  });

  test('a member fills in a saved address with a link, and agrees to news once', async ({ page, context, baseURL }) => {
    await prepareBasket(context.request, baseURL);
    const email = `ada-${randomUUID()}@example.com`;
    const account = { firstname: 'Ada', lastname: 'Hart', emailAddress: email, password: 'analytical-1' };
    await send(context.request, baseURL, '/auth/register', { ...account, whereDidYouHear: 'friend' });
    await send(context.request, baseURL, '/member/address', { ...address, isDefault: true });
    const second = { ...address, addressLine1: '12 Tannery Row' };
    await send(context.request, baseURL, '/member/address', { ...second, isDefault: false });
    await page.goto('/checkout/details?find=all');
    await expect(page.getByRole('navigation', { name: 'Addresses at SE1 9GF' })).toBeVisible();
    const addresses = page.getByRole('navigation', { name: 'Your addresses' });
    await expect(page.getByLabel('Address line 1')).toHaveValue('9 Park Street');
    await addresses.getByRole('link', { name: '12 Tannery Row, London, SE1 9GF' }).click();
    await expect(page.getByLabel('Address line 1')).toHaveValue('12 Tannery Row');
    await expect(addresses.getByRole('listitem').filter({ hasText: 'filled in below' })).toHaveText(/^12 Tannery Row/);
    await page.getByLabel('Mobile number').fill('07700 900123');
    await press(page, 'Save and continue');
    await expect(page.getByText('Ada Hart, 07700 900123 · 12 Tannery Row, SE1 9GF')).toBeVisible();

    const news = page.getByRole('checkbox', { name: 'Send me news and offers from Pipwell by email.' });
    await expect(news).not.toBeChecked();
    await news.check();
    await press(page, 'Continue to payment');
    await expect(step(page)).toContainText('Payment');
    await page.goto('/checkout/payment/billing-address?options=done');
    await expect(page.getByLabel('Address line 1')).toHaveValue('12 Tannery Row');
    // They are not asked again.
    await page.goto('/checkout/options');
    await expect(page.getByLabel(/^Instructions/)).toBeVisible();
    await expect(news).toHaveCount(0);
  });
});

test('the pages before any script have no axe finding: billing address, a refused card, a placed order', async ({
  page,
  baseURL,
}) => {
  const origin = await prepareHostedPageBasket(page, baseURL);
  await page.route(`${origin}/assets/**/*.js`, (route) => route.abort());
  await page.goto(`${origin}/checkout/details?guest=1`);
  await page.getByLabel('First name').fill(contact.firstName);
  await page.getByLabel('Last name').fill(contact.lastName);
  await page.getByLabel('Email').fill(contact.email);
  await page.getByLabel('Mobile number').fill('07700 900123');
  await press(page, 'Save and continue');
  await press(page, 'Continue to payment');
  await page.getByRole('link', { name: 'Add billing address' }).click();
  await press(page, 'Save and go back to the card');
  await expect(page.getByLabel('Town')).toHaveAccessibleDescription('Enter your town');
  await expectNoAxeFindings(page);
  await page.getByRole('link', { name: 'Cancel' }).click();

  await press(page, /^Pay £.* by card$/);
  await expect(page.getByRole('button', { name: 'Continue to payment' })).toBeVisible();
  await expectNoAxeFindings(page);
  await press(page, 'Continue to payment');
  await page.getByLabel('Card number').fill(DECLINED_CARD);
  await page.getByLabel('Expiry date').fill('12/35');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('Name on card').fill('Ada Hart');
  await page.getByRole('button', { name: /^Pay £/ }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('There was an issue processing your payment');
  await expectNoAxeFindings(page);

  await page.getByRole('checkbox', { name: /in cash$/ }).check();
  await press(page, /^Place order/);
  await expect(page).toHaveTitle(/^Order LM(-[2-9A-Z]{4}){3} placed, Lathmere$/);
  await expectNoAxeFindings(page);
});

test('what a member types while the scripts load stays, and so does the focus', async ({ page, context, baseURL }) => {
  await prepareBasket(context.request, baseURL);
  const account = { firstname: 'Ada', lastname: 'Hart', password: 'analytical-1', whereDidYouHear: 'friend' };
  await send(context.request, baseURL, '/auth/register', {
    ...account,
    emailAddress: `ada-${randomUUID()}@example.com`,
  });
  const release = await holdRequests(page);
  await page.goto('/checkout/details', { waitUntil: 'commit' });
  await page.getByLabel('Town').fill('London');
  await page.getByLabel('Mobile number').focus();
  await page.keyboard.type('07700');
  release();
  await expect(page.locator('[data-page] form')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Find addresses/ })).toBeVisible();
  await expect(page.getByLabel('Mobile number')).toBeFocused();
  await page.keyboard.type(' 900123');
  await expect(page.getByLabel('Mobile number')).toHaveValue('07700 900123');
  await expect(page.getByLabel('Town')).toHaveValue('London');
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
});
