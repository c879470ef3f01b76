import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@storefront/api/operation-types';
import { sql } from 'drizzle-orm';
import { addApiKey } from '../../../../test-support/api-key';
import { orderByCash } from '../../../../test-support/order-by-cash';
import { ids } from '../../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../../test-support/test-service';
import { rowsOf } from '../../../database/database.types';
import { deleteOldStockChanges } from './delete-old-changes';

type Body = BodyOf<'POST /v1/stock/movements'>;

let service: TestService;
let apiKey: string;
beforeAll(async () => {
  service = await createTestService();
  await service.db.execute(sql`update slots set capacity = 100`);
  await service.db.execute(sql`update stores set minimum_spend = 0`);
  await service.db.execute(sql`update items set code = 'MILK-1', gtin = '05012345678900' where id = ${ids.milk}`);
  await service.db.execute(sql`update items set code = 'BREAD-1', gtin = '05012345678900' where id = ${ids.bread}`);
  apiKey = await addApiKey(service, ['stock:write'], ['borough']);
});
afterAll(() => service.close());

const send = (rows: Body['rows'], more: Partial<Body> = {}, key = `a call of a till, ${randomUUID()}`) =>
  service.call('POST /v1/stock/movements', { store: 'borough', rows, ...more }, { apiKey, key });
const later = (seconds: number) => service.clock.set(new Date(service.clock.now().getTime() + seconds * 1_000));
const now = () => service.clock.now().toISOString();
const count = (counted: number, countedAt = now()) => send([{ sku: 'MILK-1', counted, countedAt }]);
const sell = (delta: number, key?: string) => send([{ itemId: ids.milk, delta }], {}, key);
const left = async () => {
  const rows = await rowsOf<{ stock: number | null }>(
    service.db,
    sql`select stock from store_items where store_id = ${ids.store} and item_id = ${ids.milk}`,
  );
  return rows[0]?.stock;
};
const order = async (quantity: number) => {
  service.context.cache.clear();
  const item = { storeId: ids.store, menuItem: { id: ids.milk, quantity } };
  const { basketToken } = (await service.call('POST /basket/add-item', item)).data.basket;
  return orderByCash(service, basketToken, { emailAddress: `${randomUUID()}@example.test` });
};

test('a delta changes what is left once for each key, and says when it takes more than there was', async () => {
  expect((await sell(-1)).data.refused).toEqual([{ line: 1, code: 'not_counted' }]);
  expect((await count(10)).data).toEqual({ applied: 1, refused: [], short: [] });
  const first = await sell(-3, 'sale 4711 of till 3');
  expect([first.data, await left()]).toEqual([{ applied: 1, refused: [], short: [] }, 7]);
  expect([(await sell(-3, 'sale 4711 of till 3')).data, await left()]).toEqual([first.data, 7]);
  const other = await sell(-4, 'sale 4711 of till 3');
  expect([other.problem.code, await left()]).toEqual(['idempotency_key_reused', 7]);
  expect([(await sell(-9)).data.short, await left()]).toEqual([[{ line: 1, short: 2 }], 0]);
  const keyless = await service.call(
    'POST /v1/stock/movements',
    { store: 'borough', rows: [{ itemId: ids.milk, delta: 1 }] },
    { apiKey },
  );
  expect([keyless.status, keyless.problem.code]).toEqual([422, 'idempotency_key_required']);
});

test('two keys do not share their Idempotency-Keys', async () => {
  await count(10);
  await sell(-1, 'the first call of a day');
  const body = { store: 'borough', rows: [{ itemId: ids.milk, delta: -2 }] };
  const second = await addApiKey(service, ['stock:write']);
  await service.call('POST /v1/stock/movements', body, { apiKey: second, key: 'the first call of a day' });
  expect(await left()).toBe(7);
});

test('a count that arrives late overwrites no order, return or sale that came after it', async () => {
  await count(20);
  later(60);
  const countedAt = now();
  later(60);
  const businessOrderId = await order(3);
  await order(2);
  await sell(-4);
  expect((await count(15, countedAt)).data.applied).toBe(1);
  expect(await left()).toBe(15 - 3 - 2 - 4);
  later(60);
  await service.call('POST /admin/order-transition', { businessOrderId, status: 'order_cancelled' }, { admin: true });
  expect(await left()).toBe(9);
  await count(15, countedAt);
  expect(await left()).toBe(9);
  later(60);
  await count(12);
  expect(await left()).toBe(12);
  expect((await count(15, countedAt)).data.refused).toEqual([{ line: 1, code: 'count_outdated' }]);
});

test('the first count of an item takes off the orders that were placed since', async () => {
  await service.db.execute(sql`update store_items set stock = null, counted_at = null where item_id = ${ids.milk}`);
  later(60);
  const countedAt = now();
  later(60);
  const businessOrderId = await order(3);
  await order(1);
  await service.call('POST /admin/order-transition', { businessOrderId, status: 'order_cancelled' }, { admin: true });
  await count(8, countedAt);
  expect(await left()).toBe(7);
});

test('bad rows are refused by line and the others applied, or none with all-or-nothing', async () => {
  const hourAgo = new Date(service.clock.now().getTime() - 3_600_000).toISOString();
  const rows: Body['rows'] = [
    { sku: 'MILK-1', counted: 50, countedAt: now() },
    { itemId: ids.milk, delta: 1 },
    { sku: 'NOWHERE', delta: 1 },
    { gtin: '5012345678900', delta: 1 },
    { gtin: '5012345678901', delta: 1 },
    { delta: 1 },
    { sku: 'BREAD-1', itemId: ids.bread, delta: 1 },
    { sku: 'BREAD-1', delta: 1, counted: 1 },
    { itemId: ids.pizza, counted: 1 },
    { itemId: ids.wine, counted: 1, countedAt: 'yesterday, around noon' },
    { itemId: ids.soldOut, counted: 1, countedAt: new Date(service.clock.now().getTime() + 600_000).toISOString() },
    { itemId: 1100, counted: 1, countedAt: new Date(service.clock.now().getTime() - 8 * 86_400_000).toISOString() },
  ];
  const refused = [
    { line: 2, code: 'row_repeated' },
    { line: 3, code: 'item_unknown' },
    { line: 4, code: 'item_ambiguous' },
    { line: 5, code: 'item_unknown' },
    { line: 6, code: 'reference_invalid' },
    { line: 7, code: 'reference_invalid' },
    { line: 8, code: 'change_invalid' },
    { line: 9, code: 'change_invalid' },
    { line: 10, code: 'time_invalid' },
    { line: 11, code: 'time_invalid' },
    { line: 12, code: 'time_invalid' },
  ];
  await count(5);
  const key = 'a delivery of the morning';
  expect((await send(rows, { apply: 'all-or-nothing' }, key)).data).toEqual({ applied: 0, refused, short: [] });
  expect(await left()).toBe(5);
  // Nothing was changed, so that the corrected call may keep its key.
  expect((await send(rows, {}, key)).data).toEqual({ applied: 1, refused, short: [] });
  expect(await left()).toBe(50);
  expect((await send([{ sku: 'MILK-1', counted: 1, countedAt: hourAgo }])).data.refused[0]?.code).toBe(
    'count_outdated',
  );
});

test('a key changes the stock of its own stores of its own business only', async () => {
  const ask = async (store: string) => {
    const { status, problem } = await send([{ itemId: ids.milk, delta: 1 }], { store });
    return [status, problem.code];
  };
  const [far] = await rowsOf<{ slug: string }>(service.db, sql`select slug from stores where id = ${ids.farStore}`);
  const [other] = await rowsOf<{ slug: string }>(service.db, sql`select slug from stores where id = ${ids.otherStore}`);
  expect(await ask(far?.slug ?? '')).toEqual([403, 'api_key_store_refused']);
  expect(await ask(other?.slug ?? '')).toEqual([404, 'store_not_found']);
  const [theirs] = await rowsOf<{ id: number }>(
    service.db,
    sql`select id::float8 as id from items where business_id = ${ids.otherBusiness} limit 1`,
  );
  expect((await send([{ itemId: theirs?.id ?? 0, delta: 1 }])).data.refused[0]?.code).toBe('item_unknown');
});

test('shoppers see at once when few are left', async () => {
  await count(100);
  const shown = async () => {
    const body = { storeId: ids.store, menuItemIds: [ids.milk] };
    return (await service.call('POST /catalogue/item-list', body)).data.items[0]?.fewLeft;
  };
  expect(await shown()).toBeNull();
  later(2);
  await sell(-97);
  later(2);
  expect(await shown()).toBe(3);
});

test('changes that no count can be older than are deleted', async () => {
  await count(10);
  await sell(-1);
  later(7 * 86_400);
  await sell(-1);
  await deleteOldStockChanges(service.db, service.clock.now());
  const rows = () => rowsOf(service.db, sql`select from stock_changes`);
  expect((await rows()).length).toBeGreaterThan(1);
  later(86_401);
  await deleteOldStockChanges(service.db, service.clock.now());
  expect((await rows()).length).toBe(1);
});
