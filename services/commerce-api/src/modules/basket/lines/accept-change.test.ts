import { eq, sql } from 'drizzle-orm';
import { draftOrder, orderByCash } from '../../../../test-support/order-by-cash';
import { ids } from '../../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../../test-support/test-service';
import { businesses } from '../../../database/schema/business';
import { slots } from '../../../database/schema/slots';

let service: TestService;
beforeAll(async () => {
  service = await createTestService();
  await service.db.update(slots).set({ capacity: 100 });
});
afterAll(() => service.close());
afterEach(() => list(ids.bread, 350));

/** Sets the price and the stock of an item in the store. */
const list = (itemId: number, price: number, inStock = true) =>
  service.db.execute(
    sql`update store_items set price = ${price}, in_stock = ${inStock}
        where store_id = ${ids.store} and item_id = ${itemId}`,
  );
const read = async (basketToken: string, isSummary?: boolean) =>
  (await service.call('POST /basket/get-or-create', { basketToken, isSummary })).data;
const accept = (basketToken: string, basketLineId: number, to?: number) =>
  service.call('POST /basket/accept-change', { basketToken, basketLineId, to });

const shopper = { emailAddress: 'grace@example.test' };
const draft = (basketToken: string) => draftOrder(service, basketToken, shopper);

async function breadBasket(quantity = 2, shownPrice?: number) {
  const { data } = await service.call('POST /basket/add-item', {
    storeId: ids.store,
    menuItem: { id: ids.bread, quantity, shownPrice },
  });
  return { basketToken: data.basket.basketToken, basketLineId: data.basketLineId };
}

test('a higher price is asked about until the shopper accepts it, and checkout waits for that', async () => {
  const { basketToken, basketLineId } = await breadBasket();
  await list(ids.bread, 400);
  const rise = [{ code: 'price_changed', basketLineId, name: 'Sourdough loaf', from: 350, to: 400, isOpen: true }];
  expect((await read(basketToken, true)).updates).toEqual(rise);
  expect((await read(basketToken)).updates).toEqual(rise);
  const tapped = await service.call('POST /basket/update-item', {
    basketToken,
    basketLineId,
    menuItem: { quantity: 3 },
  });
  expect(tapped.data).toMatchObject({ updates: rise, totals: { items: 1200 } });
  expect((await draft(basketToken)).problem).toMatchObject({ status: 409, code: 'basket_changed' });
  // The price that the shopper saw is no longer the current one.
  expect((await accept(basketToken, basketLineId, 390)).problem).toMatchObject({ status: 409, code: 'basket_changed' });
  expect((await accept(basketToken, basketLineId, 400)).data.updates).toEqual([]);
  expect((await read(basketToken)).updates).toEqual([]);
  expect((await draft(basketToken)).status).toBe(200);
});

test('a price that rose while the item was added is asked about; another device accepts it', async () => {
  await list(ids.bread, 400);
  const { basketToken, basketLineId } = await breadBasket(1, 350);
  expect((await read(basketToken)).updates).toMatchObject([
    { code: 'price_changed', from: 350, to: 400, isOpen: true },
  ]);
  expect((await accept(basketToken, basketLineId, 400)).status).toBe(200);
  expect((await accept(basketToken, basketLineId, 400)).status).toBe(200);
  expect((await read(basketToken)).updates).toEqual([]);
});

test('a lower price is said once and needs no answer', async () => {
  const { basketToken } = await breadBasket();
  await list(ids.bread, 300);
  const fall = [{ code: 'price_changed', from: 350, to: 300 }];
  expect((await read(basketToken, true)).updates).toMatchObject(fall);
  const { updates } = await read(basketToken);
  expect(updates).toMatchObject(fall);
  expect(updates[0]?.isOpen).toBeUndefined();
  expect((await read(basketToken)).updates).toEqual([]);
});

test('an item that is gone is kept on request: the order leaves it out and the next basket has it saved', async () => {
  const { basketToken, basketLineId } = await breadBasket();
  await service.call('POST /basket/add-item', { basketToken, menuItem: { id: ids.milk, quantity: 6 } });
  await list(ids.bread, 350, false);
  expect(await read(basketToken)).toMatchObject({
    itemCount: 6,
    updates: [{ code: 'item_unavailable', from: 350, isOpen: true }],
  });
  expect((await draft(basketToken)).problem.code).toBe('basket_changed');
  const { data: kept } = await accept(basketToken, basketLineId);
  expect(kept).toMatchObject({ updates: [], itemCount: 6 });
  expect(kept.lines).toMatchObject([{ available: false, lineTotal: 0 }, { available: true }]);
  const businessOrderId = await orderByCash(service, basketToken, shopper);
  const order = await service.call('POST /admin/order', { businessOrderId }, { admin: true });
  expect(order.data).toMatchObject({ itemCount: 6, lines: [{ menuItemId: ids.milk }] });
  const next = await read(basketToken);
  expect(next.basketToken).not.toBe(basketToken);
  expect(next).toMatchObject({
    lines: [],
    savedItems: [{ menuItem: { id: ids.bread }, quantity: 2, available: false }],
  });
});

test('a kept item that comes back is part of the basket again, and is asked about when it goes once more', async () => {
  const { basketToken, basketLineId } = await breadBasket();
  await list(ids.bread, 350, false);
  await accept(basketToken, basketLineId);
  await list(ids.bread, 350);
  expect(await read(basketToken)).toMatchObject({ updates: [], itemCount: 2, totals: { items: 700 } });
  await list(ids.bread, 350, false);
  expect((await read(basketToken)).updates).toMatchObject([{ code: 'item_unavailable', isOpen: true }]);
});

test('a quantity above a limit that was lowered is asked about, and accepted as the limit', async () => {
  const { basketToken, basketLineId } = await breadBasket(12);
  const setLimit = async (itemLimit: number) => {
    const [row] = await service.db.select().from(businesses).where(eq(businesses.id, ids.business));
    if (!row) throw new Error('The business is missing');
    await service.db
      .update(businesses)
      .set({ settings: { ...row.settings, itemLimit } })
      .where(eq(businesses.id, ids.business));
    service.context.cache.clear();
  };
  await setLimit(8);
  expect((await read(basketToken)).updates).toMatchObject([
    { code: 'quantity_limited', basketLineId, from: 12, to: 8, isOpen: true },
  ]);
  expect((await draft(basketToken)).problem.code).toBe('basket_changed');
  const { data } = await accept(basketToken, basketLineId, 8);
  expect(data).toMatchObject({ updates: [], itemCount: 8 });
  await setLimit(20);
});

test('a line of another basket cannot be accepted, and nothing changes', async () => {
  const { basketToken } = await breadBasket();
  const other = await breadBasket();
  await list(ids.bread, 400);
  expect((await accept(basketToken, other.basketLineId, 400)).problem).toMatchObject({
    status: 404,
    code: 'line_not_found',
  });
  expect((await accept(basketToken, 2 ** 60, 400)).problem.status).toBe(422);
  expect((await read(other.basketToken)).updates).toMatchObject([{ isOpen: true }]);
});
