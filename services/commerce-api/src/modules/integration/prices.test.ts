import { sql } from 'drizzle-orm';
import { addApiKey } from '../../../test-support/api-key';
import { ids } from '../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../test-support/test-service';

let service: TestService;
let apiKey: string;
beforeAll(async () => {
  service = await createTestService();
  await service.db.execute(sql`update items set code = 'MILK-1' where id = ${ids.milk}`);
  apiKey = await addApiKey(service, ['stock:write', 'prices:write']);
});
afterAll(() => service.close());

const card = async () => {
  // The versions of the stores are read again after a moment.
  service.clock.set(new Date(service.clock.now().getTime() + 2_000));
  const body = { storeId: ids.store, menuItemIds: [ids.milk] };
  return (await service.call('POST /catalogue/item-list', body)).data.items[0];
};
const setPrice = (price: number, wasPrice?: number | null) =>
  service.call(
    'POST /v1/prices',
    { store: 'borough', rows: [{ sku: 'MILK-1', price, ...(wasPrice !== undefined && { wasPrice }) }] },
    { apiKey },
  );

test('a price and a reduction show in the shop, and a price that reaches the old one ends the reduction', async () => {
  await card();
  expect((await setPrice(123, 200)).data).toEqual({ applied: 1, refused: [] });
  expect(await card()).toMatchObject({ price: 123, wasPrice: 200 });
  await setPrice(150);
  expect(await card()).toMatchObject({ price: 150, wasPrice: 200 });
  await setPrice(200);
  expect(await card()).toMatchObject({ price: 200, wasPrice: null });
  await setPrice(150, 160);
  await setPrice(150, null);
  expect(await card()).toMatchObject({ price: 150, wasPrice: null });
  expect((await setPrice(0)).status).toBe(422);
});

test('an item that a store does not list gets no price, and with all-or-nothing no other does either', async () => {
  await service.db.execute(sql`delete from store_items where store_id = ${ids.store} and item_id = ${ids.wine}`);
  const rows = [
    { itemId: ids.milk, price: 99 },
    { itemId: ids.wine, price: 99 },
  ];
  const refused = [{ line: 2, code: 'not_sold_here' }];
  const all = await service.call('POST /v1/prices', { store: 'borough', rows, apply: 'all-or-nothing' }, { apiKey });
  expect([all.data, (await card())?.price]).toEqual([{ applied: 0, refused }, 150]);
  const valid = await service.call('POST /v1/prices', { store: 'borough', rows }, { apiKey });
  expect([valid.data, (await card())?.price]).toEqual([{ applied: 1, refused }, 99]);
});

test('an item that a store has no longer shows as sold out, until it has it again', async () => {
  const set = (available: boolean) =>
    service.call('POST /v1/availability', { store: 'borough', rows: [{ itemId: ids.milk, available }] }, { apiKey });
  expect((await set(false)).data).toEqual({ applied: 1, refused: [] });
  expect(await card()).toMatchObject({ outOfStock: true });
  await set(true);
  expect(await card()).toMatchObject({ outOfStock: false });
});
