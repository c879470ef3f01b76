import { expect } from '@playwright/test';
import { expectNoAxeFindings } from '@storefront/testing/axe';
import { callAsOperator } from '@storefront/testing/call-as-operator';
import { freeSlots } from '@storefront/testing/free-slots';
import { test } from '@storefront/testing/neighbour-test';
import { holdDeliverySlot, holdLastDeliverySlot } from './support/hold-delivery-slot';

const MINUTE = 60_000;

test('[4.06] [4.07] a held slot is announced below 5, 4, 3 and 2 minutes on any page, and then as expired', async ({
  page,
  baseURL,
}) => {
  await holdDeliverySlot(page, baseURL);
  await page.clock.install();
  await page.goto('/basket');
  await expect(page.getByRole('main').getByRole('button', { name: /^One more / })).toBeVisible();
  const place = page.getByRole('banner').getByRole('link', { name: /Delivery to SE1 9GF/ });
  await expect(place).toContainText(/· 1[45]:\d\d/);
  const notices = page.getByRole('region', { name: 'Notices' });
  await expect(notices).toHaveAttribute('aria-live', 'polite');
  await page.clock.fastForward(10 * MINUTE);
  for (const minutes of [5, 4, 3, 2]) {
    await expect(notices).toContainText(`Your slot is held for less than ${minutes} more minutes`);
    // In the last minutes the countdown stands once.
    await expect(page.getByText(/\b[0-4]:[0-5]\d\b/).filter({ visible: true })).toHaveCount(1);
    await page.clock.fastForward(MINUTE);
  }
  await page.clock.fastForward(MINUTE);
  await expect(notices).toContainText('This slot has now expired');
  await expect(place).toContainText('Choose a time');
  await page.getByRole('main').getByRole('link', { name: 'Choose a time' }).last().click();
  await expect(page).toHaveURL(/\/stores\/borough\/time-slots\?from=basket$/);
});

test('[4.06] a warning of a held slot is shown on the home page, the questions and a store too', async ({
  page,
  baseURL,
}) => {
  await holdDeliverySlot(page, baseURL);
  await page.clock.install();
  for (const [minutes, path] of [
    [5, '/'],
    [4, '/faqs'],
    [3, '/stores/borough'],
  ] as const) {
    // A clock that jumps before the countdown is loaded would end the loading as too slow.
    const loaded = page.waitForRequest(/\/slots\/hold-stream/);
    await page.goto(path);
    await loaded;
    // A new document has the server's time, so its countdown starts again.
    await expect(page.getByRole('banner')).toContainText(/· 1[45]:\d\d/);
    await page.clock.fastForward((15 - minutes) * MINUTE);
    await expect(page.getByRole('region', { name: 'Notices' }), path).toContainText(
      `Your slot is held for less than ${minutes} more minutes`,
    );
  }
});

test('looking at collection keeps a held delivery slot until a time for collection is held', async ({
  page,
  baseURL,
}) => {
  await holdDeliverySlot(page, baseURL);
  await page.goto('/stores/borough/time-slots');
  const main = page.getByRole('main');
  await expect(main.getByText(/is yours for/)).toBeVisible();
  await main.getByText('Collection', { exact: true }).click();
  await expect(main.getByText(/^\w+, .* stays yours until you choose a time for collection\.$/)).toBeVisible();
  await expect(main.getByRole('listitem').first()).toBeVisible();
  await expectNoAxeFindings(page);
  await page.reload();
  await expect(main.getByText(/is yours for/)).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('Delivery to SE1 9GF');

  await main.getByText('Collection', { exact: true }).click();
  await main.getByRole('button', { name: 'Tomorrow' }).click();
  await freeSlots(page).first().click();
  await expect(page.getByRole('banner')).toContainText('Collect from Borough');
  await expect(main.getByText(/is yours for 1[45]:\d\d/)).toBeVisible();

  // The other place where the method changes asks first.
  await page.goto('/stores-near-by');
  const own = page.getByRole('region', { name: 'Your store' });
  await own.getByRole('button', { name: 'Change to delivery' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep my time' }).click();
  await expect(own).toContainText('Collection from Borough');
});

test('[1.13] the session has the method of a held slot, even if the page cannot read its session afterwards', async ({
  page,
  baseURL,
}) => {
  await holdDeliverySlot(page, baseURL);
  await page.goto('/stores/borough/time-slots');
  const main = page.getByRole('main');
  await expect(main.getByText(/is yours for/)).toBeVisible();
  await main.getByText('Collection', { exact: true }).click();
  await main.getByRole('button', { name: 'Tomorrow' }).click();
  await page.route('**/en-gb/session*', (route) => route.abort());
  await freeSlots(page).last().click();
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText(/connection/i);
  await page.unroute('**/en-gb/session*');
  await page.reload();
  await expect(page.getByRole('banner')).toContainText('Collect from Borough');
});

test('a slot that the store withdraws is announced at once on the open page, which leads to other times', async ({
  page,
  baseURL,
}, info) => {
  const slot = await holdLastDeliverySlot(page, baseURL);
  await page.goto('/basket');
  await expect(page.getByRole('main').getByRole('button', { name: /^One more / })).toBeVisible();
  const notices = page.getByRole('region', { name: 'Notices' });
  await callAsOperator(info, 'slot-change', { ...slot, withdrawn: true });
  try {
    await expect(notices).toContainText('We had to withdraw your slot. Please choose another time.');
    await expect(page.getByRole('banner')).toContainText('Choose a time');
    await notices.getByRole('button', { name: 'Choose a time' }).click();
    await expect(page).toHaveURL(/\/stores\/borough\/time-slots$/);
  } finally {
    await callAsOperator(info, 'slot-change', { ...slot, withdrawn: false });
  }
});
