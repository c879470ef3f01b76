import { expect } from '@playwright/test';
import { expectAccessible } from '@storefront/testing/expect-accessible';
import { test } from '@storefront/testing/neighbour-test';
import { deskUrl, logIn } from './support/desk';
import { placeOrder } from './support/place-order';

const LOAF = 'seeded-farmhouse-loaf-800g';

// Both log in as the one manager of the demonstration.
test.describe.configure({ mode: 'serial' });

test('an order is found by its shopper’s name, and is cancelled with a reason', async ({ page, request, baseURL }) => {
  await logIn(page, baseURL, 'manager');
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

test('the board follows what happens, and without a connection keeps its last state and says so', async ({
  page,
  baseURL,
  request,
}) => {
  await logIn(page, baseURL, 'manager');
  const heading = page.getByRole('heading', { level: 1, name: 'Today' });
  await expect(heading).toBeVisible();
  await expectAccessible(page, 'today');
  const reads: string[] = [];
  page.on('request', (sent) => void (sent.url().endsWith('/desk/today') && reads.push(sent.url())));
  await placeOrder(request, baseURL, { lines: [{ item: LOAF, quantity: 15 }], method: 'collection' });
  // Whichever day the first free slot was on: the store has changed, so the board is read again.
  await expect.poll(() => reads.length).toBeGreaterThan(0);
  await page.route('**/api/desk/{session,today}', (route) => route.abort());
  await placeOrder(request, baseURL, { lines: [{ item: LOAF, quantity: 15 }] });
  await expect(page.getByText(/^No connection. This is the board of/)).toBeVisible();
  await expect(heading).toBeVisible();
  await expectAccessible(page, 'today without a connection');
  await page.unroute('**/api/desk/{session,today}');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/^No connection/)).toBeHidden();
});
