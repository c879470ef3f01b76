import { expect } from '@playwright/test';
import { expectAccessible } from '@storefront/testing/expect-accessible';
import { test } from '@storefront/testing/neighbour-test';
import { deskUrl, logIn } from './support/desk';
import { placeOrder } from './support/place-order';

const LOAF = 'seeded-farmhouse-loaf-800g';

test('an order is on the board as soon as it is placed, is found by its shopper’s name, and is cancelled with a reason', async ({
  page,
  request,
  baseURL,
}) => {
  await logIn(page, baseURL, 'manager');
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  const number = await placeOrder(request, baseURL, { lines: [{ item: LOAF, quantity: 15 }], firstName: 'Orla' });

  await test.step('search', async () => {
    await page.goto(deskUrl(baseURL));
    await page.getByRole('searchbox', { name: 'Find an order' }).fill('Orla Nair');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/desk\/orders\?text=Orla/);
    await expectAccessible(page, 'found orders');
    await page.getByRole('link', { name: new RegExp(number) }).click();
    await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible();
  });

  await test.step('the order', async () => {
    await expect(page.getByRole('region', { name: 'Shopper' })).toContainText('9 Park Street');
    await expect(page.getByRole('region', { name: 'Lines' })).toContainText('Not picked yet');
    await expectAccessible(page, 'an order');
    await page.getByRole('button', { name: 'Cancel order' }).click();
    await page.getByLabel(/^Why/).fill('The shopper rang');
    await page.getByRole('button', { name: 'Cancel order' }).click();
    await expect(page.getByRole('region', { name: 'What happened' })).toContainText('Morgan Reid: The shopper rang');
    await expect(page.getByText('Cancelled', { exact: true }).first()).toBeVisible();
  });

  await page.goto(deskUrl(baseURL, '/desk/orders/PW-2222-2222-2222'));
  await expect(page.getByRole('heading', { level: 1, name: 'Your stores have no such order.' })).toBeVisible();
});

test('the board follows what happens, and keeps its last state without a connection', async ({
  page,
  baseURL,
  request,
}) => {
  await logIn(page, baseURL, 'manager');
  await expect(page.getByRole('region', { name: /, (delivery|collection)$/ }).first()).toBeVisible();
  await expectAccessible(page, 'today');
  await page.route('**/api/desk/**', (route) => route.abort());
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await page.unroute('**/api/desk/**');
  await placeOrder(request, baseURL, { lines: [{ item: LOAF, quantity: 15 }], method: 'collection' });
  await expect(page.getByRole('region', { name: /, (delivery|collection)$/ }).first()).toBeVisible();
});
