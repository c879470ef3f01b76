import { expect, type Page } from '@playwright/test';
import { problemFault, serveApiFaults } from '@storefront/testing/api-faults';
import { expectNoAxeFindings } from '@storefront/testing/axe';
import { secondBusinessOrigin } from '@storefront/testing/external-storefront';
import { test } from '@storefront/testing/neighbour-test';
import { requestFromPage } from '@storefront/testing/request-from-page';
import { ShopperSession } from '@storefront/testing/shopper-session';
import { waitForWaysToPay } from './support/payment-step';

const BOROUGH = 101;
/** A store of the second business that orders can be placed in with an account only. */
const BERMONDSEY = 205;
const LOAF = 'seeded-farmhouse-loaf-800g';

const contact = { firstName: 'Ada', lastName: 'Hart', email: 'ada@example.com', phoneNumber: '+447700900123' };
const address = { country: 'GB', addressLine1: '9 Park Street', town: 'London', postcode: 'SE1 9GF' };

/** A guest whose contact, address and options are known: the next step is the payment. */
async function openPayment(page: Page, session: ShopperSession, way: 'delivery' | 'collection' = 'delivery') {
  const basketToken = await session.addItem(BOROUGH, LOAF, 15, way);
  await session.reserveSlot(BOROUGH, basketToken, way);
  await page.goto('/checkout');
  await page.getByRole('button', { name: 'Continue as guest' }).click();
  await fillDetails(page, way);
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page).toHaveURL('/checkout/payment');
  return basketToken;
}

async function fillDetails(page: Page, way: 'delivery' | 'collection' = 'delivery') {
  await page.getByLabel('First name').fill(contact.firstName);
  await page.getByLabel('Last name').fill(contact.lastName);
  await page.getByLabel('Email').fill(contact.email);
  await page.getByLabel('Mobile number').fill('07700 900123');
  if (way === 'collection') return;
  await page.getByLabel('Address line 1').fill(address.addressLine1);
  await page.getByLabel('Town').fill(address.town);
  await page.getByLabel('Postcode').fill(address.postcode);
}

let session: ShopperSession;
test.beforeEach(async ({ context, baseURL }) => {
  session = new ShopperSession(context.request, baseURL ?? '');
  await session.chooseStore(BOROUGH, 'delivery');
});

test('[2.64] checkout’s pages redirect: an empty basket to the home page, one below the minimum to the basket', async ({
  page,
}) => {
  const pages = ['/checkout', '/checkout/login', '/checkout/create', '/checkout/details', '/checkout/options'];
  for (const path of pages) {
    await page.goto(path);
    await expect(page).toHaveURL('/');
  }
  const basketToken = await session.addItem(BOROUGH, LOAF, 1, 'delivery');
  await session.reserveSlot(BOROUGH, basketToken, 'delivery');
  for (const path of [...pages, '/checkout/payment/billing-address']) {
    await page.goto(path);
    await expect(page).toHaveURL('/basket');
  }
  await session.addItem(BOROUGH, LOAF, 14, 'delivery', basketToken);
  await page.goto('/checkout');
  await expect(page).toHaveURL('/checkout/login');
});

test('[3.15] [5.10] a contact has a name, an email and a phone number, which is sent in E.164', async ({ page }) => {
  const basketToken = await session.addItem(BOROUGH, LOAF, 15, 'delivery');
  await session.reserveSlot(BOROUGH, basketToken, 'delivery');
  await page.goto('/checkout');
  await page.getByRole('button', { name: 'Continue as guest' }).click();
  await fillDetails(page);
  await page.getByLabel('Email').fill('ada@gmial.com');
  await page.getByLabel('Email').blur();
  await page.getByRole('button', { name: 'Did you mean ada@gmail.com?' }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveValue('ada@gmail.com');
  await page.getByLabel('Email').fill(contact.email);
  await page.getByLabel('Mobile number').fill('0770');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByText('Mobile phone number is invalid')).toBeVisible();
  await expect(page.getByLabel('Mobile number')).toBeFocused();
  await page.getByLabel('Mobile number').fill('07700 900 123');
  await page.getByLabel('Text me about this order').check();
  const sent = page.waitForRequest(/\/checkout\/contact-details$/);
  await page.getByRole('button', { name: 'Save and continue' }).click();
  expect((await sent).postDataJSON().contact).toEqual({ ...contact, textUpdates: true });
  await expect(page).toHaveURL('/checkout/options');
  await expect(page.getByText('Ada Hart, 07700 900123')).toBeVisible();
  await page.goto('/checkout/details');
  await expect(page.getByLabel('Text me about this order')).toBeChecked();
});

test('[6.05] a guest’s email that has an account needs a log-in, which keeps what was typed, or is used as a guest', async ({
  page,
  playwright,
  baseURL,
}) => {
  const email = `ada-${crypto.randomUUID()}@example.com`;
  const password = 'analytical-1';
  const basketToken = await session.addItem(BOROUGH, LOAF, 15, 'delivery');
  await session.reserveSlot(BOROUGH, basketToken, 'delivery');
  await page.goto('/checkout');
  const otherDevice = await playwright.request.newContext();
  const registered = await otherDevice.post(`${baseURL}/en-gb/api/auth/register`, {
    data: { firstname: 'Ada', lastname: 'Hart', emailAddress: email, password },
  });
  expect(registered.status()).toBe(200);
  await page.getByRole('button', { name: 'Continue as guest' }).click();
  await fillDetails(page);
  await page.getByLabel('Email').fill(email.toUpperCase());
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByText('You need to login to use this email')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'Order as a guest' }).click();
  await expect(page).toHaveURL('/checkout/options');
  await page.getByRole('link', { name: 'Change contact and address' }).click();
  await page.getByLabel('First name').fill('Augusta');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page).toHaveURL('/checkout/options');
  await page.getByRole('link', { name: 'Change contact and address' }).click();
  await page.getByLabel('Email').fill(`x${email}`);
  await page.getByLabel('Email').fill(email.toUpperCase());
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByText('You need to login to use this email')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(email.toUpperCase());
  await page.getByLabel('Password').fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByLabel('Address line 1')).toHaveValue(address.addressLine1);
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page).toHaveURL('/checkout/options');
});

test('[2.12] [2.43] [2.46] each checkout route opens its own step, and an unfinished one redirects to the step to do', async ({
  page,
}) => {
  await openPayment(page, session);
  const steps = {
    '/checkout/login': 'Who is ordering',
    '/checkout/create': 'Who is ordering',
    '/checkout/details': 'Contact and address',
    '/checkout/options': 'Delivery options',
    '/checkout/payment': 'Payment',
    '/checkout/payment/card-form': 'Payment',
    '/checkout/payment/billing-address': 'Billing address',
  };
  for (const [path, title] of Object.entries(steps)) {
    await page.goto(path);
    await expect(page).toHaveURL(path);
    await expect(page.locator('[aria-current=step]').getByRole('heading', { level: 2 })).toContainText(title);
  }
  await page.goto('/checkout');
  await expect(page).toHaveURL('/checkout/payment');
  // The ways to pay are those that this store says it takes.
  const reply = await page.request.post('/en-gb/api/stores/details', {
    headers: { origin: new URL(page.url()).origin },
    data: { storeId: BOROUGH },
  });
  const { paymentMethods } = (await reply.json()) as { paymentMethods: string[] };
  for (const [method, name] of [
    ['card', /Card/],
    ['cash', /Cash/],
  ] as const)
    await expect(page.getByRole('radio', { name })).toHaveCount(paymentMethods.includes(method) ? 1 : 0);
  // Another tab knows the steps; a checkout of which no step is completed begins at the first.
  const other = await page.context().newPage();
  await other.goto('/checkout/payment/billing-address');
  await expect(other.getByLabel('Country')).toBeVisible();
  await expect(other).toHaveURL('/checkout/payment/billing-address');
  await page.context().clearCookies();
  await session.chooseStore(BOROUGH, 'delivery');
  const begun = await session.addItem(BOROUGH, LOAF, 15, 'delivery');
  await session.reserveSlot(BOROUGH, begun, 'delivery');
  await other.goto('/checkout/payment/billing-address');
  await expect(other).toHaveURL('/checkout/login');
  await other.goto('/checkout/success');
  await expect(other.getByRole('heading', { level: 1 })).not.toHaveText(/Thank you/);
});

test('[2.13] [2.14] the card’s billing address is the delivery address until the shopper changes it', async ({
  page,
}) => {
  await openPayment(page, session);
  await page.goto('/checkout/payment/card-form');
  await expect(page.getByRole('radio', { name: /Card/ })).toBeChecked();
  await expect(page.frameLocator('iframe[title="Card details"]').getByLabel('Card number')).toBeVisible();
  await expect(page.getByText('9 Park Street, London, SE1 9GF', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Change billing address' }).click();
  await expect(page).toHaveURL('/checkout/payment/billing-address');
  await expect(page.getByLabel('Address line 1')).toHaveValue('9 Park Street');
  await page.getByLabel('Postcode').fill('nowhere');
  await page.getByRole('button', { name: 'Save and go back to the card' }).click();
  await expect(page.getByLabel('Postcode')).toBeFocused();
  await expectNoAxeFindings(page);
  await page.getByLabel('Address line 1').fill('2 Lantern Yard');
  await page.getByLabel('Postcode').fill('se1 1tl');
  await page.getByRole('button', { name: 'Save and go back to the card' }).click();
  await expect(page).toHaveURL('/checkout/payment/card-form');
  await expect(page.getByText('2 Lantern Yard, London, SE1 1TL', { exact: true })).toBeVisible();
  await expect(page.getByRole('radio', { name: /Card/ })).toBeChecked();
  // The API stores it: the delivery address is another one still.
  await page.reload();
  await expect(page.getByText('2 Lantern Yard, London, SE1 1TL', { exact: true })).toBeVisible();
  await page.goto('/checkout/details');
  await expect(page.getByLabel('Address line 1')).toHaveValue('9 Park Street');
  await page.goto('/checkout/payment/card-form');
  await expectNoAxeFindings(page);
});

// Faults are served to a user agent, so each of these tests has its own.
test.describe('with a back end that fails', () => {
  test.use({ userAgent: 'checkout-failures' });
  const failed = problemFault(500, 'internal_error');

  test('[8.13] a failure names what could not be saved, and what was typed stays', async ({
    page,
    context,
    baseURL,
  }) => {
    const basketToken = await session.addItem(BOROUGH, LOAF, 15, 'delivery');
    await session.reserveSlot(BOROUGH, basketToken, 'delivery');
    await page.goto('/checkout');
    await page.getByRole('button', { name: 'Continue as guest' }).click();
    await fillDetails(page);
    const save = page.getByRole('button', { name: 'Save and continue' });
    await serveApiFaults(baseURL, context, { '/checkout/contact-details': failed });
    await save.click();
    const alert = page.getByRole('alert');
    await expect(alert.getByText('Unable to update contact details')).toBeInViewport({ ratio: 1 });
    await expect(alert.locator('..')).toBeFocused();
    await serveApiFaults(baseURL, context, { '/checkout/delivery-address': failed });
    await save.click();
    await expect(page.getByRole('alert').getByText('Unable to set your delivery address')).toBeVisible();
    await expect(page.getByLabel('Address line 1')).toHaveValue('9 Park Street');
    await serveApiFaults(baseURL, context, {});
    await save.click();
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(page).toHaveURL('/checkout/payment');

    await page.goto('/checkout/payment/billing-address');
    await serveApiFaults(baseURL, context, { '/checkout/billing-address': failed });
    await page.getByRole('button', { name: 'Save and go back to the card' }).click();
    await expect(
      page.getByRole('alert').getByText('There was an error setting checkout billing address.'),
    ).toBeVisible();
  });
});

for (const way of ['delivery', 'collection'] as const)
  test(`[5.11] an order for ${way} without a slot is refused with a way to choose one`, async ({ page }) => {
    await session.chooseStore(BOROUGH, way);
    const basketToken = await openPayment(page, session, way);
    await waitForWaysToPay(page);
    await page.getByRole('button', { name: /^Place order/ }).click();
    await expect(page.getByText('Choose how you would like to pay')).toBeVisible();
    await page.getByRole('radio', { name: /Cash/ }).check();
    await page.getByRole('checkbox', { name: /in cash/ }).check();
    // Another device empties the basket, which gives the slot back, and fills it again.
    await session.emptyBasket(basketToken);
    await session.addItem(BOROUGH, LOAF, 15, way, basketToken);
    await page.getByRole('button', { name: /^Place order/ }).click();
    await expect(page.getByRole('alert').getByText(`You need to selected a ${way} slot`)).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Choose a time' }).first().click();
    await expect(page).toHaveURL(/\/stores\/borough\/time-slots\?from=checkout$/);
  });

test.describe('in the second business', () => {
  test.use({ userAgent: 'checkout-membership' });

  test('[6.06] [8.13] [8.15] a store for members asks for a log-in, and a membership id that is invalid or not saved says so', async ({
    page,
    context,
    baseURL,
  }) => {
    const origin = secondBusinessOrigin(baseURL);
    await page.goto(`${origin}/`);
    const shopper = new ShopperSession(requestFromPage(page), origin);
    await shopper.chooseStore(BERMONDSEY, 'collection', 'SE1 3UW');
    const basketToken = await shopper.addItem(BERMONDSEY, 'perrin-table-lamp-ultramarine', 2, 'collection');
    await shopper.reserveSlot(BERMONDSEY, basketToken, 'collection');
    await page.goto(`${origin}/checkout`);
    await expect(page.getByText('Please Login or Create An Account to order with this store')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Continue as guest' })).toHaveCount(0);
    await expectNoAxeFindings(page);
    await page.getByRole('link', { name: 'Create an account' }).click();
    await page.getByLabel('First name').fill('Owen');
    await page.getByLabel('Last name').fill('Marsh');
    await page.getByLabel('Email').fill(`owen-${crypto.randomUUID()}@example.com`);
    await page.getByLabel('Password', { exact: true }).fill('analytical-1');
    await page.getByRole('main').getByRole('button', { name: 'Create account and continue' }).click();
    await page.getByLabel('Mobile number').fill('07700 900123');
    await page.getByRole('button', { name: 'Save and continue' }).click();

    const membership = page.getByLabel('Membership number');
    await membership.fill('LC2048 1678');
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(page.getByText('Not a valid retail membership id')).toBeVisible();
    await expect(membership).toBeFocused();
    await expectNoAxeFindings(page);
    await membership.fill('LC2048 1677');
    await serveApiFaults(baseURL, context, {
      '/checkout/retail-membership-store': problemFault(500, 'internal_error'),
    });
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(page.getByRole('alert').getByText('There was an issue with your checkout details')).toBeVisible();
    await expect(membership).toHaveValue('LC2048 1677');
    await serveApiFaults(baseURL, context, {});
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(page).toHaveURL(`${origin}/checkout/payment`);
  });
});
