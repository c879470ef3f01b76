import { expect } from '@playwright/test';
import { expectNoAxeFindings } from '@storefront/testing/axe';
import { test } from '@storefront/testing/neighbour-test';
import { ShopperSession } from '@storefront/testing/shopper-session';
import { waitForWaysToPay } from './support/payment-step';

const BOROUGH = 101;
/** The store opens at other times then. */
const SUNDAY = 0;

/** A shopper with fifteen loaves and a slot. */
async function prepareBasket(session: ShopperSession, way: 'delivery' | 'collection') {
  await session.chooseStore(BOROUGH, way);
  const basketToken = await session.addItem(BOROUGH, 'seeded-farmhouse-loaf-800g', 15, way);
  await session.reserveSlot(BOROUGH, basketToken, way, (weekday) => weekday !== SUNDAY);
}

test.describe('with a basket and a slot', () => {
  test.beforeEach(async ({ context, baseURL }) =>
    prepareBasket(new ShopperSession(context.request, baseURL ?? ''), 'delivery'),
  );

  test('[2.63] [4.11] checkout goes to the shopper’s current step', async ({ page }) => {
    await page.goto('/checkout');
    await expect(page).toHaveURL('/checkout/login');
    await page.getByRole('button', { name: 'Continue as guest' }).click();
    await expect(page).toHaveURL('/checkout/details');
    await page.goto('/checkout/payment');
    await expect(page).toHaveURL('/checkout/details');
  });

  test('errors are shown next to their fields, and the first field is focused', async ({ page }) => {
    await page.goto('/checkout/login');
    await page.getByRole('button', { name: 'Continue as guest' }).click();
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await expect(page.getByText('Enter your first name')).toBeVisible();
    await expect(page.getByLabel('First name')).toBeFocused();
    // An error below one field of a pair does not stretch the other.
    await page.getByLabel('Last name').fill('Hart');
    await page.getByLabel('Email').focus();
    await expect(page.getByText('Enter your last name')).toHaveCount(0);
    const heightOf = async (label: string) => (await page.getByLabel(label).boundingBox())?.height;
    expect(await heightOf('Last name')).toBe(await heightOf('First name'));
    // Beside each other on a wide screen they do not either.
    const narrow = page.viewportSize() ?? { width: 390, height: 844 };
    await page.setViewportSize({ width: 1440, height: 900 });
    const topOf = async (label: string) => (await page.getByLabel(label).boundingBox())?.y;
    expect(await topOf('Last name')).toBe(await topOf('First name'));
    expect(await heightOf('Last name')).toBe(await heightOf('First name'));
    await page.setViewportSize(narrow);
    await page.getByLabel('Email').fill('ada@');
    await page.getByLabel('Mobile number').fill('12');
    await page.getByLabel('Town').focus();
    await expect(page.getByText('Mobile phone number is invalid')).toBeVisible();
    await expect(page.getByText('Enter an email address, such as name@example.com')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
    await expectNoAxeFindings(page);
  });

  test('an address outside the store’s delivery area is rejected at the postcode', async ({ page }) => {
    await page.goto('/checkout/login');
    await page.getByRole('button', { name: 'Continue as guest' }).click();
    await page.getByLabel('First name').fill('Ada');
    await page.getByLabel('Last name').fill('Hart');
    await page.getByLabel('Email').fill('ada@example.com');
    await page.getByLabel('Mobile number').fill('07700 900123');
    await page.getByLabel('Address line 1').fill('1 High Street');
    await page.getByLabel('Town').fill('Leeds');
    await page.getByLabel('Postcode').fill('LS6 2AB');
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await expect(page.getByText(/does not deliver to that address/)).toBeVisible();
    await expect(page).toHaveURL('/checkout/details');
  });

  test('wrong log-in details are reported, and a member’s own details are filled in after the right ones', async ({
    page,
  }) => {
    await page.goto('/checkout/login');
    await page.getByLabel('Email').fill('priya@example.com');
    await page.getByLabel('Password', { exact: true }).fill('not-my-password');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'do not match' })).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill('pipwell-demo-1');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page).toHaveURL('/checkout/details');
    await expect(page.getByLabel('First name')).toHaveValue('Priya');
  });
});

test('[1.14] [1.19] a guest pays by cash with the amount confirmed and is shown the order number', async ({
  page,
  context,
  baseURL,
}) => {
  await prepareBasket(new ShopperSession(context.request, baseURL ?? ''), 'collection');
  await page.goto('/checkout');
  await expect(page.getByRole('link', { name: 'Back to basket' })).toHaveAttribute('href', '/basket');
  await expect(page.getByRole('search')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Continue as guest' }).click();
  await expect(page.getByLabel('Mobile number')).toBeVisible();
  await expect(page.getByText(/driver/i)).toHaveCount(0);
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Hart');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Mobile number').fill('07700 900123');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByLabel('Instructions for the store')).toBeVisible();
  await expect(page.getByText(/driver/i)).toHaveCount(0);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await waitForWaysToPay(page);
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expect(page.getByText('Choose how you would like to pay')).toBeVisible();
  await page.getByRole('radio', { name: /Cash/ }).check();
  await page.getByRole('checkbox', { name: 'I will pay £27.75 in cash' }).check();
  await expectNoAxeFindings(page);
  // Two clicks place one order.
  await page.getByRole('button', { name: 'Place order · £27.75' }).dblclick();
  await expect(page).toHaveURL(/\/checkout\/success\?/);
  await expect(page.getByText(/PW(-[2-9A-Z]{4}){3}/)).toBeVisible();
  await expect(page.getByText('Please have £27.75 ready in cash.')).toBeVisible();
  const receipt = page.getByRole('region', { name: 'Collect from Borough' });
  await expect(receipt).toContainText('14 Lantern Yard, London, SE1 1TL · Open 7am to 11pm');
  await expect(receipt).toContainText('Bring your order number.');
  await receipt.getByText('15 items').click();
  await expect(receipt).toContainText('15 × Seeded farmhouse loaf 800g');
  await expectNoAxeFindings(page);
  const follow = page.getByRole('link', { name: 'Follow your order' });
  const link = (await follow.getAttribute('href')) ?? '';
  expect(link).toMatch(/^\/follow-order\/PW-/);
  // Back leaves the page of the order, and nothing returns to it.
  const placed = page.url();
  await page.goBack();
  await expect(page).not.toHaveURL(placed);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/placed|Thank you/);
  // Going back does not order again: the basket is empty.
  await page.goto('/checkout');
  await expect(page).toHaveURL('/');
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('PW-');
  const place = page.getByRole('region', { name: 'Where to collect it' });
  for (const line of ['Borough', '14 Lantern Yard, London, SE1 1TL', 'Open 7am to 11pm', 'bring your order number.'])
    await expect(place).toContainText(line);
  await expectNoAxeFindings(page);
});
