import { expect, type Page } from '@playwright/test';
import { expectNoAxeFindings } from '@storefront/testing/axe';
import { freeSlots } from '@storefront/testing/free-slots';
import { test } from '@storefront/testing/neighbour-test';
import { ShopperSession } from '@storefront/testing/shopper-session';
import { removeLine } from './support/remove-line';

const BOROUGH = 101;
const loaf = { slug: 'seeded-farmhouse-loaf-800g', name: 'Seeded farmhouse loaf 800g' };
const summary = (page: Page) => page.getByRole('region', { name: 'Summary' }).filter({ visible: true });

let basketToken: string;
test.beforeEach(async ({ context, baseURL }) => {
  const session = new ShopperSession(context.request, baseURL ?? '');
  await session.chooseStore(BOROUGH, 'delivery');
  basketToken = await session.addItem(BOROUGH, loaf.slug, 12, 'delivery');
});

/** The rows of the summary in pence, without the total, and the total. */
async function sums(page: Page): Promise<{ parts: number; total: number }> {
  const amounts = await summary(page).locator('dd').allInnerTexts();
  const pence = amounts
    .filter((text) => text.includes('£') || text.endsWith('p'))
    .map((text) => {
      const value = text.endsWith('p')
        ? Number(text.replace(/\D/g, ''))
        : Math.round(Number(text.replace(/[^\d.]/g, '')) * 100);
      return /^[−-]/.test(text) ? -value : value;
    });
  return { parts: pence.slice(0, -1).reduce((sum, one) => sum + one, 0), total: pence.at(-1) ?? Number.NaN };
}

test('[1.11] [2.42] a coupon is applied, counted in the sum, and removed; a wrong code says so', async ({ page }) => {
  await page.goto('/basket');
  const code = page.getByLabel('Coupon code');
  await code.fill('NOSUCHCODE');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'This coupon cannot be used here. Check the code and what it is for.',
  );
  await code.fill(' welcome10 ');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText(/WELCOME10 has been applied\. It takes £\d+\.\d\d off\./)).toBeVisible();
  await expect(summary(page).getByText('Coupon WELCOME10')).toBeVisible();
  const { parts, total } = await sums(page);
  expect(parts).toBe(total);
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'Remove coupon WELCOME10' }).click();
  await expect(summary(page).getByText('Coupon WELCOME10')).toHaveCount(0);
  await expect(code).toBeFocused();
});

test('[1.12] [5.19] a tip is added, changed and removed, and sent as a number', async ({ page }) => {
  await page.goto('/basket');
  const sent: unknown[] = [];
  const changed: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/basket/update-tip')) sent.push(request.postDataJSON().tip);
    if (request.url().endsWith('/basket/update-item')) changed.push(request.postDataJSON());
  });
  const tip = page.getByRole('group', { name: 'Tip' });
  await tip.getByRole('button', { name: '£2', exact: true }).click();
  await expect(summary(page).getByText('£2.00')).toBeVisible();
  await tip.getByRole('button', { name: 'Other' }).click();
  await page.getByLabel('Another amount').fill('2.50');
  await page.getByRole('button', { name: 'Set tip' }).click();
  await expect(summary(page).getByText('£2.50')).toBeVisible();
  await page.getByLabel('Another amount').fill('900');
  await page.getByRole('button', { name: 'Set tip' }).click();
  await expect(page.getByText('The tip is too high. Choose a smaller one.')).toBeVisible();
  await expectNoAxeFindings(page);
  await tip.getByRole('button', { name: 'None' }).click();
  await expect(summary(page).getByText('tip')).toHaveCount(0);
  expect(sent).toEqual([200, 250, 90_000, 0]);
  await page.getByRole('button', { name: `One more ${loaf.name}` }).click();
  await expect(page.getByRole('main').getByText('13 items')).toBeVisible();
  expect(changed).toEqual([expect.objectContaining({ basketToken, basketLineId: expect.any(Number) })]);
});

test('[2.74] a coupon for members waits for the log-in, which returns to the basket, where it counts', async ({
  page,
}) => {
  await page.goto('/basket');
  await page.getByLabel('Coupon code').fill('REGULARS');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('This coupon is for members. Log in to use it.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await page.getByLabel('Email').fill('priya@example.com');
  await page.getByLabel('Password', { exact: true }).fill('pipwell-demo-1');
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/basket$/);
  await expect(page.getByText(/REGULARS has been applied\./)).toBeVisible();
  // The server counts it: it is still there in another document, and lowers the total.
  await page.reload();
  await expect(page.getByText(/REGULARS has been applied\./)).toBeVisible();
  await expect(summary(page).getByText('REGULARS')).toBeVisible();
});

test('[1.10] an emptied basket is restored with one press, with tip and coupon, and what cannot come back is said', async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto('/basket');
  await page.getByLabel('Coupon code').fill('WELCOME10');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText(/WELCOME10 has been applied\./)).toBeVisible();
  await page.getByRole('group', { name: 'Tip' }).getByRole('button', { name: '£2', exact: true }).click();
  await expect(summary(page).getByText('£2.00')).toBeVisible();
  await page.getByRole('button', { name: 'Empty the basket' }).click();
  await expect(page.getByText('Your basket is empty')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('main').getByText('12 items')).toBeVisible();
  await expect(page.getByText(/WELCOME10 has been applied\./)).toBeVisible();
  await expect(summary(page).getByText('£2.00')).toBeVisible();
  await page.getByRole('button', { name: 'Empty the basket' }).click();
  await expect(page.getByText('Your basket is empty')).toBeVisible();
  // Meanwhile another device takes 20 of the 24 that an order may have.
  await new ShopperSession(context.request, baseURL ?? '').addItem(BOROUGH, loaf.slug, 20, 'delivery', basketToken);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('main').getByText('24 items')).toBeVisible();
  await expect(
    page.getByText(
      `These are sold out, at their limit or not sold on your day, and could not be put back: 8 of ${loaf.name}.`,
    ),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Empty the basket' }).click();
  await expect(page.getByText('Your basket is empty')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Your basket is empty')).toBeVisible();
});

test('tabs are in step: a substitute, a saved item, a slot’s fee and a removal; a device when its page is seen again', async ({
  page,
  context,
  baseURL,
}) => {
  const other = await context.newPage();
  await page.goto('/basket');
  await other.goto('/basket');
  await expect(other.getByRole('heading', { name: loaf.name })).toBeVisible();
  await page.getByRole('button', { name: /^If missing/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('radio', { name: /^Ask me/ })
    .check();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(other.getByRole('button', { name: /^If missing: ask me/ })).toBeVisible();
  await page.getByRole('button', { name: `More for ${loaf.name}` }).click();
  await page.getByRole('button', { name: `Save for later: ${loaf.name}` }).click();
  const saved = other.getByRole('region', { name: 'Saved for later' });
  await expect(saved.getByText(loaf.name)).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  // In no summary: the list of saved items alone changes.
  await page.getByRole('button', { name: `Remove ${loaf.name} from saved items` }).click();
  await expect(saved).toHaveCount(0);
  await new ShopperSession(context.request, baseURL ?? '').addItem(BOROUGH, loaf.slug, 3, 'delivery', basketToken);
  await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(other.getByRole('main').getByText('3 items')).toBeVisible();
  await expect(page.getByRole('main').getByText('3 items')).toBeVisible();
  await page.goto('/stores/borough/time-slots');
  await page.getByRole('button', { name: 'Tomorrow' }).click();
  await freeSlots(page).last().click();
  await expect(page.getByText(/is yours for/)).toBeVisible();
  await expect(summary(other).getByText('Depends on the time')).toHaveCount(0);
  await page.goto('/basket');
  await removeLine(page, loaf.name);
  await expect(other.getByText('Your basket is empty')).toBeVisible();
});

test('[8.04] [8.07] a change that fails says which, and the basket stays', async ({ page }) => {
  await page.goto('/basket');
  await page.getByLabel('Coupon code').fill('WELCOME10');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText(/WELCOME10 has been applied\./)).toBeVisible();
  await page.route(/\/basket\/(update-item|remove-coupon)$/, (route) => route.abort());
  await page.getByRole('button', { name: `One more ${loaf.name}` }).click();
  await expect(page.getByText('Unable to update the quantity, please try again.')).toBeVisible();
  await removeLine(page, loaf.name);
  await expect(page.getByText('Unable to remove the item, please try again.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove coupon WELCOME10' }).click();
  await expect(page.getByText('Unable to remove the coupon, please try again.')).toBeVisible();
  await page.getByRole('button', { name: /^If missing/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /^Ask me/ }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Unable to update item', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main').getByText('12 items')).toBeVisible();
});

test('[8.05] the basket of a closed store says so', async ({ page }) => {
  await page.route(/\/basket\/get-or-create$/, async (route) => {
    const reply = await route.fetch();
    await route.fulfill({ response: reply, json: { ...(await reply.json()), storeClosed: true } });
  });
  await page.goto('/basket');
  await expect(page.getByText('Unable to view basket as the store is closed')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Choose another store' })).toBeVisible();
  await expectNoAxeFindings(page);
});

test('on a phone the total and the next step stay in sight', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto('/basket');
  await expect(
    page
      .getByText('Total £')
      .or(page.getByRole('link', { name: 'Choose a time' }))
      .first(),
  ).toBeInViewport();
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
