import { sql } from 'drizzle-orm';
import { importTestFiles } from '../../../test-support/import-test-files';
import { smallShop } from '../../../test-support/small-shop';
import { createTestService, type TestService } from '../../../test-support/test-service';
import { rowsOf } from '../../database/database.types';

let service: TestService;
beforeAll(async () => {
  service = await createTestService();
  await importTestFiles(service, { ...smallShop, prices: [] });
});
afterAll(() => service.close());

const cheddarAtQuay = async () => {
  const { data: quay } = await service.call('POST /stores/details', { seoUrl: 'quay' });
  return (await service.call('POST /catalogue/item-details', { storeId: quay.id, itemSlug: 'cheddar-200g' })).data.item;
};
const importStock = (stock: string) => importTestFiles(service, { prices: [{ item: 'C-1', store: 'quay', stock }] });

test('an import counts an item in one store, changes the count and stops counting', async () => {
  expect((await importStock('3')).changes).toEqual(['prices +0 ~1 -0']);
  expect((await cheddarAtQuay()).fewLeft).toBe(3);
  expect((await importStock('3')).changes).toEqual([]);
  await importStock('0');
  expect(await cheddarAtQuay()).toMatchObject({ outOfStock: true, fewLeft: null });
  await importStock('uncounted');
  expect(await cheddarAtQuay()).toMatchObject({ outOfStock: false, fewLeft: null });
});

test('an import that lets counts fall tells the endpoints of webhooks, and a first count is no fall', async () => {
  const add = { business: 'Testmarket', url: 'http://localhost:9/', events: ['stock.low' as const], lowStockAt: 4 };
  expect((await service.call('POST /admin/webhook-add', add, { admin: true })).status).toBe(200);
  for (const stock of ['uncounted', '2', '9', '4', '3', 'uncounted']) await importStock(stock);
  const told = await rowsOf(service.db, sql`select data from webhook_deliveries`);
  expect(told).toEqual([{ data: expect.objectContaining({ store: 'quay', sku: 'C-1', stock: 4, lowStockAt: 4 }) }]);
  expect(await rowsOf(service.db, sql`select 1 from jobs.job where name = 'webhook'`)).toHaveLength(1);
});

test('an import without the column keeps what orders have left, and a count that is no number is refused', async () => {
  await importStock('2');
  await service.db.execute('update store_items set stock = 1 where stock = 2');
  await importTestFiles(service, { prices: [{ item: 'C-1', store: 'quay', price: '9.90' }] });
  expect(await cheddarAtQuay()).toMatchObject({ price: 990, fewLeft: 1 });
  for (const wrong of ['-1', '1.5', 'some', '1e9'])
    expect((await importStock(wrong)).messages).toEqual([expect.stringContaining('a whole number')]);
  expect((await cheddarAtQuay()).fewLeft).toBe(1);
});
