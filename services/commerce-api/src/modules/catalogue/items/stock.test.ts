import { sql } from 'drizzle-orm';
import { draftOrder, orderByCash, payInCash } from '../../../../test-support/order-by-cash';
import { ids } from '../../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../../test-support/test-service';
import { firstRow } from '../../../database/database.types';

let service: TestService;
beforeAll(async () => {
  service = await createTestService();
  await service.db.execute(sql`update slots set capacity = 100`);
});
afterAll(() => service.close());

const setStock = async (stock: number | null) => {
  await service.db.execute(
    sql`update store_items set stock = ${stock}::int where store_id = ${ids.store} and item_id = ${ids.milk}`,
  );
  service.context.cache.clear();
};
const stockLeft = async () =>
  (
    await firstRow<{ stock: number | null }>(
      service.db,
      sql`select stock from store_items where store_id = ${ids.store} and item_id = ${ids.milk}`,
    )
  )?.stock;
const add = (quantity: number, basketToken?: string) =>
  service.call('POST /basket/add-item', { storeId: ids.store, menuItem: { id: ids.milk, quantity }, basketToken });
const card = async () =>
  (await service.call('POST /catalogue/item-list', { storeId: ids.store, menuItemIds: [ids.milk] })).data.items[0];
const basketOf = async (quantity: number) => (await add(quantity)).data.basket.basketToken;

test('a card and a basket line say how many are left when few are, and no number otherwise', async () => {
  expect((await card())?.fewLeft).toBeNull();
  await setStock(6);
  expect((await card())?.fewLeft).toBeNull();
  await setStock(3);
  expect(await card()).toMatchObject({ fewLeft: 3, outOfStock: false });
  expect((await add(1)).data.basket.lines[0]?.menuItem.fewLeft).toBe(3);
  await setStock(0);
  expect(await card()).toMatchObject({ fewLeft: null, outOfStock: true, quickAdd: false });
});

test('no more than what is left can be added or set, and nothing changes', async () => {
  await setStock(3);
  const limit = { code: 'item_limit_reached', detail: 'Item limit has been reached' };
  expect((await add(4)).problem).toMatchObject(limit);
  const { data } = await add(3);
  const { basketToken, lines } = data.basket;
  expect((await add(1, basketToken)).problem).toMatchObject(limit);
  const line = { basketToken, basketLineId: lines[0]?.basketLineId ?? 0 };
  const raised = await service.call('POST /basket/update-item', { ...line, menuItem: { quantity: 4 } });
  expect(raised.problem).toMatchObject(limit);
  const lowered = await service.call('POST /basket/update-item', { ...line, menuItem: { quantity: 2 } });
  expect(lowered.data.itemCount).toBe(2);
  await setStock(0);
  expect((await add(1)).problem.code).toBe('item_unavailable');
});

test('an order takes the stock, and a cancelled one returns it', async () => {
  await setStock(8);
  const number = await orderByCash(service, await basketOf(6), { emailAddress: 'counted@example.test' });
  expect(number).not.toBe('');
  expect(await stockLeft()).toBe(2);
  expect((await card())?.fewLeft).toBe(2);
  const cancel = { businessOrderId: number, status: 'order_cancelled' } as const;
  expect((await service.call('POST /admin/order-transition', cancel, { admin: true })).status).toBe(200);
  expect(await stockLeft()).toBe(8);
});

test('a draft that is no longer covered by the stock is refused, and nothing is taken', async () => {
  await setStock(12);
  const first = await basketOf(6);
  const second = await basketOf(6);
  const { data: draft } = await draftOrder(service, second, { emailAddress: 'second@example.test' });
  await setStock(6);
  await orderByCash(service, first, { emailAddress: 'first@example.test' });
  expect(await stockLeft()).toBe(0);
  const paid = await payInCash(service, second, draft);
  expect(paid.problem).toMatchObject({ code: 'item_unavailable', errors: [{ path: 'items', message: 'Whole milk' }] });
  expect(await stockLeft()).toBe(0);
});

test('a line above what is left waits for the shopper, and becomes what is left', async () => {
  await setStock(10);
  const basketToken = await basketOf(8);
  await setStock(6);
  const { data } = await service.call('POST /basket/get-or-create', { basketToken });
  expect(data.updates).toMatchObject([{ code: 'quantity_limited', from: 8, to: 6 }]);
});

test('an item that is not counted is sold without a number', async () => {
  await setStock(null);
  await orderByCash(service, await basketOf(6), { emailAddress: 'any@example.test' });
  expect(await stockLeft()).toBeNull();
});

test('what an open payment of the basket itself has taken is left for it, at the store where it was taken', async () => {
  await setStock(6);
  const { data } = await add(6);
  const { basketToken, lines } = data.basket;
  const { data: draft } = await draftOrder(service, basketToken, { emailAddress: 'own@example.test' });
  await setStock(0);
  await service.db.execute(
    sql`insert into stock_takings (payment_id, store_id, item_id, draft_order_id, quantity)
        values (1, ${ids.store}, ${ids.milk}, ${draft.draftOrderId}, 6)`,
  );
  const line = { basketToken, basketLineId: lines[0]?.basketLineId ?? 0 };
  const set = (quantity: number) => service.call('POST /basket/update-item', { ...line, menuItem: { quantity } });
  expect((await add(1, basketToken)).problem.code).toBe('item_limit_reached');
  expect((await set(5)).data.itemCount).toBe(5);
  expect((await set(6)).data.itemCount).toBe(6);
  await service.db.execute(sql`update stock_takings set store_id = ${ids.otherStore} where payment_id = 1`);
  await set(5);
  expect((await set(6)).problem.code).toBe('item_unavailable');
  expect((await add(1, basketToken)).problem.code).toBe('item_unavailable');
});
