import { expect, type Locator } from '@playwright/test';
import { expectNoAxeFindings } from '@storefront/testing/axe';
import { expectNoLayoutShift, recordLayoutShifts } from '@storefront/testing/browser/layout-shifts';
import { freeSlots, freeSlotsTomorrow } from '@storefront/testing/free-slots';
import { test } from '@storefront/testing/neighbour-test';
import { ShopperSession } from '@storefront/testing/shopper-session';
import { holdDeliverySlot } from './support/hold-delivery-slot';

const BOROUGH = 101;

/** Where an element begins and ends on the screen. */
async function edgesOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not on the page');
  return { top: box.y, bottom: box.y + box.height };
}

test('on a phone the hours of the day are in sight without scrolling, with the held time below them', async ({
  page,
  baseURL,
}) => {
  await holdDeliverySlot(page, baseURL);
  await recordLayoutShifts(page);
  await page.goto('/stores/borough/time-slots?from=basket');
  const main = page.getByRole('main');
  const held = main.getByRole('region', { name: 'Held for you' });
  const hours = main.getByRole('listitem').getByRole('button');
  await expect(hours.first()).toBeVisible();
  await expect(held.getByText(/is yours for 1[45]:\d\d/)).toBeInViewport({ ratio: 1 });
  await expect(held.getByRole('link', { name: 'Back to basket' })).toBeInViewport({ ratio: 1 });
  await expectNoLayoutShift(page);
  const [bar, links, fourth] = await Promise.all([
    edgesOf(held),
    edgesOf(page.getByRole('navigation', { name: 'Main' })),
    edgesOf(hours.nth(3)),
  ]);
  expect(fourth.bottom).toBeLessThanOrEqual(bar.top);
  expect(Math.abs(bar.bottom - links.top)).toBeLessThanOrEqual(1);
  await expectNoAxeFindings(page);

  // What is secondary comes after the hours.
  const facts = main.getByRole('region', { name: 'Borough' });
  expect((await edgesOf(facts)).top).toBeGreaterThan((await edgesOf(hours.last())).bottom);
  await facts.getByRole('link', { name: 'Change store' }).scrollIntoViewIfNeeded();
  await expect(facts.getByText('Prices for SE1 9GF, Near the bridge')).toBeVisible();
});

test('a second tap moves the hold, and the soonest time is offered where it is seen', async ({
  page,
  context,
  baseURL,
}) => {
  await new ShopperSession(context.request, baseURL ?? '').chooseStore(BOROUGH, 'delivery');
  await page.goto('/stores/borough/time-slots');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Show the soonest time' }).click();
  await expect(main.getByText(/As soon as possible:|There are not available slots for today/)).toBeInViewport();
  await freeSlotsTomorrow(page);
  await freeSlots(page).last().click();
  const held = main.getByRole('region', { name: 'Held for you' });
  await expect(held).toBeInViewport({ ratio: 1 });
  const before = await held.locator('p').first().textContent();
  await freeSlots(page).and(page.locator('[aria-pressed=false]')).last().click();
  await expect(held.locator('p').first()).not.toHaveText(before ?? '');
  await expect(main.getByRole('listitem').getByRole('button', { pressed: true })).toHaveCount(1);
});
