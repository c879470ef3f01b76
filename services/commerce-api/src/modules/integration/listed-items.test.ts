import { sql } from 'drizzle-orm';
import { addApiKey } from '../../../test-support/api-key';
import { ids } from '../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../test-support/test-service';
import { rowsOf } from '../../database/database.types';
import { itemsAfter } from './listed-items';

/** Ids of the added items begin after it, so that they come last. */
const ADDED = 900_000_000;
const COUNT = 1_200;

let service: TestService;
let apiKey: string;
let borough: string;
beforeAll(async () => {
  service = await createTestService();
  await service.db.execute(sql`
    update items set code = 'MILK-1', gtin = '05012345678900' where id = ${ids.milk}`);
  await service.db.execute(sql`
    update categories set code = 'DAIRY' where id = (select category_id from items where id = ${ids.milk})`);
  await service.db.execute(sql`
    insert into items
    select (jsonb_populate_record(i, jsonb_build_object('id', ${ADDED}::bigint + n, 'slug', 'added-' || n, 'code', null))).*
    from items i, generate_series(1, ${COUNT}) n where i.id = ${ids.milk}`);
  await service.db.execute(sql`
    insert into store_items (store_id, item_id, price, in_stock)
    select ${ids.store}::bigint, ${ADDED}::bigint + n, 100, true from generate_series(1, ${COUNT}) n`);
  apiKey = await addApiKey(service, ['catalogue:read']);
  borough = await addApiKey(service, ['catalogue:read'], ['borough']);
});
afterAll(() => service.close());

const read = (query: string, key = apiKey, business: number = ids.business) =>
  service.call('GET /v1/items', undefined, { apiKey: key, business, query: `?${query}` });

test('an item shows its codes, prices and stock, as they are and as shoppers can buy it', async () => {
  const milk = async () =>
    (await read(`store=borough&after=${ids.milk - 1}`)).data.items.find(({ itemId }) => itemId === ids.milk);
  const change = (to: ReturnType<typeof sql>) =>
    service.db.execute(sql`update store_items set ${to} where store_id = ${ids.store} and item_id = ${ids.milk}`);
  await change(sql`price = 99, was_price = 120, in_stock = true, stock = 7`);
  expect(await milk()).toEqual({
    itemId: ids.milk,
    sku: 'MILK-1',
    gtin: '05012345678900',
    name: 'Whole milk',
    categoryCode: 'DAIRY',
    price: 99,
    wasPrice: 120,
    inStock: true,
    stock: 7,
  });
  await change(sql`stock = 0`);
  expect(await milk()).toMatchObject({ inStock: false, stock: 0 });
  await change(sql`stock = null, was_price = null`);
  expect(await milk()).toMatchObject({ inStock: true, stock: null, wasPrice: null });
  await change(sql`in_stock = false`);
  expect(await milk()).toMatchObject({ inStock: false, stock: null });
});

test('pages have each item of the store once and no other, whatever is taken off meanwhile', async () => {
  const listed = await rowsOf<{ id: number }>(
    service.db,
    sql`select item_id as id from store_items where store_id = ${ids.store} order by item_id`,
  );
  const seen: number[] = [];
  const sizes: number[] = [];
  for (let after = '0', more = true; more; ) {
    const { data } = await read(`store=borough&after=${after}`);
    seen.push(...data.items.map(({ itemId }) => itemId));
    sizes.push(data.items.length);
    // A place in the list instead of an id would skip an item now.
    await service.db.execute(sql`
      delete from store_items where store_id = ${ids.store} and item_id = ${data.items[0]?.itemId ?? 0}`);
    after = data.next;
    more = data.more;
  }
  expect(seen).toEqual(listed.map(({ id }) => Number(id)));
  expect(sizes).toEqual([500, 500, listed.length - 1000]);
  const next = String(seen.at(-1));
  expect((await read(`store=borough&after=${next}`)).data).toEqual({ items: [], next, more: false });
});

test('a key reads stores of its own only, and with its scope only', async () => {
  const refused = async (...call: Parameters<typeof read>) => {
    const { status, problem } = await read(...call);
    return [status, problem.code];
  };
  const [{ slug: far = '' } = {}] = await rowsOf<{ slug: string }>(
    service.db,
    sql`select slug from stores where id = ${ids.farStore}`,
  );
  expect((await read(`store=${far}`)).status).toBe(200);
  expect((await read('store=borough', borough)).status).toBe(200);
  expect(await refused(`store=${far}`, borough)).toEqual([403, 'api_key_store_refused']);
  expect(await refused('store=nowhere')).toEqual([404, 'store_not_found']);
  const others = await addApiKey(service, ['stock:write', 'prices:write', 'orders:read', 'orders:pick']);
  expect(await refused('store=borough', others)).toEqual([403, 'api_key_scope_refused']);
  const theirs = await service.call(
    'POST /admin/api-key-add',
    { business: 'Testhouse', name: 'Theirs', scopes: ['catalogue:read'] },
    { admin: true },
  );
  expect(await refused('store=borough', theirs.data.key, ids.otherBusiness)).toEqual([404, 'store_not_found']);
});

test.each(['after=x', 'after=-1', `after=${'9'.repeat(17)}`, 'after=', 'after=1&after=2', 'page=2'])(
  'the cursor %s is refused',
  async (cursor) => {
    const { status, problem } = await read(`store=borough&${cursor}`);
    expect([status, problem.code]).toEqual([422, 'validation_failed']);
  },
);

test('the largest number that is a cursor gives an empty page, and a call without a store is refused', async () => {
  const next = '9'.repeat(16);
  expect((await read(`store=borough&after=${next}`)).data).toEqual({ items: [], next, more: false });
  expect((await read('')).problem.code).toBe('validation_failed');
});

test('a page is read by indexes, whatever the range of the store', async () => {
  await service.db.execute(sql`analyze items, store_items, categories`);
  const query = itemsAfter(service.db, ids.store, ADDED);
  const plan = JSON.stringify(await rowsOf(service.db, sql`explain ${query.getSQL()}`));
  expect(plan).toContain('store_items_store_id_item_id_pk');
  expect(plan).not.toMatch(/Seq Scan on (store_items|items)/);
});
