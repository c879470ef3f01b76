import { expect, type Locator, type Page } from '@playwright/test';
import { expectNoAxeFindings } from '@storefront/testing/axe';
import { freeSlots } from '@storefront/testing/free-slots';
import { test } from '@storefront/testing/neighbour-test';
import { ShopperSession } from '@storefront/testing/shopper-session';

const BOROUGH = 101;

test.beforeEach(async ({ context, baseURL, page }) => {
  await new ShopperSession(context.request, baseURL ?? '').chooseStore(BOROUGH, 'delivery');
  await page.goto('/stores/borough/time-slots');
});

test('days, then times with their price; the page has no axe finding', async ({ page }) => {
  await expect(page.getByRole('heading', { name: 'Choose a time', level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Today' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Tomorrow' }).click();
  await expect(page.getByRole('button', { name: 'Tomorrow' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(/\d+(am|pm)?–\d+(am|pm)/);
  await expectNoAxeFindings(page);
});

test('[1.13] a tap holds a slot for 15 minutes, and the hold survives a reload', async ({ page }) => {
  await page.getByRole('button', { name: 'Tomorrow' }).click();
  await freeSlots(page).first().click();
  await expect(page.getByText(/is yours for 1[45]:\d\d/)).toBeVisible();
  await expectNoAxeFindings(page);
  await page.reload();
  await expect(page.getByText(/is yours for 1[45]:\d\d/)).toBeVisible();
});

test('a default time that is held is announced, and its button leaves the focus on the page', async ({ page }) => {
  await page.goto('/stores/borough/time-slots?timeSlots=asap');
  await page.getByRole('button', { name: 'Hold this time' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'is held for you.' })).toHaveText(
    /\d(am|pm) is held for you\.$/,
  );
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

/**
 * The rows of tomorrow's third and fifth free times: other tests fill up the first ones. For the same reason a position
 * does not identify a row.
 */
async function twoRows(page: Page): Promise<[earlier: Locator, later: Locator]> {
  const buttons = freeSlots(page);
  await page.getByRole('button', { name: 'Tomorrow' }).click();
  await expect(buttons.nth(4)).toBeVisible();
  const times = await buttons.locator(':scope > span:first-child').allInnerTexts();
  const rowAt = (time = '') =>
    page
      .getByRole('main')
      .getByRole('listitem')
      .getByRole('button', { name: new RegExp(`^${time}`) });
  return [rowAt(times[2]), rowAt(times[4])];
}

test('another slot replaces the first', async ({ page }) => {
  const [earlier, later] = await twoRows(page);
  await earlier.click();
  await expect(page.getByText(/is yours for/)).toBeVisible();
  await later.click();
  await expect(later).toHaveAttribute('aria-pressed', 'true');
  await expect(earlier).toHaveAttribute('aria-pressed', 'false');
});

test('the later of two quick taps counts', async ({ page }) => {
  const [earlier, later] = await twoRows(page);
  await earlier.click();
  await later.click();
  await expect(later).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('main').getByRole('listitem').getByText('Yours')).toHaveCount(1);
  await expect(page.getByText('Holding')).toHaveCount(0);
  await page.reload();
  await page.getByRole('button', { name: 'Tomorrow' }).click();
  await expect(later).toHaveAttribute('aria-pressed', 'true');
});

test('a store outside the delivery area says so instead of offering times, and collection has them', async ({
  page,
}) => {
  await page.goto('/stores/stoke-newington/time-slots');
  await expect(
    page.getByText('This store does not deliver to that address. Choose another address or collection.'),
  ).toBeVisible();
  await expect(page.getByRole('group', { name: 'Day' })).toHaveCount(0);
  await page.getByRole('button', { name: 'See times for collection' }).click();
  await expect(page.getByRole('group', { name: 'Day' })).toBeVisible();
  await expectNoAxeFindings(page);
});
