import type { BodyOf } from '@storefront/api/operation-types';
import { sql } from 'drizzle-orm';
import { codeOf } from '../../../../test-support/desk';
import { sessionOf } from '../../../../test-support/desk-operators';
import { ids } from '../../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../../test-support/test-service';

let service: TestService;
let operatorKey: string;
beforeAll(async () => {
  service = await createTestService();
  operatorKey = await sessionOf(service, { role: 'stock' });
  const { db } = service;
  await db.execute(sql`update items set code = 'MILK-1', gtin = '05012345678900' where id = ${ids.milk}`);
  await db.execute(sql`update store_items set stock = 4, aisle = '3', bay = '2' where item_id = ${ids.milk}`);
  await db.execute(sql`update store_items set stock = 6 where item_id = ${ids.bread}`);
  await db.execute(sql`update store_items set stock = 0 where item_id = ${ids.wine}`);
});
afterAll(() => service.close());

const storeId = ids.store;
const list = async (more: Omit<BodyOf<'POST /desk/items'>, 'storeId'> = {}) =>
  (await service.call('POST /desk/items', { storeId, ...more }, { operatorKey })).data;
const namesOf = async (more: Omit<BodyOf<'POST /desk/items'>, 'storeId'>) =>
  (await list(more)).items.map(({ name }) => name);

test('the items of a store have price, stock and place, and are found by name, code or barcode', async () => {
  const [milk] = (await list({ text: 'milk-1' })).items;
  expect(milk).toMatchObject({
    menuItemId: ids.milk,
    sku: 'MILK-1',
    gtin: '05012345678900',
    inStock: true,
    stock: 4,
    place: { aisle: '3', bay: '2', shelf: null },
    availableDays: null,
  });
  expect(await namesOf({ text: '5012345678900' })).toEqual([milk?.name]);
  expect(await namesOf({ text: 'sourdough' })).toEqual(['Sourdough loaf']);
  expect(await list({ text: 'nothing like this' })).toMatchObject({ items: [], totals: { all: 0, on_sale: 0 } });
});

test('filters leave what their totals say, and low is what a webhook is told of', async () => {
  const { totals, lowStockAt } = await list();
  for (const filter of ['all', 'on_sale', 'out_of_stock', 'low_stock', 'without_place'] as const)
    expect([filter, (await list({ filter, limit: 200 })).items.length]).toEqual([filter, totals[filter]]);
  expect(totals.on_sale + totals.out_of_stock).toBe(totals.all);
  expect(await namesOf({ filter: 'out_of_stock' })).toEqual(expect.arrayContaining(['Red wine', 'Crème fraîche']));
  expect([lowStockAt, totals.low_stock, totals.without_place]).toEqual([5, 1, totals.all - 1]);
  const add = { business: 'Testmarket', url: 'http://localhost:9/', events: ['stock.low' as const], lowStockAt: 6 };
  await service.call('POST /admin/webhook-add', add, { admin: true });
  expect(await list()).toMatchObject({ lowStockAt: 6, totals: { low_stock: 2 } });
});

test('a category has its own items and those below it, in pages', async () => {
  const [first] = (await list()).categories;
  const { totals, items } = await list({ category: first?.slug ?? '', limit: 2 });
  const next = await list({ category: first?.slug ?? '', limit: 2, page: 2 });
  expect(totals.all).toBeLessThan((await list()).totals.all);
  expect(new Set([...items, ...next.items].map(({ menuItemId }) => menuItemId)).size).toBe(Math.min(4, totals.all));
  const unknown = service.call('POST /desk/items', { storeId, category: 'nowhere' }, { operatorKey });
  expect(await codeOf(unknown)).toBe('category_not_found');
});
