import { type APIRequestContext, expect } from '@playwright/test';
import { problemFault, serveApiFaults } from '@storefront/testing/api-faults';
import { expectNoAxeFindings } from '@storefront/testing/axe';
import { test } from '@storefront/testing/own-agent';
import { desktop } from '@storefront/testing/playwright-config';
import { ShopperSession } from '@storefront/testing/shopper-session';
import { removeLine } from './support/remove-line';

const BOROUGH = 101;
const store = '/stores/borough';
const wine = 'Rioja Crianza 75cl';
const winePage = `${store}/category/red-wine/menuItem/rioja-crianza-75cl`;
/** The business's limits: 24 of one item, 120 in a basket. */
const ITEM_LIMIT = 24;

interface Listed {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly quickAdd: boolean;
}

/** Items that can be added without a choice. */
async function plainItems(request: APIRequestContext, baseURL: string): Promise<Listed[]> {
  const reply = await request.post(`${baseURL}/en-gb/api/catalogue/item-list`, {
    headers: { origin: baseURL },
    data: { storeId: BOROUGH, reduced: true, limit: 40 },
  });
  return ((await reply.json()) as { items: Listed[] }).items.filter(({ quickAdd }) => quickAdd);
}

test.beforeEach(async ({ context, baseURL }) => {
  await new ShopperSession(context.request, baseURL ?? '').chooseStore(BOROUGH, 'delivery');
});

/** Adds quantities of items to a basket, or to a new one. @returns its token */
async function addAll(
  request: APIRequestContext,
  baseURL: string,
  quantities: readonly (readonly [item: Listed | undefined, quantity: number])[],
  basketToken?: string,
): Promise<string> {
  const menuItems = quantities.map(([item, quantity]) => ({ id: item?.id ?? 0, quantity }));
  const reply = await request.post(`${baseURL}/en-gb/api/basket/add-items`, {
    headers: { origin: baseURL },
    data: { storeId: BOROUGH, fulfilmentMethod: 'delivery', menuItems, ...(basketToken && { basketToken }) },
  });
  if (!reply.ok()) throw new Error(await reply.text());
  return ((await reply.json()) as { basket: { basketToken: string } }).basket.basketToken;
}

test('[8.06] the limits of one item and of a basket are named when they are reached', async ({
  page,
  context,
  baseURL,
}) => {
  const items = await plainItems(context.request, baseURL ?? '');
  const [first, second, third, fourth, fifth, last] = items;
  const full = [first, second, third, fourth].map((item) => [item, ITEM_LIMIT] as const);
  const token = await addAll(context.request, baseURL ?? '', [...full, [fifth, ITEM_LIMIT - 3], [last, 1]]);
  await page.goto('/basket');
  const more = page.getByRole('button', { name: `One more ${first?.name}` });
  const itemLimit = page.getByText(`Item limit has been reached. You can have up to ${ITEM_LIMIT} of this item.`);
  await expect(more).toBeVisible();
  await expect(itemLimit).toHaveCount(0);
  await more.click();
  await expect(itemLimit).toBeVisible();
  // Two places are left.
  await page.goto(winePage);
  await page.getByLabel('Quantity').fill('3');
  await page.getByRole('checkbox', { name: /18/ }).check();
  const add = page.getByRole('button', { name: /^Add/ }).filter({ visible: true }).first();
  const goesOver = page.getByText('This will go over your basket limit');
  const isFull = page.getByText('Basket limit has been reached');
  await expect(goesOver.or(isFull)).toHaveCount(0);
  await add.click();
  await expect(goesOver).toBeVisible();
  await expect(isFull).toHaveCount(0);
  await addAll(context.request, baseURL ?? '', [[last, 2]], token);
  await page.getByLabel('Quantity').fill('1');
  await add.click();
  await expect(isFull).toBeVisible();
});

test('[5.14] [8.04] an item with a minimum age asks for it; an addition that fails says so', async ({ page }) => {
  await page.goto(winePage);
  const add = page.getByRole('button', { name: /^Add/ }).filter({ visible: true }).first();
  await add.click();
  await expect(page.getByText('You must be at least 18 to purchase this item').first()).toBeVisible();
  await page.getByRole('checkbox', { name: /18/ }).check();
  await page.route(/\/basket\/add-item$/, (route) =>
    route.fulfill({ status: 500, json: { code: 'internal_error', status: 500, title: 'Failed', detail: 'Failed' } }),
  );
  await add.click();
  await expect(page.getByText('Unable to add item to basket')).toBeVisible();
  await page.unroute(/\/basket\/add-item$/);
  await add.click();
  await expect(page.getByText(`${wine} is in your basket`)).toBeVisible();
});

test('[8.33] [8.07] a basket of another store is replaced only after a confirmation', async ({
  page,
  context,
  baseURL,
}) => {
  const session = new ShopperSession(context.request, baseURL ?? '');
  const [item] = await plainItems(context.request, baseURL ?? '');
  await session.addItem(BOROUGH, item?.slug ?? '', 1, 'delivery');
  await page.goto('/stores/stoke-newington/category/croissants-and-pastries', { waitUntil: 'networkidle' });
  const add = page.getByRole('button', { name: /^Add .* to basket$/ }).first();
  await add.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('An order comes from one store. Move your basket to Stoke Newington?');
  await expect(dialog).toContainText('1 of 1 item moves to Stoke Newington.');
  await expectNoAxeFindings(page);
  await dialog.getByRole('button', { name: 'Keep my basket' }).click();
  await expect(dialog).toBeHidden();
  await add.click();
  await dialog.getByRole('button', { name: 'Move 1 item' }).click();
  await expect(page.getByText('1 in basket').first()).toBeAttached();
  await page.goto('/basket');
  await expect(page.locator('[data-line]')).toHaveCount(2);
});

test('[8.07] a change of an item that the store no longer has says so', async ({ page, context, baseURL }) => {
  const session = new ShopperSession(context.request, baseURL ?? '');
  const [item] = await plainItems(context.request, baseURL ?? '');
  await session.addItem(BOROUGH, item?.slug ?? '', 1, 'delivery');
  await page.goto('/basket');
  const more = page.getByRole('button', { name: /^One more/ }).first();
  await expect(more).toBeVisible();
  const isGone = page.getByText('Item is no longer available.');
  await expect(isGone).toHaveCount(0);
  await serveApiFaults(baseURL, context, {
    '/basket/update-item': problemFault(409, 'item_unavailable', { expected: true }),
  });
  await more.click();
  await expect(isGone).toBeVisible();
});

test('the basket beside a page that cannot be read says so, is read on request, and follows another tab', async ({
  page,
  context,
  baseURL,
}) => {
  await page.setViewportSize(desktop);
  const [item] = await plainItems(context.request, baseURL ?? '');
  await new ShopperSession(context.request, baseURL ?? '').addItem(BOROUGH, item?.slug ?? '', 1, 'delivery');
  await serveApiFaults(baseURL, context, { '/basket/get-or-create': problemFault(500, 'internal_error') });
  await page.goto(store);
  await expect(page.getByText('We could not load your basket. Your items are safe.')).toBeVisible();
  await expectNoAxeFindings(page);
  await serveApiFaults(baseURL, context, {});
  await page.getByRole('button', { name: 'Try again' }).click();
  const lines = page.getByRole('list', { name: 'Items in your basket' });
  await expect(lines).toContainText(item?.name ?? '');
  await expect(page.getByRole('heading', { name: 'Your basket' })).toBeFocused();
  const other = await context.newPage();
  await other.goto('/basket');
  await other.getByRole('button', { name: `One more ${item?.name}` }).click();
  await expect(lines).toContainText('2 × ');
  await removeLine(other, item?.name ?? '');
  await expect(page.getByText('What you add appears here.')).toBeVisible();
});
