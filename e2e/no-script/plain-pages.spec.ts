import { expect, type Page } from '@playwright/test';
import { expectNoAxeFindings } from '@storefront/testing/axe';
import { holdRequests } from '@storefront/testing/hold-requests';
import { ShopperSession } from '@storefront/testing/shopper-session';
import { test } from '@storefront/testing/storefront-test';
import { pipwell } from '../support/businesses';
import { baseURL } from '../support/hosts';

// The bare host shows the first business, and Node can resolve it too.
const origin = baseURL;
const BOROUGH = 101;
const STOKE_NEWINGTON = 102;
const { item } = pipwell;

const prepare = async (page: Page) => {
  const session = new ShopperSession(page.context().request, origin);
  await session.chooseStore(BOROUGH, 'delivery');
  await session.addItem(BOROUGH, item.slug, item.quantity, 'delivery');
};
const summary = (page: Page) => page.getByRole('region', { name: 'Summary' }).filter({ visible: true });
const main = (page: Page) => page.getByRole('main');

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the basket is changed by forms: quantity, substitute, coupon, tip, removal', async ({ page }) => {
    await prepare(page);
    const reply = await page.goto(`${origin}/basket`);
    expect(reply?.headers()['cache-control']).toBe('no-store');
    await expect(page).toHaveTitle('Your basket, Pipwell');
    await expect(main(page).getByText(`${item.quantity} items`)).toBeVisible();
    await page.getByLabel(`Quantity of ${item.name}`).fill('12');
    await page.getByRole('button', { name: `Update: ${item.name}` }).click();
    await expect(page).toHaveURL(`${origin}/basket`);
    await expect(main(page).getByText('12 items')).toBeVisible();

    await page.getByLabel(`If ${item.name} is missing`).selectOption('Something close');
    await page.getByRole('button', { name: `Set: ${item.name}` }).click();
    await expect(page.getByLabel(`If ${item.name} is missing`)).toHaveValue('similar');
    await page.getByLabel('If an item is missing').selectOption('Ask me');
    await page.getByRole('button', { name: 'Set for all items' }).click();
    await expect(page.getByLabel('If an item is missing')).toHaveValue('ask');

    await page.getByLabel('Coupon code').fill('NOSUCHCODE');
    await page.getByRole('button', { name: 'Use code' }).click();
    await expect(page.getByText('This coupon cannot be used here. Check the code and what it is for.')).toBeVisible();
    await page.getByLabel('Coupon code').fill('WELCOME10');
    await page.getByRole('button', { name: 'Use code' }).click();
    await expect(summary(page).getByText('Coupon WELCOME10')).toBeVisible();
    await page.getByRole('button', { name: 'Delete coupon WELCOME10' }).click();
    await expect(summary(page).getByText('Coupon WELCOME10')).toHaveCount(0);

    await page.getByLabel('Amount of the tip').fill('900');
    await page.getByRole('button', { name: 'Give this tip' }).click();
    await expect(page.getByText('The tip is too high. Choose a smaller one.')).toBeVisible();
    await page.getByLabel('Amount of the tip').fill('2.50');
    await page.getByRole('button', { name: 'Give this tip' }).click();
    await expect(summary(page).getByText('£2.50')).toBeVisible();

    await page.getByLabel('Coupon code').fill('WELCOME10');
    await page.getByRole('button', { name: 'Use code' }).click();
    await page.getByLabel(`Quantity of ${item.name}`).fill('2');
    await page.getByRole('button', { name: `Update: ${item.name}` }).click();
    await expect(main(page).getByText(/^Coupon WELCOME10 was removed\. Your basket has not reached/)).toBeVisible();

    await page.getByLabel(`Quantity of ${item.name}`).fill('300');
    await page.getByRole('button', { name: `Update: ${item.name}` }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await page.getByRole('button', { name: `Delete ${item.name}` }).click();
    await expect(page.getByText('Your basket is empty')).toBeVisible();
  });

  test('a time is held by a form, and the basket shows it', async ({ page }) => {
    await prepare(page);
    await page.goto(`${origin}/basket`);
    await main(page).getByRole('link', { name: 'Choose a time' }).first().click();
    await page
      .getByRole('navigation', { name: 'Days' })
      .getByRole('link', { name: /Tomorrow/ })
      .click();
    await expect(page).toHaveURL(/timeSlots=\d{4}-\d{2}-\d{2}/);
    const time = page
      .locator('label')
      .filter({ has: page.locator('input[name="slot"]:enabled') })
      .first();
    const label = ((await time.locator('.sf-choice__text').textContent()) ?? '').trim();
    await time.click();
    await page.getByRole('button', { name: 'Hold the chosen time' }).click();
    await expect(page.getByText(/is yours until/)).toBeVisible();
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
    await page.getByRole('link', { name: 'Go to the basket' }).click();
    await expect(summary(page).getByText(label)).toBeVisible();
    await page.goto(`${origin}/stores/borough/time-slots`);
    await page.getByRole('link', { name: 'See times for collection' }).click();
    await expect(page).toHaveURL(/method=collection/);
    await expect(page.getByRole('link', { name: 'See times for delivery' })).toBeVisible();
  });

  test('a shopper who only looks around sees a store’s times, without having chosen it', async ({ page }) => {
    const slots = page.getByRole('link', { name: /^Slots/ }).filter({ visible: true });
    const message = page.getByRole('complementary', { name: 'Message' });
    await page.goto(`${origin}/stores/borough`);
    await slots.click();
    await expect(page).toHaveURL(/\/stores\/borough\?message=location$/);
    await expect(message).toBeVisible();
    await expect(message.locator('p')).toContainText('Enter your postcode first.');
    await page.goto(`${origin}/`);
    await page.getByRole('main').getByLabel('Postcode').first().fill(pipwell.postcode);
    await page.getByRole('main').getByLabel('Postcode').first().press('Enter');
    await expect(page).toHaveURL(/\/stores-near-by\?/);
    await page.goto(`${origin}/stores/stoke-newington`);
    await slots.click();
    await expect(page).toHaveURL(`${origin}/stores/stoke-newington/time-slots`);
    await expect(main(page).getByRole('heading', { level: 1, name: 'Choose a time' })).toBeVisible();
    await page.getByRole('link', { name: 'See times for collection' }).click();
    await expect(page.getByRole('radio').first()).toBeVisible();
  });

  test('a time for another store’s basket is held once the shopper agrees to replace it', async ({ page }) => {
    const session = new ShopperSession(page.context().request, origin);
    await session.chooseStore(BOROUGH, 'delivery');
    await session.addItem(STOKE_NEWINGTON, item.slug, 1, 'delivery');
    await page.goto(`${origin}/stores/borough/time-slots`);
    const hold = async () => {
      await page
        .locator('label')
        .filter({ has: page.locator('input[name="slot"]:enabled') })
        .last()
        .click();
      await page.getByRole('button', { name: 'Hold the chosen time' }).click();
    };
    await hold();
    await expect(page.getByRole('alert')).toContainText('You already have a basket from another store.');
    await page.getByRole('checkbox', { name: 'Replace my basket from the other store' }).check();
    await hold();
    await expect(page.getByText(/is yours until/)).toBeVisible();
    await page.goto(`${origin}/basket`);
    await expect(page.getByText('Your basket is empty')).toBeVisible();
  });

  test('a shopper without a basket is led back to the shop', async ({ page }) => {
    await new ShopperSession(page.context().request, origin).chooseStore(BOROUGH, 'delivery');
    await page.goto(`${origin}/basket`);
    await expect(page.getByText('Your basket is empty')).toBeVisible();
    await page.getByRole('link', { name: 'Start shopping' }).click();
    await expect(page).toHaveURL(`${origin}/stores/borough`);
  });
});

test('while scripts load, the basket and the slots are shown whole; what is typed reaches the page', async ({
  page,
}) => {
  await prepare(page);
  const release = await holdRequests(page);
  await page.goto(`${origin}/stores/borough/time-slots`, { waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: 'Hold the chosen time' })).toBeVisible();
  await expectNoAxeFindings(page);
  await page.goto(`${origin}/basket`, { waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: 'Use code' })).toBeVisible();
  await expectNoAxeFindings(page);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.getByLabel('Coupon code').fill('WELCOME10');
  release();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText(/WELCOME10 has been applied\./)).toBeVisible();
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Use code' })).toHaveCount(0);
});

test('while scripts load, the log-in and every outcome of a marketing mail’s link are whole pages', async ({
  page,
}) => {
  await holdRequests(page);
  const pages = {
    '/login': 'Log in',
    '/unsubscribe?token=1.changed': 'News and offers by email',
    '/unsubscribe?outcome=invalid': 'News and offers by email',
    '/unsubscribe?outcome=done': 'News and offers by email',
    '/unsubscribe?token=1.changed&outcome=failed': 'News and offers by email',
  };
  for (const [path, name] of Object.entries(pages)) {
    await page.goto(`${origin}${path}`, { waitUntil: 'commit' });
    await expect(main(page).getByRole('heading', { level: 1, name })).toBeVisible();
    await expectNoAxeFindings(page);
  }
});

test('a shopper who is in a field when the scripts arrive stays in it', async ({ page }) => {
  await prepare(page);
  const release = await holdRequests(page);
  await page.goto(`${origin}/basket`, { waitUntil: 'commit' });
  await page.getByLabel('Coupon code').focus();
  release();
  await expect(page.getByRole('button', { name: 'Apply' })).toBeVisible();
  await expect(page.getByLabel('Coupon code')).toBeFocused();
  await page.keyboard.insertText('WELCOME10');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText(/WELCOME10 has been applied\./)).toBeVisible();
});
