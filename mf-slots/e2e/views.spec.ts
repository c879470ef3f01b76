import { expect, type Locator } from '@playwright/test';
import { plainDate } from '@storefront/dates/plain';
import { problemFault, serveApiFaults } from '@storefront/testing/api-faults';
import { expectNoAxeFindings } from '@storefront/testing/axe';
import { freeSlots } from '@storefront/testing/free-slots';
import { holdRequests } from '@storefront/testing/hold-requests';
import { followInAppLink } from '@storefront/testing/in-app-link';
import { test } from '@storefront/testing/own-agent';
import { ShopperSession } from '@storefront/testing/shopper-session';

const BOROUGH = 101;
const DAY_MS = 86_400_000;

/** A free slot that begins at this time of day, so many days from today. */
function slotIn(days: number) {
  const start = new Date(Date.now() + days * DAY_MS + 60_000);
  const end = new Date(start.getTime() + 3_600_000);
  return {
    slotId: 9_000 + days,
    storeId: BOROUGH,
    fulfilmentMethod: 'delivery',
    startDate: start.toISOString(),
    endDate: end.toISOString(),
    timeSlotDate: plainDate(start),
    timeSlotTime: '12:00',
    type: days === 0 ? 'asap' : 'future',
    fee: 200,
    available: true,
    placesLeft: null,
    cheapest: false,
    greenest: false,
  };
}

/** The back end's reply with these slots; the first one is today's soonest if it is of today. */
function slotList(slots: ReturnType<typeof slotIn>[], held?: 'lapsed') {
  const [first] = slots;
  const { available: _, placesLeft: _left, cheapest: _cheap, greenest: _green, ...slot } = first ?? slotIn(1);
  const reservation = held
    ? { ...slot, reservationId: 1, state: held, expiresAt: new Date(Date.now() - 60_000).toISOString() }
    : null;
  const reply = {
    serverTime: new Date().toISOString(),
    timeZone: 'Europe/London',
    days: slots.map((one) => ({ date: one.timeSlotDate, slots: [one] })),
    asap: first?.type === 'asap' ? first : null,
    reservation,
  };
  return {
    kind: 'status' as const,
    status: 200,
    body: JSON.stringify(reply),
    headers: { 'content-type': 'application/json' },
  };
}

const page320 = { width: 320, height: 700 };

test.beforeEach(async ({ context, baseURL }) => {
  await new ShopperSession(context.request, baseURL ?? '').chooseStore(BOROUGH, 'delivery');
});

test('[2.36] [2.54] a store has a page of times and a calendar, which works at 320 pixels and by keyboard', async ({
  page,
}) => {
  await page.goto('/stores/borough/time-slots');
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: /^Tomorrow (from )?£/ })).toBeVisible();
  await page.setViewportSize(page320);
  await main.getByRole('link', { name: 'See the calendar' }).click();
  await expect(page).toHaveURL(/\/stores\/borough\/time-slots\/calendar$/);
  const tomorrow = main.getByRole('button', { name: /^Tomorrow/ });
  await tomorrow.focus();
  await page.keyboard.press('Enter');
  await expect(tomorrow).toHaveAttribute('aria-pressed', 'true');
  for (const part of ['Morning', 'Afternoon', 'Evening'])
    await expect(main.getByRole('region', { name: part })).toBeVisible();
  await expect(main.getByText(/^Book .+ by .+\.$/)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(page320.width);
  await expectNoAxeFindings(page);
});

test('a held time is in sight when the page is opened again, and its day and method stay in the calendar', async ({
  page,
  context,
  baseURL,
}) => {
  const session = new ShopperSession(context.request, baseURL ?? '');
  const basketToken = await session.addItem(BOROUGH, 'seeded-farmhouse-loaf-800g', 15, 'delivery');
  const inSixDays = (new Date().getDay() + 6) % 7;
  await session.reserveSlot(BOROUGH, basketToken, 'delivery', (weekday) => weekday === inSixDays);
  await page.goto('/stores/borough/time-slots');
  const main = page.getByRole('main');
  const chosen = main.getByRole('group', { name: 'Day' }).getByRole('button', { pressed: true });
  await expect(main.getByRole('listitem').getByText('Yours', { exact: true })).toBeVisible();
  await expect(chosen).toBeInViewport({ ratio: 1 });
  // Another day is in the middle of a sentence.
  await expect(main.getByText(/^Book .+ by .+ on [A-Z][a-z]{2} \d/)).toBeVisible();
  await main.getByText('Collection', { exact: true }).click();
  await main.getByRole('button', { name: 'Tomorrow' }).click();
  await main.getByRole('link', { name: 'See the calendar' }).click();
  await expect(main.getByRole('radio', { name: 'Collection' })).toBeChecked();
  await expect(chosen).toHaveAccessibleName(/^Tomorrow/);
});

test('[2.68] a store that takes orders only for later days leads to its calendar', async ({ page }) => {
  await page.goto('/stores/bath-walcot/time-slots');
  await expect(page).toHaveURL(/\/stores\/bath-walcot\/time-slots\/calendar$/);
  await page.goto('/stores/bath-walcot/time-slots?method=collection');
  await expect(page).toHaveURL(/\/time-slots\/calendar\?method=collection$/);
  await expect(page.getByRole('radio', { name: 'Collection' })).toBeChecked();
});

test('[2.66] [2.67] [4.13] from the basket the page is in change mode and leads back; leaving it turns the ASAP times off', async ({
  page,
  context,
  baseURL,
}) => {
  const session = new ShopperSession(page.context().request, baseURL ?? '');
  await session.addItem(BOROUGH, 'seeded-farmhouse-loaf-800g', 15, 'delivery');
  await page.goto('/basket');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Choose a time' }).first().click();
  await expect(page).toHaveURL(/\/time-slots\?from=basket$/);
  await main.getByRole('button', { name: 'Show the soonest time' }).click();
  await expect(main.getByText(/As soon as possible:|There are not available slots for today/)).toBeVisible();
  await main.getByRole('link', { name: 'See the calendar' }).click();
  await expect(main.getByRole('link', { name: 'See the next days' })).toBeVisible();
  await expect(main.getByText(/As soon as possible:|There are not available slots for today/)).toBeVisible();
  // Within the in-app area, where no new document forgets the flag.
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /^Basket/ })
    .click();
  await main.getByRole('link', { name: 'Choose a time' }).first().click();
  await expect(main.getByRole('button', { name: 'Show the soonest time' })).toBeVisible();
  await page.getByRole('button', { name: 'Tomorrow' }).click();
  await freeSlots(page).first().click();
  await expect(main.getByText(/is yours for/)).toBeVisible();
  await main.getByRole('link', { name: 'Back to basket' }).click();
  await expect(page).toHaveURL(/\/basket$/);
  await page.goto('/stores/borough/time-slots?from=checkout');
  await main.getByRole('link', { name: 'Back to checkout' }).click();
  await expect(page).toHaveURL(/\/checkout\/login$/);
  await context.clearCookies();
  await new ShopperSession(context.request, baseURL ?? '').chooseStore(BOROUGH, 'delivery');
  await page.goto('/stores/borough/time-slots');
  await expect(main.getByRole('button', { name: 'Tomorrow' })).toBeVisible();
  await expect(main.getByText('As soon as possible:')).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'Back to basket' })).toHaveCount(0);
});

test('the visit goes on when the shopper goes back from a calendar that is loading, and ends when they go elsewhere', async ({
  page,
  context,
  baseURL,
}) => {
  await new ShopperSession(context.request, baseURL ?? '').addItem(
    BOROUGH,
    'seeded-farmhouse-loaf-800g',
    1,
    'delivery',
  );
  await page.goto('/basket');
  const main = page.getByRole('main');
  const asapTimes = main.getByText(/As soon as possible:|There are not available slots for today/);
  await followInAppLink(page, '/stores/borough/time-slots?from=basket');
  await main.getByRole('button', { name: 'Show the soonest time' }).click();
  await expect(asapTimes).toBeVisible();
  for (const [step, leave] of [
    ['back', () => page.goBack()],
    ['elsewhere', () => followInAppLink(page, '/basket')],
  ] as const)
    await test.step(step, async () => {
      const release = await holdRequests(page, '**/api/stores/details');
      await main.getByRole('link', { name: 'See the calendar' }).click();
      await expect(page).toHaveURL(/\/time-slots\/calendar/);
      await expect(main.getByRole('link', { name: 'See the calendar' })).toHaveCount(0);
      await leave();
      release();
      await page.unrouteAll({ behavior: 'wait' });
      if (step === 'elsewhere') await followInAppLink(page, '/stores/borough/time-slots?from=basket');
      await expect(main.getByRole('link', { name: 'See the calendar' })).toBeVisible();
      await expect(main.getByRole('button', { name: 'Show the soonest time' })).toHaveCount(step === 'back' ? 0 : 1);
      await expect(asapTimes).toHaveCount(step === 'back' ? 1 : 0);
    });
});

test('[5.17] [8.12] a date in the past is not valid, and an expired slot says what to do', async ({
  page,
  context,
  baseURL,
}) => {
  await serveApiFaults(baseURL, context, { '/slots/list': slotList([slotIn(1)], 'lapsed') });
  await page.goto('/stores/borough/time-slots?timeSlots=2020-01-01');
  const main = page.getByRole('main');
  const notValid = main.getByText('This date is not valid. Choose today or a later day.');
  const expired = main.getByText('Your selected slot has expired, please select another time slot.');
  await expect(notValid).toBeVisible();
  await expect(expired).toBeVisible();
  // Yesterday is in the past too, and today is not.
  await page.goto(`/stores/borough/time-slots?timeSlots=${plainDate(new Date(Date.now() - DAY_MS))}`);
  await expect(notValid).toBeVisible();
  await serveApiFaults(baseURL, context, { '/slots/list': slotList([slotIn(0), slotIn(1)]) });
  await page.goto(`/stores/borough/time-slots?timeSlots=${slotIn(0).timeSlotDate}`);
  await expect(main.getByRole('button', { name: 'Tomorrow' })).toBeVisible();
  await expect(notValid).toHaveCount(0);
  await expect(expired).toHaveCount(0);
});

test('[8.09] [8.10] a slot that cannot be held says so, also the default one of today and of a later day', async ({
  page,
  context,
  baseURL,
}) => {
  const reserve = { '/slots/reserve': problemFault(500, 'internal_error') };
  await serveApiFaults(baseURL, context, { ...reserve, '/slots/list': slotList([slotIn(0), slotIn(1)]) });
  const main = page.getByRole('main');
  await page.goto('/stores/borough/time-slots?timeSlots=asap');
  await main.getByRole('listitem').getByRole('button').first().click();
  await expect(main.getByRole('alert')).toContainText('There was an error reserving time slot.');
  await expect(main.getByRole('alert').getByRole('button', { name: /^Hold Tomorrow/ })).toBeVisible();
  await main.getByRole('button', { name: 'Hold this time' }).click();
  await expect(main.getByRole('alert')).toContainText('There was an error selecting default ASAP slot.');
  await expectNoAxeFindings(page);

  await serveApiFaults(baseURL, context, { ...reserve, '/slots/list': slotList([slotIn(1)]) });
  await page.reload();
  await expect(main.getByText('There are not available slots for today')).toBeVisible();
  await main.getByRole('button', { name: 'Hold this time' }).click();
  await expect(main.getByRole('alert')).toContainText('There was an error selecting default future slot.');
});

test('[8.11] without slots today the page says so, and without any it asks for a choice by hand', async ({
  page,
  context,
  baseURL,
}) => {
  const main = page.getByRole('main');
  const noneToday = main.getByText('There are not available slots for today', { exact: true });
  const noneAtAll = main.getByText('No alternative slot found. You need to select the timeslot manually.', {
    exact: true,
  });
  for (const [slots, isToday] of [
    [[slotIn(0), slotIn(1)], true],
    [[slotIn(1)], false],
  ] as const) {
    await serveApiFaults(baseURL, context, { '/slots/list': slotList([...slots]) });
    await page.goto('/stores/borough/time-slots?timeSlots=asap');
    await expect(main.getByRole('button', { name: 'Hold this time' })).toBeVisible();
    await expect(noneToday).toHaveCount(isToday ? 0 : 1);
    await expect(noneAtAll).toHaveCount(0);
  }
  await serveApiFaults(baseURL, context, { '/slots/list': slotList([]) });
  await page.goto('/stores/borough/time-slots?timeSlots=asap');
  await expect(noneToday).toBeVisible();
  await expect(noneAtAll).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Borough has no times for delivery' })).toBeVisible();
  await page.goto(`/stores/borough/time-slots?timeSlots=${slotIn(2).timeSlotDate}`);
  await expect(main.getByRole('heading', { name: 'Borough has no times for delivery' })).toBeVisible();
  await expect(main.getByText('This date is not valid.')).toHaveCount(0);
  await expectNoAxeFindings(page);
  await main.getByRole('button', { name: 'See times for collection' }).click();
  await expect(main.getByRole('radio', { name: 'Collection' })).toBeChecked();
});

test('a day without times stays in the calendar, says so and leads to the next free time, as does a full one', async ({
  page,
  context,
  baseURL,
}) => {
  const full = { ...slotIn(3), available: false };
  await serveApiFaults(baseURL, context, { '/slots/list': slotList([slotIn(1), full, slotIn(5)]) });
  await page.setViewportSize(page320);
  await page.goto('/stores/borough/time-slots/calendar');
  const main = page.getByRole('main');
  const days = main.getByRole('group', { name: 'Day' }).getByRole('button');
  await expect(days).toHaveCount(5);
  await expect(days.nth(1)).toContainText('No times');
  await days.nth(1).click();
  await expect(main.getByRole('heading', { name: 'No times on this day' })).toBeVisible();
  await expectNoAxeFindings(page);
  await days.nth(2).click();
  await expect(main.getByText('All times on this day are taken.')).toBeVisible();
  await main.getByRole('button', { name: /^See / }).last().click();
  await expect(days.nth(4)).toHaveAttribute('aria-pressed', 'true');
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(page320.width);
});

test('a store that only offers collection shows its times although delivery was chosen', async ({ page }) => {
  await page.goto('/stores/york-bootham/time-slots');
  const main = page.getByRole('main');
  await expect(main.getByText(/offers collection only/)).toBeVisible();
  await expect(main.getByRole('group', { name: 'Day' })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Try again' })).toHaveCount(0);
});

test('with a basket of another store a time is held after a question, and the shopper shops at that store then', async ({
  page,
  context,
  baseURL,
}) => {
  const session = new ShopperSession(context.request, baseURL ?? '');
  const basketToken = await session.addItem(BOROUGH, 'seeded-farmhouse-loaf-800g', 15, 'delivery');
  await page.goto('/stores/stoke-newington/time-slots');
  const main = page.getByRole('main');
  await main.getByText('Collection', { exact: true }).click();
  await main.getByRole('button', { name: 'Tomorrow' }).click();
  const question = main.getByText('You already have a basket from another store. Replace it with this one?');
  await freeSlots(page).last().click();
  await expect(question).toBeVisible();
  await expectNoAxeFindings(page);
  await main.getByRole('button', { name: 'Keep my basket' }).click();
  await expect(question).toHaveCount(0);
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(main.getByText(/is yours for/)).toHaveCount(0);

  // Looking at the other store's times has not changed the method of the basket.
  const headers = { origin: baseURL ?? '' };
  const kept = await context.request.post('/en-gb/api/basket/get-or-create', { headers, data: { basketToken } });
  expect(await kept.json()).toMatchObject({ fulfilmentMethod: 'delivery', itemCount: 15 });
  await page.goto('/stores/stoke-newington/time-slots?method=collection');
  await expect(page.getByRole('banner')).toContainText('Delivery to SE1 9GF');
  await main.getByRole('button', { name: 'Tomorrow' }).click();
  await freeSlots(page).last().click();
  await main.getByRole('button', { name: 'Replace it' }).click();
  await expect(main.getByText(/is yours for 1[45]:\d\d/)).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('Collect from Stoke Newington');
  await page.goto('/basket');
  await expect(page.getByText('Your basket is empty')).toBeVisible();
});

test('[2.54] on a tablet the days stand in weeks of seven, and the parts of a day side by side', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  const main = page.getByRole('main');
  const topsOf = (elements: Locator) =>
    elements.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  for (const path of ['time-slots', 'time-slots/calendar']) {
    await page.goto(`/stores/borough/${path}`);
    const days = main.getByRole('group', { name: 'Day' });
    await days.getByRole('button', { name: 'Tomorrow' }).click();
    await expect(main.getByRole('region', { name: 'Evening' })).toBeVisible();
    const rows = await topsOf(days.getByRole('button'));
    const counts = [...new Set(rows)].map((top) => rows.filter((one) => one === top).length);
    expect(Math.max(...counts)).toBe(7);
    expect(counts.length).toBeGreaterThan(1);
    if (path === 'time-slots')
      expect(new Set(await topsOf(main.getByRole('region', { name: /^(Morning|Afternoon|Evening)$/ }))).size).toBe(1);
    else {
      const [calendar, times] = await Promise.all([
        days.boundingBox(),
        main.getByRole('region', { name: 'Morning' }).boundingBox(),
      ]);
      expect(times?.x).toBeGreaterThan((calendar?.x ?? 0) + (calendar?.width ?? 0));
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(820);
    await expectNoAxeFindings(page);
  }
});
