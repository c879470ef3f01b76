import { SAVED_ITEMS_MAX } from '@storefront/api/constants';
import { eq, sql } from 'drizzle-orm';
import { orderByCash } from '../../../../test-support/order-by-cash';
import { ids } from '../../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../../test-support/test-service';
import { baskets, savedItems } from '../../../database/schema/basket';
import { slots } from '../../../database/schema/slots';

let service: TestService;
beforeAll(async () => {
  service = await createTestService();
  await service.db.update(slots).set({ capacity: 100 });
});
afterAll(() => service.close());

const ada = { grant_type: 'password', username: 'ada@example.test', password: 'correct horse' } as const;
const roll = (index: number) => 1100 + index;
const add = async (menuItem: { id: number; quantity?: number }, basketToken?: string, ageConfirmed?: boolean) =>
  (await service.call('POST /basket/add-item', { storeId: ids.store, menuItem, basketToken, ageConfirmed })).data;
const read = async (basketToken: string | null) =>
  (await service.call('POST /basket/get-or-create', { basketToken: basketToken ?? '' })).data;
const saved = async (basketToken: string | null) =>
  Object.fromEntries(
    ((await read(basketToken)).savedItems ?? []).map(({ menuItem, quantity }) => [menuItem.id, quantity]),
  );

/** A basket with milk, and bread saved for later. */
async function basketWithSavedBread() {
  const { basket } = await add({ id: ids.milk, quantity: 6 });
  const { basketToken } = basket;
  const { basketLineId } = await add({ id: ids.bread, quantity: 2 }, basketToken);
  const { data } = await service.call('POST /basket/save-line', { basketToken, basketLineId });
  return { basketToken, savedItemId: data.savedItemId, basket: data.basket };
}

test('a line that is saved for later is not priced, and comes back with its quantity and choices', async () => {
  const { basketToken, savedItemId, basket } = await basketWithSavedBread();
  expect(basket).toMatchObject({
    itemCount: 6,
    totals: { items: 720 },
    savedItems: [{ savedItemId, menuItem: { id: ids.bread }, quantity: 2, unitTotal: 350, available: true }],
  });
  const { data } = await service.call('POST /basket/move-saved-item', { basketToken, savedItemId });
  expect(data.basket).toMatchObject({ itemCount: 8, totals: { items: 1420 }, savedItems: [] });
  const again = await service.call('POST /basket/move-saved-item', { basketToken, savedItemId });
  expect(again).toMatchObject({ status: 404, problem: { code: 'saved_item_not_found' } });
});

test('a repeated request saves, moves and removes once', async () => {
  const { basket, basketLineId } = await add({ id: ids.bread });
  const { basketToken } = basket;
  const save = () =>
    service.call('POST /basket/save-line', { basketToken, basketLineId }, { key: 'save-the-bread-once' });
  const [first, second] = [await save(), await save()];
  expect([first.status, second.data.savedItemId]).toEqual([200, first.data.savedItemId]);
  const { savedItemId } = first.data;
  const move = () =>
    service.call('POST /basket/move-saved-item', { basketToken, savedItemId }, { key: 'move-the-bread-once' });
  const moved = [await move(), await move()];
  expect(moved.map(({ data }) => data.basket.itemCount)).toEqual([1, 1]);
});

test('saved items show the current price and whether they are sold, and are removed and put back', async () => {
  const { basketToken, savedItemId } = await basketWithSavedBread();
  const list = (price: number, inStock: boolean) =>
    service.db.execute(
      sql`update store_items set price = ${price}, in_stock = ${inStock}
          where store_id = ${ids.store} and item_id = ${ids.bread}`,
    );
  await list(410, true);
  expect((await read(basketToken)).savedItems).toMatchObject([{ unitTotal: 410, available: true }]);
  await list(410, false);
  expect(await read(basketToken)).toMatchObject({ updates: [], savedItems: [{ unitTotal: 0, available: false }] });
  const move = await service.call('POST /basket/move-saved-item', { basketToken, savedItemId });
  expect(move).toMatchObject({ status: 409, problem: { code: 'item_unavailable' } });
  const removed = await service.call('POST /basket/remove-saved-item', { basketToken, savedItemId });
  expect(removed.data.savedItems).toEqual([]);
  const undone = await service.call('POST /basket/save-item', {
    basketToken,
    menuItem: { id: ids.bread, quantity: 2 },
  });
  expect(undone.data.basket.savedItems).toMatchObject([{ menuItem: { id: ids.bread }, quantity: 2 }]);
  await list(350, true);
});

test('as many of a saved item as are left are moved, and the others stay saved', async () => {
  const { basketToken, savedItemId } = await basketWithSavedBread();
  const setStock = (stock: number | null) =>
    service.db.execute(
      sql`update store_items set stock = ${stock}::int where store_id = ${ids.store} and item_id = ${ids.bread}`,
    );
  await setStock(1);
  const move = () => service.call('POST /basket/move-saved-item', { basketToken, savedItemId });
  expect((await move()).data.basket).toMatchObject({ itemCount: 7, savedItems: [{ savedItemId, quantity: 1 }] });
  expect((await move()).problem.code).toBe('item_limit_reached');
  await setStock(null);
  expect((await move()).data.basket).toMatchObject({ itemCount: 8, savedItems: [] });
});

test('an age that was confirmed once is not asked again', async () => {
  const { basket, basketLineId } = await add({ id: ids.wine }, undefined, true);
  const { basketToken } = basket;
  const { data } = await service.call('POST /basket/save-line', { basketToken, basketLineId });
  const { savedItemId } = data;
  expect((await service.call('POST /basket/move-saved-item', { basketToken, savedItemId })).status).toBe(200);
  const unconfirmed = await service.call('POST /basket/save-item', { basketToken, menuItem: { id: ids.wine } });
  const fresh = { basketToken, savedItemId: unconfirmed.data.savedItemId };
  await service.call('POST /basket/clear', { basketToken });
  expect((await service.call('POST /basket/move-saved-item', fresh)).problem.code).toBe('age_restricted');
  const confirmed = await service.call('POST /basket/move-saved-item', { ...fresh, ageConfirmed: true });
  expect(confirmed.status).toBe(200);
});

test('the list is bounded, stays when the basket is emptied, and an order leaves it to the next basket', async () => {
  const { basketToken } = await basketWithSavedBread();
  const save = (id: number) => service.call('POST /basket/save-item', { basketToken, menuItem: { id } });
  await service.db.insert(savedItems).values(
    Array.from({ length: SAVED_ITEMS_MAX - 1 }, (_, index) => ({
      id: index + 1,
      basketId: 0,
      itemId: roll(index % 30),
      quantity: 1,
      options: [],
      optionsKey: String(index),
    })),
  );
  const [row] = await service.db.select().from(baskets).where(eq(baskets.token, basketToken));
  await service.db
    .update(savedItems)
    .set({ basketId: row?.id ?? 0 })
    .where(eq(savedItems.basketId, 0));
  expect((await save(ids.milk)).problem).toMatchObject({ status: 409, code: 'saved_items_full' });
  expect((await save(ids.bread)).status).toBe(200);
  await service.db.delete(savedItems).where(sql`${savedItems.id} < 100`);
  await service.call('POST /basket/clear', { basketToken });
  expect(await saved(basketToken)).toEqual({ [ids.bread]: 1 });
  await add({ id: ids.milk, quantity: 6 }, basketToken);
  await orderByCash(service, basketToken, { emailAddress: 'grace@example.test' });
  expect(await saved(basketToken)).toEqual({ [ids.bread]: 1 });
});

test('a log-in joins the saved items of both baskets', async () => {
  await service.db.delete(baskets);
  const first = await basketWithSavedBread();
  const own = (await service.call('POST /oauth/token', { ...ada, basketToken: first.basketToken })).data.basketToken;
  const second = (await add({ id: roll(1) })).basket.basketToken;
  await service.call('POST /basket/save-item', { basketToken: second, menuItem: { id: roll(2), quantity: 3 } });
  const { data } = await service.call('POST /oauth/token', { ...ada, basketToken: second });
  expect(data.basketToken).toBe(own);
  expect(await saved(data.basketToken)).toEqual({ [ids.bread]: 2, [roll(2)]: 3 });
});

test('saved items of another basket and items of another business are refused, and nothing changes', async () => {
  const { basketToken, savedItemId } = await basketWithSavedBread();
  const stranger = (await add({ id: ids.milk })).basket.basketToken;
  const code = async (reply: Promise<{ status: number; problem: { code: string } }>) => {
    const { status, problem } = await reply;
    return `${status} ${problem.code}`;
  };
  const { call } = service;
  expect([
    await code(call('POST /basket/move-saved-item', { basketToken: stranger, savedItemId })),
    await code(call('POST /basket/remove-saved-item', { basketToken: stranger, savedItemId })),
    await code(call('POST /basket/remove-saved-item', { basketToken, savedItemId: 2 ** 60 })),
    await code(call('POST /basket/save-item', { basketToken, menuItem: { id: 2001 } })),
    await code(call('POST /basket/save-line', { basketToken, basketLineId: 1 })),
    await code(call('POST /basket/save-item', { basketToken, menuItem: { id: ids.milk, quantity: -1 } })),
  ]).toEqual([
    '404 saved_item_not_found',
    '404 saved_item_not_found',
    '422 validation_failed',
    '404 item_not_found',
    '404 line_not_found',
    '422 validation_failed',
  ]);
  expect(await saved(basketToken)).toEqual({ [ids.bread]: 2 });
});
