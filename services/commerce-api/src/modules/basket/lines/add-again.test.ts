import { eq, sql } from 'drizzle-orm';
import { NoopLogger } from 'drizzle-orm/logger';
import { draftOrder } from '../../../../test-support/order-by-cash';
import { ids } from '../../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../../test-support/test-service';
import { orderLines } from '../../../database/schema/order';

let service: TestService;
beforeAll(async () => {
  service = await createTestService();
});
afterAll(() => service.close());

const stored = (itemId: number, column: 'in_stock' | 'stock', value: boolean | number | null) =>
  service.db.execute(
    sql`update store_items set ${sql.raw(column)} = ${value} where store_id = ${ids.store} and item_id = ${itemId}`,
  );
const addAgain = (basketToken: string, menuItems: object[], ageConfirmed?: boolean, key?: string) =>
  service.call(
    'POST /basket/add-items',
    { basketToken, storeId: ids.store, menuItems: menuItems as never, partial: true, ageConfirmed },
    key ? { key } : {},
  );
async function newBasket(): Promise<string> {
  const { data } = await service.call('POST /basket/add-item', { storeId: ids.store, menuItem: { id: 1100 } });
  return data.basket.basketToken;
}

test('of what is added again the sold-out, the unknown and what is more than is left are reported, and the rest comes back', async () => {
  const basketToken = await newBasket();
  await stored(ids.bread, 'stock', 3);
  const { status, data } = await addAgain(basketToken, [
    { id: ids.soldOut, quantity: 2 },
    { id: ids.bread, quantity: 5 },
    { id: ids.milk, quantity: 2, instructions: 'Long date, please' },
    { id: 2001 },
    { id: ids.wine },
  ]);
  await stored(ids.bread, 'stock', null);
  expect(status).toBe(200);
  expect(data.basketLineIds).toHaveLength(2);
  expect(
    data.basket.lines.map(({ menuItem, quantity, instructions }) => [menuItem.id, quantity, instructions]),
  ).toEqual([
    [1100, 1, undefined],
    [ids.bread, 3, undefined],
    [ids.milk, 2, 'Long date, please'],
  ]);
  expect(data.missing?.map(({ menuItemId, quantity }) => [menuItemId, quantity])).toEqual([
    [ids.soldOut, undefined],
    [ids.bread, 2],
    [2001, undefined],
    [ids.wine, undefined],
  ]);
  // Nothing of another business is named.
  expect(data.missing?.[2]?.name).toBe('');
  expect(data.withoutSubstitute).toEqual([]);
});

test('a line whose substitute is sold out comes back without it, and this is said', async () => {
  const basketToken = await newBasket();
  const milk = { id: ids.milk, quantity: 6, substitute: { kind: 'item', menuItemId: ids.bread } };
  await stored(ids.bread, 'in_stock', false);
  const gone = await addAgain(basketToken, [milk]);
  await stored(ids.bread, 'in_stock', true);
  expect(gone.data.basket.lines[1]).toMatchObject({ quantity: 6, substitute: null });
  expect(gone.data.withoutSubstitute).toMatchObject([{ menuItemId: ids.milk }]);
  await service.call('POST /basket/clear', { basketToken });
  const { data } = await addAgain(basketToken, [milk]);
  expect(data.withoutSubstitute).toEqual([]);
  expect(data.basket.lines).toMatchObject([{ substitute: { kind: 'item', menuItemId: ids.bread } }]);
});

test('eight items come back in as few statements as four', async () => {
  const { logQuery } = NoopLogger.prototype;
  let statements = 0;
  NoopLogger.prototype.logQuery = () => {
    statements += 1;
  };
  const itemIds = [ids.milk, ids.bread, 1100, 1101, 1102, 1103, 1104, 1105];
  const countFor = async (some: readonly number[]) => {
    const basketToken = await newBasket();
    await service.call('POST /basket/clear', { basketToken });
    statements = 0;
    const { data } = await addAgain(
      basketToken,
      some.map((id) => ({ id, substitute: { kind: 'item', menuItemId: id === ids.bread ? ids.milk : ids.bread } })),
    );
    expect(data.basketLineIds).toHaveLength(some.length);
    return statements;
  };
  await countFor(itemIds);
  const few = await countFor(itemIds.slice(0, 4));
  const many = await countFor(itemIds);
  NoopLogger.prototype.logQuery = logQuery;
  expect(few).toBeGreaterThan(0);
  expect(many).toBe(few);
});

test('the same request again adds nothing and reports the same', async () => {
  const basketToken = await newBasket();
  const items = [{ id: ids.soldOut }, { id: ids.milk, quantity: 2 }];
  const send = () => addAgain(basketToken, items, undefined, 'put-them-back-once');
  const [first, second] = [await send(), await send()];
  expect(second.data).toEqual(first.data);
  expect(second.data.basket.itemCount).toBe(3);
});

test('a saved item that was removed and is put back keeps its substitute, note and confirmed age, up to the order', async () => {
  const { data: added } = await service.call('POST /basket/add-item', {
    storeId: ids.store,
    menuItem: { id: ids.wine, substitute: { kind: 'ask' }, instructions: 'Chilled' },
    ageConfirmed: true,
  });
  const { basketToken } = added.basket;
  const { basketLineId } = added;
  const { data: saved } = await service.call('POST /basket/save-line', { basketToken, basketLineId });
  const [before] = saved.basket.savedItems ?? [];
  if (!before) throw new Error('Nothing was saved');
  expect(before).toMatchObject({ substitute: { kind: 'ask' }, instructions: 'Chilled', ageConfirmed: true });
  await service.call('POST /basket/remove-saved-item', { basketToken, savedItemId: before.savedItemId });
  const { substitute, instructions, ageConfirmed } = before;
  const { data: back } = await service.call('POST /basket/save-item', {
    basketToken,
    menuItem: { id: ids.wine, quantity: 1, substitute, instructions },
    ageConfirmed,
  });
  const { savedItemId } = back;
  const moved = await service.call('POST /basket/move-saved-item', { basketToken, savedItemId });
  expect([moved.status, moved.data.basket.lines[0]]).toMatchObject([
    200,
    { substitute: { kind: 'ask' }, instructions: 'Chilled' },
  ]);
  await service.call('POST /basket/add-item', { basketToken, menuItem: { id: ids.milk, quantity: 6 } });
  const { data: draft } = await draftOrder(service, basketToken, { emailAddress: 'grace@example.test' });
  const rows = await service.db
    .select({ itemId: orderLines.itemId, confirmedAge: orderLines.confirmedAge })
    .from(orderLines)
    .where(eq(orderLines.draftOrderId, draft.draftOrderId));
  expect(rows).toContainEqual({ itemId: ids.wine, confirmedAge: 18 });
});
