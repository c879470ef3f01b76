import { and, eq } from 'drizzle-orm';
import { importTestFiles } from '../../../test-support/import-test-files';
import { smallShop } from '../../../test-support/small-shop';
import { createTestService, type TestService } from '../../../test-support/test-service';
import { items, storeItems } from '../../database/schema/catalogue';
import { stores } from '../../database/schema/store';

let service: TestService;
beforeAll(async () => {
  service = await createTestService();
  await importTestFiles(service, { ...smallShop, prices: [] });
});
afterAll(() => service.close());

/** Where the cheese stands at the quay, and in which zone. */
async function placeOfCheddar() {
  const { aisle, bay, shelf } = storeItems;
  const [row] = await service.db
    .select({ aisle, bay, shelf, zone: items.zone })
    .from(items)
    .innerJoin(storeItems, eq(storeItems.itemId, items.id))
    .innerJoin(stores, eq(stores.id, storeItems.storeId))
    .where(and(eq(items.code, 'C-1'), eq(stores.slug, 'quay')));
  return row && [row.aisle, row.bay, row.shelf, row.zone];
}
const price = (cells: Record<string, string>) =>
  importTestFiles(service, { prices: [{ item: 'C-1', store: 'quay', ...cells }] });

test('an import places an item in a store and in a zone; later ones keep, move and remove it', async () => {
  expect(await placeOfCheddar()).toEqual([null, null, null, 'ambient']);
  expect((await price({ aisle: '4', bay: '2', shelf: 'C' })).changes).toEqual(['prices +0 ~1 -0']);
  await importTestFiles(service, { items: [{ code: 'C-1', zone: 'chilled' }] });
  expect(await placeOfCheddar()).toEqual(['4', '2', 'C', 'chilled']);
  await price({ price: '9.90' });
  expect(await placeOfCheddar()).toEqual(['4', '2', 'C', 'chilled']);
  await price({ shelf: 'D' });
  expect(await placeOfCheddar()).toEqual(['4', '2', 'D', 'chilled']);
  await price({ aisle: '' });
  await importTestFiles(service, { items: [{ code: 'C-1', zone: '' }] });
  expect(await placeOfCheddar()).toEqual([null, null, null, 'ambient']);
});

test('a bay without its aisle and an unknown zone are refused', async () => {
  const { messages } = await price({ aisle: '', bay: '2' });
  expect(messages).toEqual([expect.stringContaining('names a bay or a shelf')]);
  const wrong = await importTestFiles(service, { items: [{ code: 'C-1', zone: 'cold' }] });
  expect(wrong.messages).toEqual([expect.stringContaining('ambient')]);
});
