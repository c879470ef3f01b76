import { expect, type Page } from '@playwright/test';
import { problemFault, serveApiFaults } from '@storefront/testing/api-faults';
import { expectNoAxeFindings } from '@storefront/testing/axe';
import { test } from '@storefront/testing/own-agent';
import { logIn, priya, registerMember } from './support/members';
import { moveOrder, placeOrder, recordDriver } from './support/orders';

const progress = (page: Page) => page.getByRole('region', { name: 'Order progress' });
const driver = (page: Page) => page.getByRole('region', { name: 'Your driver', exact: true });

/** Notes every text that the order's progress announces. */
const recordAnnouncements = (page: Page) =>
  progress(page)
    .getByRole('status')
    .evaluate((element) => {
      const said: string[] = [];
      new MutationObserver(() => element.textContent && said.push(element.textContent)).observe(element, {
        childList: true,
        characterData: true,
        subtree: true,
      });
      Object.assign(window, { said });
    });

test('[1.37] [4.03] [4.04] the status of an order and its driver are shown live, and announced once', async ({
  page,
  context,
  baseURL,
}, info) => {
  await registerMember(context, baseURL);
  const { orderId, businessOrderId } = await placeOrder(context, baseURL);
  await page.goto(`/member/orders/${orderId}`);
  const message = progress(page).getByRole('heading', { level: 2 });
  await expect(message).toHaveText('Your order has been sent to the store');
  await expect(progress(page).getByRole('status')).toHaveText('');
  await expect(driver(page)).toContainText('Your driver has not set out yet.');
  await recordAnnouncements(page);

  const steps = [
    ['store_accepted_picking', 'Your order has been accepted and is being picked', true],
    ['picked', 'Your order is packed and waiting for a driver', true],
    ['en_route', 'Your driver is on the way', true],
    ['unable_to_deliver', 'There was a problem delivering your order', false],
    ['en_route', 'Your driver is on the way', true],
    ['delivered', 'Your order has been delivered', false],
  ] as const;
  for (const [place, [status, text, isTracked]] of steps.entries()) {
    const began = Date.now();
    await moveOrder(info, businessOrderId, status);
    await expect(message).toHaveText(text);
    info.annotations.push({ type: 'seconds to the screen', description: String((Date.now() - began) / 1000) });
    await expect(driver(page)).toHaveCount(isTracked ? 1 : 0);
    if (place !== 2) continue;
    // In a demonstration a van drives by itself, until a driver's own position arrives.
    await expect(driver(page).getByRole('img', { name: 'Your driver' })).toBeVisible();
    await expect(driver(page)).toContainText(/\w+ is [\d.]+ miles? away, about \d+ minutes?\./);
    await expect(driver(page).getByRole('heading')).toHaveText(/^\d+(:\d\d)?[ap]m$/);
    await expectNoAxeFindings(page);
    const arrival = '2020-01-01T12:00:00.000Z';
    await recordDriver(info, businessOrderId, { latitude: 51.4995, longitude: -0.0795, estimatedArrival: arrival });
    // An estimate that is long over says nothing: the order's slot does.
    await expect(driver(page).getByRole('heading')).toHaveText(/^[\d:apm]+–[\d:]+[ap]m$/);
  }
  expect(await page.evaluate(() => (window as unknown as { said: string[] }).said)).toEqual(
    steps.map(([, text]) => text),
  );
  await expectNoAxeFindings(page);
});

test('[1.23] [5.16] [8.26] an order that has arrived is reviewed once, with a rating, and what fails says so', async ({
  page,
  context,
  baseURL,
}, info) => {
  await registerMember(context, baseURL);
  const { orderId, businessOrderId } = await placeOrder(context, baseURL, { method: 'collection' });
  const driven = await placeOrder(context, baseURL);
  await serveApiFaults(baseURL, context, {
    '/checkout/driver-location': problemFault(409, 'driver_location_unavailable'),
  });
  await page.goto(`/member/orders/${driven.orderId}`);
  await expect(page.getByText('Unable to track the driver at this time.', { exact: true })).toBeVisible();
  await serveApiFaults(baseURL, context, {});
  await driver(page).getByRole('button', { name: 'Try again' }).click();
  await expect(driver(page)).toContainText('Estimated arrival');

  await page.goto(`/member/orders/${orderId}`);
  await expect(driver(page)).toHaveCount(0);
  const place = page.getByRole('definition');
  await expect(place.filter({ hasText: 'Show this code at the counter, or bring your order number.' })).toBeVisible();
  await expect(page.getByRole('img', { name: businessOrderId })).toBeVisible();
  await expectNoAxeFindings(page);
  await expect(place.filter({ hasText: /^\d+ .+, London, SE1 \d[A-Z]{2}$/ })).toBeVisible();
  await expect(place.filter({ hasText: /^Open \d+(:\d+)?am to \d+(:\d+)?pm$/ })).toBeVisible();
  const review = page.getByRole('region', { name: 'How was it?' });
  for (const status of ['store_accepted_picking', 'picked', 'delivered']) {
    await expect(review).toHaveCount(0);
    await moveOrder(info, businessOrderId, status);
  }
  await review.getByLabel('Your comment').fill('Ripe & ready,\nthank you');
  await review.getByRole('button', { name: 'Send review' }).click();
  await expect(review.getByText('A rating is required', { exact: true })).toBeVisible();
  await expect(review.getByRole('radio', { name: '1 star' })).toBeFocused();
  await expectNoAxeFindings(page);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(review.getByRole('radio', { name: '4 stars' })).toBeChecked();
  await review.getByRole('button', { name: 'Send review' }).click();
  const written = page.getByRole('region', { name: 'Your review' });
  await expect(written).toContainText('Thank you.');
  await page.reload();
  await expect(written).toContainText('4 stars');
  await expect(written).toContainText('Ripe & ready');
  await expect(page.getByRole('button', { name: 'Send review' })).toHaveCount(0);
  await expectNoAxeFindings(page);

  await serveApiFaults(baseURL, context, { '/member/order': { kind: 'cut' } });
  await page.reload();
  await expect(page.getByText('Unable to view order, please try again.', { exact: true })).toBeVisible();
});

/** A back end that cannot be reached, and one that has as many followers as it takes. */
const refusals = [
  [503, 'upstream_unavailable'],
  [429, 'rate_limited'],
] as const;

for (const [status, code] of refusals)
  test(`without events the order is read again by itself, after a ${status}`, async ({
    page,
    context,
    baseURL,
  }, info) => {
    await registerMember(context, baseURL);
    const { orderId, businessOrderId } = await placeOrder(context, baseURL, { method: 'collection' });
    await serveApiFaults(baseURL, context, { '/checkout/order-stream[^/]*': problemFault(status, code) });
    await page.goto(`/member/orders/${orderId}`);
    await expect(progress(page).getByRole('heading')).toHaveText('Your order has been sent to the store');
    await moveOrder(info, businessOrderId, 'store_accepted_picking');
    await expect(progress(page).getByRole('heading')).toHaveText('Your order has been accepted and is being picked');
  });

test('a seeded order on its way has a van, and is printed without it as a receipt', async ({
  page,
  context,
  baseURL,
}) => {
  await logIn(context, baseURL, priya);
  await page.goto('/member/orders/901');
  await expect(driver(page).getByRole('img', { name: 'Your driver' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const role of ['banner', 'contentinfo'] as const) await expect(page.getByRole(role)).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(driver(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Order again' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Items' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Total' })).toContainText('£21.45');
});

test('the next order is the soonest to arrive, a ready one stays with those to come, and a refunded one says so', async ({
  page,
  context,
  baseURL,
}, info) => {
  await registerMember(context, baseURL);
  const soon = await placeOrder(context, baseURL, { method: 'collection' });
  const tomorrow = new Date(Date.now() + 86_400_000).getUTCDay();
  const late = await placeOrder(context, baseURL, { isAcceptable: (weekday) => weekday !== tomorrow });
  for (const status of ['store_accepted_picking', 'picked']) await moveOrder(info, soon.businessOrderId, status);
  await page.goto('/member');
  const next = page.getByRole('region', { name: 'Your latest order' });
  await expect(next).toContainText(`Next, order ${soon.businessOrderId}`);
  await expect(next).toContainText('Your order is ready to collect');
  await expect(page.getByRole('region', { name: 'Also coming' })).toContainText(late.businessOrderId);
  await expect(page.getByRole('region', { name: 'Earlier orders' })).toHaveCount(0);
  await expectNoAxeFindings(page);

  for (const status of ['delivered', 'refunded']) await moveOrder(info, soon.businessOrderId, status);
  await page.reload();
  await expect(next).toContainText(`Next, order ${late.businessOrderId}`);
  await expect(page.getByRole('region', { name: 'Earlier orders' })).toContainText('Refunded');
  await page.goto(`/member/orders/${soon.orderId}`);
  const facts = page.getByRole('region', { name: 'Details' });
  await expect(facts).toContainText(/Cash, £[\d.]+ refunded/);
  await expect(facts).not.toContainText('to pay');

  await page.goto('/member/orders');
  const rows = page.getByRole('main').locator('ul > li');
  await expect(rows).toHaveCount(2);
  const today = new Date().toISOString().slice(0, 10);
  await page.getByLabel('Ordered from').fill('2020-01-01');
  await page.getByLabel('until').fill('2020-01-31');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page).toHaveURL('/member/orders?dateFrom=2020-01-01&dateTo=2020-01-31');
  await expect(page.getByRole('heading', { name: 'No orders on these days' })).toBeVisible();
  await expectNoAxeFindings(page);
  await page.goto(`/member/orders?dateFrom=2020-01-01&dateTo=${today}`);
  await expect(rows).toHaveCount(2);
});

test('a member cancels an order after a question, until the store begins', async ({ page, context, baseURL }, info) => {
  await registerMember(context, baseURL);
  const { orderId, businessOrderId } = await placeOrder(context, baseURL);
  const begun = await placeOrder(context, baseURL);
  await page.goto(`/member/orders/${orderId}`);
  await expect(page.getByText(/You can cancel this order until \d/)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel the order' }).click();
  const question = page.getByRole('dialog', { name: `Cancel order ${businessOrderId}?` });
  await expectNoAxeFindings(page);
  await question.getByRole('button', { name: 'Keep the order' }).click();
  await page.getByRole('button', { name: 'Cancel the order' }).click();
  await question.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(page.getByRole('alert')).toHaveText('Your order is cancelled. We have sent you an email about it.');
  await expect(progress(page).getByRole('heading', { level: 2 })).toHaveText(/cancelled/i);
  await expect(page.getByRole('button', { name: 'Cancel the order' })).toHaveCount(0);
  await expectNoAxeFindings(page);
  // Of an order that the store has begun meanwhile, the page says so.
  await page.goto(`/member/orders/${begun.orderId}`);
  await page.getByRole('button', { name: 'Cancel the order' }).click();
  await moveOrder(info, begun.businessOrderId, 'store_accepted_picking');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the order' }).click();
  await expect(page.getByRole('alert')).toHaveText('The order has moved on, so this can no longer be done.');
  await expect(page.getByRole('button', { name: 'Cancel the order' })).toHaveCount(0);
});
