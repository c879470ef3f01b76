import { expect, type Page } from '@playwright/test';
import { problemFault, serveApiFaults } from '@storefront/testing/api-faults';
import { expectNoAxeFindings } from '@storefront/testing/axe';
import { expectNoLayoutShift, recordLayoutShifts } from '@storefront/testing/browser/layout-shifts';
import { freeSlots, freeSlotsTomorrow } from '@storefront/testing/free-slots';
import { holdRequests } from '@storefront/testing/hold-requests';
import { test } from '@storefront/testing/own-agent';
import { desktop } from '@storefront/testing/playwright-config';
import { ShopperSession } from '@storefront/testing/shopper-session';

const BOROUGH = 101;
const path = '/stores/borough/time-slots';

/** What the free cells say, once the grid is there. */
async function freeNames(page: Page): Promise<string[]> {
  await freeSlotsTomorrow(page);
  return freeSlots(page).evaluateAll((cells) => cells.map((cell) => cell.textContent ?? ''));
}

/** A cell by its day and hours; its name goes on with price and state. */
const cellOf = (page: Page, name: string) => {
  const [day, hours] = name.split(', ');
  return page.getByRole('gridcell').getByRole('button', { name: `${day}, ${hours}, ` });
};

test.beforeEach(async ({ context, page, baseURL }) => {
  await page.setViewportSize(desktop);
  await new ShopperSession(context.request, baseURL ?? '').addItem(
    BOROUGH,
    'seeded-farmhouse-loaf-800g',
    15,
    'delivery',
  );
});

test('on a wide screen a week is a grid; a press holds a time, the next one moves it, and nothing else moves', async ({
  page,
}) => {
  await recordLayoutShifts(page);
  await page.goto(`${path}?from=basket`);
  const main = page.getByRole('main');
  const grid = main.getByRole('grid', { name: /^Today to / });
  await expect(grid.getByRole('columnheader')).toHaveCount(7);
  await expect(grid.getByRole('rowheader').first()).toHaveText(/^\d+(am|pm)?–\d+(am|pm)$/);
  const names = await freeSlots(page).evaluateAll((cells) => cells.map((cell) => cell.textContent ?? ''));
  expect(names[0]).toMatch(/^[A-Z][a-z]+day \d{1,2} [A-Z][a-z]+, \d\S* to \d\S*(am|pm), (£\d+\.\d\d|Free)/);
  await expectNoAxeFindings(page);

  const [first, second] = [cellOf(page, names.at(-2) ?? ''), cellOf(page, names.at(-3) ?? '')];
  const release = await holdRequests(page, '**/api/slots/reserve');
  await first.click();
  // At once.
  await expect(first).toHaveAccessibleName(/ Holding$/);
  release();
  const held = main.getByRole('region', { name: 'Held for you' });
  await expect(held.getByText(/is yours for 1[45]:\d\d/)).toBeVisible();
  await expect(held).toContainText(/Delivery (£\d+\.\d\d|Free)/);
  await expect(held.getByRole('link', { name: 'Keep shopping' })).toHaveAttribute('href', '/stores/borough');
  await expect(first).toHaveAccessibleName(/ Yours$/);
  await page.unrouteAll({ behavior: 'wait' });
  await second.click();
  await expect(second).toHaveAttribute('aria-pressed', 'true');
  await expect(first).toHaveAttribute('aria-pressed', 'false');
  await expect(second).toBeFocused();
  await expectNoLayoutShift(page);
  await expectNoAxeFindings(page);

  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 3));
  await expect(held.getByRole('link', { name: 'Back to basket' })).toBeInViewport({ ratio: 1 });
  await held.getByRole('link', { name: 'Back to basket' }).click();
  await expect(page).toHaveURL(/\/basket$/);
});

test('the grid works by keyboard alone: weeks, hours, and holding a time', async ({ page }) => {
  await page.goto(path);
  const main = page.getByRole('main');
  const next = main.getByRole('button', { name: 'Next week' });
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(main.getByRole('grid', { name: /^Today to / })).toHaveCount(0);
  await expect(next).toBeFocused();
  await expect(page).toHaveURL(/\?timeSlots=\d{4}-\d\d-\d\d$/);
  await page.reload();
  await expect(main.getByRole('grid', { name: /^[A-Z][a-z]{2} \d/ })).toBeVisible();
  await main.getByRole('button', { name: 'Previous week' }).press('Enter');
  await main.getByRole('link', { name: 'See the calendar' }).focus();
  await page.keyboard.press('Tab');
  const cells = main.getByRole('gridcell').getByRole('button');
  const focused = page.locator('[data-slot]:focus');
  await expect(focused).toHaveCount(1);
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowRight']) {
    const before = await focused.textContent();
    await page.keyboard.press(key);
    await expect(focused).not.toHaveText(before ?? '');
  }
  expect(await cells.evaluateAll((all) => all.filter((one) => (one as HTMLElement).tabIndex === 0).length)).toBe(1);
  await page.keyboard.press('Enter');
  await expect(focused).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Tab');
  await expect(main.getByRole('link', { name: 'Go to basket' })).toBeFocused();
});

test('a time that cannot be held says why, and the one before stays held', async ({ page, context, baseURL }) => {
  await page.goto(`${path}?from=checkout`);
  const main = page.getByRole('main');
  const names = await freeNames(page);
  const [first, second] = [cellOf(page, names.at(-4) ?? ''), cellOf(page, names.at(-5) ?? '')];
  await first.click();
  await expect(first).toHaveAccessibleName(/ Yours$/);
  await serveApiFaults(baseURL, context, { '/slots/reserve': problemFault(409, 'slot_taken', { expected: true }) });
  await second.click();
  const alert = main.getByRole('alert');
  await expect(alert).toContainText('Someone has just taken the last place in this slot. Please choose another.');
  await expect(alert).toBeInViewport();
  await expect(first).toHaveAccessibleName(/ Yours$/);
  await expect(second).toHaveAttribute('aria-pressed', 'false');
  await expectNoAxeFindings(page);
  await alert.getByRole('button', { name: 'Close' }).click();
  await expect(alert).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'Back to checkout' })).toBeVisible();
});

test('the calendar of a wide screen chooses the week of the grid', async ({ page }) => {
  await page.goto(`${path}/calendar`);
  const main = page.getByRole('main');
  const days = main.getByRole('group', { name: 'Day' }).getByRole('button');
  const label = (await days.nth(8).locator('span').first().textContent()) ?? '';
  await days.nth(8).click();
  await expect(main.getByRole('columnheader', { name: label })).toBeVisible();
  await expect(main.getByRole('columnheader', { name: 'Today' })).toHaveCount(0);
  await expectNoAxeFindings(page);
});
