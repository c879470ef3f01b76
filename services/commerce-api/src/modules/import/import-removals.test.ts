import { eq, inArray } from 'drizzle-orm';
import { importTestFiles } from '../../../test-support/import-test-files';
import { ids } from '../../../test-support/shop-data';
import { smallShop } from '../../../test-support/small-shop';
import { createTestService, type TestService } from '../../../test-support/test-service';
import { storeItems } from '../../database/schema/catalogue';
import { stores } from '../../database/schema/store';

let service: TestService;
beforeEach(async () => {
  service = await createTestService();
});
afterEach(() => service.close());

const removeMissing = true;
const missing = (report: { counts: { what: string; missing: number }[] }) =>
  Object.fromEntries(report.counts.map((count) => [count.what, count.missing]));

test('rows missing from the files stay, and the report counts them', async () => {
  const { report } = await importTestFiles(service, smallShop);
  expect(missing(report)).toMatchObject({ stores: 2, categories: 8, deals: 1, slots: 5 });
  const milk = await service.call('POST /catalogue/item-details', { storeId: ids.store, itemSlug: 'whole-milk' });
  expect(milk.status).toBe(200);
});

test('on request, an import removes what its files do not mention, and past orders keep it', async () => {
  const token = await service.logIn();
  const before = await service.call('POST /member/orders', {}, { as: token });
  const { applied, messages } = await importTestFiles(service, smallShop, { removeMissing });
  expect([messages, applied]).toEqual([[], true]);
  const stores = await service.call('POST /stores/search', {});
  expect(stores.data.stores.map(({ slug }) => slug)).toEqual(['quay']);
  const storeId = stores.data.stores[0]?.id ?? 0;
  const tree = await service.call('POST /catalogue/category-tree', { storeId });
  expect(tree.data.categories.map(({ slug }) => slug)).toEqual(['deli-counter']);
  expect(tree.data.deals.map(({ name }) => name)).toEqual(['Two cheeses']);
  const home = await service.call('POST /content/home', {});
  expect(home.data.aisles.map(({ slug }) => slug)).toEqual(['deli-counter']);
  const gone = await service.call('POST /catalogue/item-details', { storeId: ids.store, itemSlug: 'whole-milk' });
  expect(gone.problem.code).toBe('store_not_found');
  expect((await service.call('POST /member/orders', {}, { as: token })).data).toEqual(before.data);
  const again = await importTestFiles(service, smallShop, { removeMissing });
  expect(again.changes).toEqual([]);
});

test('a basket reports an item removed from sale, and keeps its other lines', async () => {
  const opened = await service.call('POST /basket/get-or-create', {
    storeId: ids.store,
    fulfilmentMethod: 'collection',
  });
  const { basketToken } = opened.data;
  for (const id of [ids.milk, ids.bread])
    await service.call('POST /basket/add-item', {
      basketToken,
      storeId: ids.store,
      menuItem: { id, quantity: 1 },
    } as never);
  const { messages } = await importTestFiles(
    service,
    { items: [{ code: 'whole-milk', price: '1.20' }] },
    { removeMissing },
  );
  expect(messages).toEqual([]);
  const basket = await service.call('POST /basket/get-or-create', { basketToken });
  expect(basket.data.lines.map(({ available }) => available)).toEqual([true, false]);
});

test('files of one kind remove nothing of another', async () => {
  const { changes } = await importTestFiles(
    service,
    { deals: smallShop.deals, 'deal-sections': [{ deal: 'D-1', code: 'all', name: 'Milk', items: 'whole-milk' }] },
    { removeMissing },
  );
  expect(changes).toEqual(['deals +1 ~0 -1']);
});

test('a category with items on sale is not removed', async () => {
  const { messages, applied } = await importTestFiles(
    service,
    { categories: [{ code: 'bakery', name: 'Bakery' }] },
    { removeMissing },
  );
  expect(applied).toBe(false);
  expect(messages).toContain(
    'categories 0 -: milk-and-cream is not in the file and would be removed, but 2 items on sale are in it: import it too, or give them another category',
  );
});

test('a store is closed by an import with closed: yes, stays closed without the column, and is opened by closed: no', async () => {
  const closedAfter = async (change: { closed?: string }) => {
    await importTestFiles(service, { stores: [{ code: 'quay', ...change }] });
    return (await service.call('POST /stores/details', { seoUrl: 'quay' })).data.state === 'closed';
  };
  await importTestFiles(service, smallShop);
  expect(await closedAfter({ closed: 'yes' })).toBe(true);
  expect(await closedAfter({})).toBe(true);
  expect(await closedAfter({ closed: 'no' })).toBe(false);
});

test('a blank price of a store takes the item off sale there and nowhere else', async () => {
  await importTestFiles(service, smallShop);
  const cheddarAt = async (seoUrl: string) => {
    const { data } = await service.call('POST /stores/details', { seoUrl });
    const reply = await service.call('POST /catalogue/item-details', { storeId: data.id, itemSlug: 'cheddar-200g' });
    return reply.status === 200 ? reply.data.item.price : reply.problem.code;
  };
  // A blank price in items leaves prices to prices.csv, and a missing column changes nothing.
  await importTestFiles(service, { items: [{ code: 'C-1', price: '' }] });
  await importTestFiles(service, { prices: [{ item: 'C-1', store: 'quay', in_stock: 'yes' }] });
  expect([await cheddarAt('quay'), await cheddarAt('borough')]).toEqual([310, 320]);
  const blank = [{ item: 'C-1', store: 'quay', price: '', in_stock: '' }];
  // It overrides the price in items, too.
  const { changes } = await importTestFiles(service, { items: [{ code: 'C-1', price: '3.20' }], prices: blank });
  expect(changes).toEqual(['prices +0 ~0 -1']);
  expect([await cheddarAt('quay'), await cheddarAt('borough')]).toEqual(['item_not_found', 320]);
  expect((await importTestFiles(service, { prices: blank })).changes).toEqual([]);
});

test('blank prices of more than a fifth of a store refuse the import, unless that is confirmed', async () => {
  const codes = Array.from({ length: 60 }, (_, place) => `E-${place}`);
  const items = codes.map((code) => ({ code, name: `Egg ${code}`, category: 'bakery', price: '1', stores: 'leeds' }));
  await importTestFiles(service, { items });
  const blank = (count: number) => codes.slice(0, count).map((item) => ({ item, store: 'leeds', price: '' }));
  const refused = await importTestFiles(service, { prices: blank(21) }, { applyValid: true });
  expect([refused.applied, refused.messages]).toEqual([
    false,
    [
      expect.stringMatching(
        /^prices 0 price: is blank for 21 of the \d+ items that leeds lists, .* --allow-delisting$/,
      ),
    ],
  ]);
  expect((await importTestFiles(service, { prices: blank(20) })).changes).toContain('prices +0 ~0 -20');
  const confirmed = await importTestFiles(service, { prices: blank(60) }, { allowDelisting: true });
  expect(confirmed.changes).toContain('prices +0 ~0 -40');
});

test('a removed store that is imported again is open again, with its own slots and listings', async () => {
  await importTestFiles(service, smallShop);
  await importTestFiles(service, { stores: [{ code: 'borough', name: 'Borough' }] }, { removeMissing });
  expect((await service.call('POST /stores/details', { seoUrl: 'quay' })).problem.code).toBe('store_not_found');
  await importTestFiles(service, { stores: smallShop.stores });
  const back = await service.call('POST /stores/details', { seoUrl: 'quay' });
  expect(back.data.state).not.toBe('closed');
  const item = await service.call('POST /catalogue/item-details', { storeId: back.data.id, itemSlug: 'cheddar-200g' });
  expect(item.data.item.price).toBe(310);
});

test('a file of prices concerns only the stores that it names', async () => {
  await importTestFiles(service, smallShop);
  const { report } = await importTestFiles(service, { prices: [{ item: 'C-1', store: 'quay', price: '2.99' }] });
  const prices = report.counts.find(({ what }) => what === 'prices');
  const own = service.db.select({ id: stores.id }).from(stores).where(eq(stores.businessId, 1));
  const all = await service.db.$count(storeItems, inArray(storeItems.storeId, own));
  expect(prices).toMatchObject({ changed: 1, removed: 0, missing: all - 1 });
});
