import { ITEMS_CHANGED_MAX } from '@storefront/api/constants';
import type { BodyOf } from '@storefront/api/operation-types';
import { sql } from 'drizzle-orm';
import { codeOf } from '../../../../test-support/desk';
import { sessionOf } from '../../../../test-support/desk-operators';
import { ids } from '../../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../../test-support/test-service';
import { rowsOf } from '../../../database/database.types';

type Row = BodyOf<'POST /desk/items-change'>['items'][number];

let service: TestService;
let operatorKey: string;
beforeEach(async () => {
  service = await createTestService();
  operatorKey = await sessionOf(service, { role: 'manager', storeIds: [ids.store] });
  await service.db.execute(sql`update store_items set price = 120, was_price = null, stock = 20
    where store_id = ${ids.store} and item_id = ${ids.milk}`);
});
afterEach(() => service.close());

const storeId = ids.store;
const send = (items: Row[], more: Partial<BodyOf<'POST /desk/items-change'>> = {}, key?: string) =>
  service.call(
    'POST /desk/items-change',
    { storeId, items, ...more },
    { operatorKey, ...(key !== undefined && { key }) },
  );
const milk = (seen: Row['seen'], set: Row['set']): Row => ({ menuItemId: ids.milk, seen, set });
const historyOf = async (menuItemId: number) =>
  (await service.call('POST /desk/item-history', { storeId, menuItemId }, { operatorKey })).data.changes;
const shown = async () => {
  service.clock.set(new Date(service.clock.now().getTime() + 2_000));
  const body = { storeId, menuItemIds: [ids.milk] };
  return (await service.call('POST /catalogue/item-list', body)).data.items[0];
};

test('a change is what shoppers see next, is in the history, and its undo sets it back', async () => {
  expect(await shown()).toMatchObject({ price: 120, fewLeft: null });
  const { data } = await send([
    milk({ price: 120, wasPrice: null, stock: 20 }, { price: 99, wasPrice: 120, stock: 3 }),
  ]);
  const before = { price: 120, wasPrice: null, stock: 20 };
  const after = { price: 99, wasPrice: 120, stock: 3 };
  expect(data).toEqual({
    changed: [{ menuItemId: ids.milk, before, after }],
    unchanged: 0,
    conflicts: [],
    refused: [],
  });
  expect(await shown()).toMatchObject({ price: 99, wasPrice: 120, fewLeft: 3 });
  expect(await historyOf(ids.milk)).toMatchObject([
    { before, after, source: 'desk', operatorName: 'Robin the manager' },
  ]);
  await send([milk(after, before)]);
  expect(await shown()).toMatchObject({ price: 120, wasPrice: null, fewLeft: null });
  expect((await historyOf(ids.milk)).map((one) => one.after)).toEqual([before, after]);
});

test('what somebody else has changed is a conflict and stays, and the rest is changed', async () => {
  await send([milk({ price: 120 }, { price: 130 })]);
  const [bread] = await rowsOf<{ price: number }>(
    service.db,
    sql`select price from store_items where store_id = ${storeId} and item_id = ${ids.bread}`,
  );
  const { data } = await send([
    milk({ price: 120 }, { price: 110 }),
    { menuItemId: ids.bread, seen: { price: bread?.price ?? 0 }, set: { price: 777 } },
  ]);
  expect(data.conflicts).toEqual([{ menuItemId: ids.milk, seen: { price: 120 }, now: { price: 130 } }]);
  expect(data.changed.map(({ menuItemId }) => menuItemId)).toEqual([ids.bread]);
  expect(await shown()).toMatchObject({ price: 130 });
  expect(await historyOf(ids.milk)).toHaveLength(1);
});

test('all prices are changed by a share, each from the one that is stored', async () => {
  const { data } = await send([milk({ price: 120 }, {})], { reprice: { perMille: 40, rounding: 'ending_in_9' } });
  expect(data.changed[0]?.after).toEqual({ price: 129 });
});

test('a count is one as of now: low stock is told, an older count refused, and items off sale are not sold', async () => {
  const add = { business: 'Testmarket', url: 'http://localhost:9/', events: ['stock.low' as const], lowStockAt: 4 };
  await service.call('POST /admin/webhook-add', add, { admin: true });
  await send([milk({ stock: 20 }, { stock: 4 })]);
  const told = await rowsOf(service.db, sql`select data from webhook_deliveries`);
  expect(told).toEqual([{ data: expect.objectContaining({ itemId: ids.milk, stock: 4, lowStockAt: 4 }) }]);
  const [row] = await rowsOf<{ late: boolean }>(
    service.db,
    sql`select counted_at = ${service.clock.now().toISOString()}::timestamptz as late from store_items
        where store_id = ${storeId} and item_id = ${ids.milk}`,
  );
  expect(row?.late).toBe(true);
  await send([milk({ inStock: true }, { inStock: false })]);
  expect(await shown()).toMatchObject({ outOfStock: true });
});

test('a place is where pickers look for it, and can be taken away', async () => {
  const place = { aisle: '7', bay: '1', shelf: null };
  const places = async () =>
    (await service.call('POST /desk/items', { storeId, text: 'milk' }, { operatorKey })).data.items.find(
      ({ menuItemId }) => menuItemId === ids.milk,
    )?.place;
  await send([milk({ place: null }, { place })]);
  expect(await places()).toEqual(place);
  await send([milk({ place }, { place: null })]);
  expect(await places()).toBeNull();
});

test('the same call under its key changes nothing again, and an item once', async () => {
  const rows = [milk({ price: 120 }, { price: 130 }), milk({ price: 120 }, { price: 140 })];
  const first = await send(rows, {}, 'one call of a screen');
  expect(first.data.refused).toEqual([{ menuItemId: ids.milk, code: 'row_repeated' }]);
  expect((await send(rows, {}, 'one call of a screen')).data).toEqual(first.data);
  expect(await historyOf(ids.milk)).toHaveLength(1);
});

test('an item of another store or business is not changed, nor more items at once than the limit', async () => {
  const lamp: Row = { menuItemId: 2001, seen: { price: 4500 }, set: { price: 1 } };
  expect((await send([lamp])).data.refused).toEqual([{ menuItemId: 2001, code: 'not_listed' }]);
  expect(await codeOf(send([milk({ price: 99 }, { price: 1 })], { storeId: ids.farStore }))).toBe('store_not_found');
  const prices = await rowsOf(
    service.db,
    sql`select price from store_items where (store_id, item_id) in ((${ids.farStore}, ${ids.milk}), (${ids.otherStore}, 2001)) order by 1`,
  );
  expect(prices).toEqual([{ price: 99 }, { price: 4500 }]);
  const picker = await sessionOf(service, { role: 'picker' });
  const body = { storeId, items: [milk({ price: 120 }, { price: 1 })] };
  const byPicker = service.call('POST /desk/items-change', body, { operatorKey: picker });
  expect(await codeOf(byPicker)).toBe('operator_role_refused');
  const many = Array.from({ length: ITEMS_CHANGED_MAX + 1 }, () => lamp);
  expect(await codeOf(send(many))).toBe('validation_failed');
});
