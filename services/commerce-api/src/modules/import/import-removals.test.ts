import { importTestFiles } from '../../../test-support/import-test-files';
import { ids } from '../../../test-support/shop-data';
import { smallShop } from '../../../test-support/small-shop';
import { createTestService, type TestService } from '../../../test-support/test-service';

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

test('a blank price keeps an item on sale at its price', async () => {
  await importTestFiles(service, smallShop);
  const priceOf = async () => {
    const { data } = await service.call('POST /stores/details', { seoUrl: 'quay' });
    const reply = await service.call('POST /catalogue/item-details', { storeId: data.id, itemSlug: 'cheddar-200g' });
    return reply.data.item.price;
  };
  const before = await priceOf();
  await importTestFiles(service, { items: [{ code: 'C-1', price: '' }] });
  await importTestFiles(service, { prices: [{ item: 'C-1', store: 'quay', price: '' }] });
  expect(await priceOf()).toBe(before);
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
