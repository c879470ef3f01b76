import { expect, type Page } from '@playwright/test';
import type { PickList } from '@storefront/api/entities/desk/pick-list';
import type { ReplyOf } from '@storefront/api/operation-types';
import { expectAccessible } from '@storefront/testing/expect-accessible';
import { test } from '@storefront/testing/neighbour-test';
import { deskUrl, logIn } from './support/desk';
import { newManager } from './support/manager';
import { placeOrder } from './support/place-order';

// Items that no other test orders or looks at.
const GHERKINS = { item: 'crunchy-gherkins-340g', name: 'Crunchy gherkins 340g' };
const PICCALILLI = 'Piccalilli 280g';
const OLIVES = 'Green olives in brine 340g';
const SHELF = '/desk/items?store=borough&category=pickles-and-olives';
const BOROUGH = 101;
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const priceOf = (page: Page, name: string) => page.getByRole('button', { name: `Price of ${name}` });

test('prices and stock are changed one by one and many at once, undone, and never over what somebody else has changed', async ({
  page,
  request,
  baseURL,
}, testInfo) => {
  await page.setViewportSize(DESKTOP);
  await logIn(page, baseURL, 'stock', '/desk/items?store=borough');
  await expect(page.getByRole('heading', { level: 1, name: 'Items' })).toBeVisible();
  await expectAccessible(page, 'items');

  await test.step('found by name, and changed by keyboard', async () => {
    await page.getByLabel('Find an item').fill('gherkins');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/text=gherkins/);
    const price = priceOf(page, GHERKINS.name);
    await price.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('1.75');
    await expectAccessible(page, 'a price that is edited');
    await page.keyboard.press('Enter');
    await expect(page.getByText(`${GHERKINS.name} was changed.`)).toBeVisible();
    await expect(price).toContainText('£1.75');
    await expect(price).toBeFocused();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(price).toContainText('£1.80');
  });

  await test.step('many prices by a share, after what each becomes', async () => {
    await page.goto(deskUrl(baseURL, SHELF));
    await rowOf(page, PICCALILLI).getByRole('checkbox').check();
    await rowOf(page, OLIVES).getByRole('checkbox').check();
    const panel = page.getByRole('region', { name: 'Change 2 items' });
    await panel.getByLabel('Per cent').fill('10');
    await expect(panel.getByText('£2.20')).toBeVisible();
    await expectAccessible(page, 'many prices');
    await panel.getByRole('button', { name: 'Set 2 new prices' }).click();
    await expect(page.getByText('2 items changed.')).toBeVisible();
    await expect(priceOf(page, PICCALILLI)).toContainText('£2.20');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('2 items set back.')).toBeVisible();
    await expect(priceOf(page, PICCALILLI)).toContainText('£2.00');
  });

  const manager = await newManager(testInfo);

  await test.step('what somebody else has changed stays, with both sides', async () => {
    const { items } = await manager<ReplyOf<'POST /desk/items'>>('desk/items', {
      storeId: BOROUGH,
      text: 'piccalilli',
    });
    const menuItemId = items.find(({ name }) => name === PICCALILLI)?.menuItemId;
    const set = (before: number, price: number) =>
      manager('desk/items-change', {
        storeId: BOROUGH,
        items: [{ menuItemId, seen: { price: before }, set: { price } }],
      });
    await set(200, 195);
    await priceOf(page, PICCALILLI).click();
    await page.keyboard.type('2.10');
    await page.keyboard.press('Enter');
    await expect(
      page.getByText(`${PICCALILLI}: it has changed since the page was read. Price: £1.95, not £2.00.`),
    ).toBeVisible();
    await expect(priceOf(page, PICCALILLI)).toContainText('£1.95');
    await expectAccessible(page, 'a conflict');
    await set(195, 200);
  });

  await test.step('what a picker took off sale is in the history, and put on sale again', async () => {
    const lines = [GHERKINS.item, 'piccalilli-280g'].map((item) => ({ item, quantity: 12 }));
    const businessOrderId = await placeOrder(request, baseURL, { firstName: 'Gil', lines });
    const batch = await manager<PickList>('desk/pick-begin', { storeId: BOROUGH, businessOrderIds: [businessOrderId] });
    const lineId = batch.lines.find(({ name }) => name === GHERKINS.name)?.lineId;
    await manager('desk/pick-line', { businessOrderId, lineId, picked: 0, offSale: true });
    await manager('desk/pick-release', { businessOrderId });
    await manager('admin/order-transition', { businessOrderId, status: 'order_cancelled' });
    await page.goto(deskUrl(baseURL, `${SHELF}&filter=out_of_stock`));
    await expect(rowOf(page, GHERKINS.name)).toContainText('Off sale');
    await page.getByRole('button', { name: GHERKINS.name, exact: true }).click();
    const history = page.getByRole('region', { name: `History of ${GHERKINS.name}` });
    await expect(history.getByText(/Robin Till, while picking/)).toBeVisible();
    await expectAccessible(page, 'the history of an item');
    await history.getByRole('button', { name: /^Undo/ }).first().click();
    await expect(page.getByText('1 item set back.')).toBeVisible();
    await expect(rowOf(page, GHERKINS.name)).toContainText('On sale');
  });

  await test.step('on a phone in a sheet', async () => {
    await page.setViewportSize(PHONE);
    await page.goto(deskUrl(baseURL, SHELF));
    await rowOf(page, OLIVES).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Change 1 item' });
    await sheet.getByText('Place', { exact: true }).click();
    await sheet.getByLabel('Aisle').fill('7');
    await expect(sheet.getByText('Aisle 7')).toBeVisible();
    await expectAccessible(page, 'a change on a phone');
    await sheet.getByRole('button', { name: 'Move 1 item' }).click();
    await expect(page.getByText('1 item changed.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('1 item set back.')).toBeVisible();
  });
});
