import { importTestFiles } from '../../../test-support/import-test-files';
import { ids } from '../../../test-support/shop-data';
import { smallShop } from '../../../test-support/small-shop';
import { createTestService, type TestService } from '../../../test-support/test-service';

let service: TestService;
beforeAll(async () => {
  service = await createTestService();
});
afterAll(() => service.close());

const storeId = async () => (await service.call('POST /stores/details', { seoUrl: 'quay' })).data.id;
const itemAt = async (store: number, itemSlug: string) =>
  (await service.call('POST /catalogue/item-details', { storeId: store, itemSlug })).data.item;
const everything = async () => {
  const tables = ['stores', 'categories', 'items', 'item_options', 'store_items', 'deals', 'slot_templates', 'slots'];
  const rows = await Promise.all(tables.map((table) => service.db.execute(`select * from ${table} order by 1, 2`)));
  return rows.map((result) => (result as unknown as { rows: unknown[] }).rows);
};

test('a whole shop is imported, and shoppers see it', async () => {
  const { status, messages, applied, changes } = await importTestFiles(service, smallShop);
  expect([status, messages, applied]).toEqual([200, [], true]);
  expect(changes).toEqual([
    'stores +1 ~0 -0',
    'categories +2 ~0 -0',
    'items +2 ~0 -0',
    'options +1 ~0 -0',
    'prices +6 ~0 -0',
    'deals +1 ~0 -0',
    'slots +1 ~0 -0',
  ]);
  const store = await storeId();
  expect(await itemAt(store, 'cheddar-200g')).toMatchObject({
    price: 310,
    wasPrice: 400,
    outOfStock: true,
    allergens: ['milk'],
    unitPrice: '£1.55/100g',
    dealText: '2 for £6',
  });
  const { data: deal } = await service.call('POST /catalogue/item-list', { storeId: store, dealSlug: 'two-cheeses' });
  expect(deal.deal).toMatchObject({ kind: 'multi_buy', quantity: 2, price: 600, startsAt: null, endsAt: null });
  const platter = await itemAt(store, 'party-platter');
  expect(platter.options[0]?.values.map(({ name, extraCost }) => [name, extraCost])).toEqual([
    ['Small', 0],
    ['Large', 250],
  ]);
  const day = { startDate: '2026-11-26', endDate: '2026-11-26' };
  const slots = await service.call('POST /slots/list', { storeId: store, fulfilmentMethod: 'delivery', ...day });
  expect(slots.data.days[0]?.slots.map(({ startDate, fee }) => [startDate, fee])).toEqual([
    ['2026-11-26T18:00:00.000Z', 250],
  ]);
  const found = await service.call('POST /catalogue/global-search', { storeId: store, searchTerm: 'chedd' });
  expect([found.data.items[0]?.name, found.data.itemsFitting]).toEqual(['Cheddar 200g', 1]);
});

test('the same files again change nothing, neither rows nor versions', async () => {
  await importTestFiles(service, smallShop);
  const before = await everything();
  const again = await importTestFiles(service, smallShop);
  expect([again.applied, again.changes]).toEqual([true, []]);
  expect(await everything()).toEqual(before);
});

test('a dry run counts changes, and changes nothing', async () => {
  const before = await everything();
  const dearer = smallShop.items.map((item) => ({ ...item, price: '3.90' }));
  const checked = await importTestFiles(service, { ...smallShop, items: dearer }, { checkOnly: true });
  expect([checked.applied, checked.messages, checked.changes]).toEqual([false, [], ['prices +0 ~5 -0']]);
  expect(await everything()).toEqual(before);
});

test('a missing column leaves values unchanged; a blank cell does not', async () => {
  await importTestFiles(service, smallShop);
  const { changes } = await importTestFiles(service, {
    items: [{ code: 'C-1', name: 'Mature cheddar 200g', allergens: '' }],
  });
  expect(changes).toEqual(['items +0 ~1 -0']);
  // The slug stays the same, so that links remain valid.
  expect(await itemAt(await storeId(), 'cheddar-200g')).toMatchObject({
    name: 'Mature cheddar 200g',
    price: 310,
    allergens: [],
    unitPrice: '£1.55/100g',
  });
});

test('stock and prices can be imported alone, and every page shows them at once', async () => {
  await importTestFiles(service, smallShop);
  const store = await storeId();
  const page = async () => {
    const { data } = await service.call('POST /catalogue/category-details', { storeId: store, categorySlug: 'cheese' });
    return data.items.map(({ price, outOfStock }) => [price, outOfStock]);
  };
  expect(await page()).toEqual([[310, true]]);
  await importTestFiles(service, { prices: [{ item: 'C-1', store: 'quay', price: '3.00', in_stock: 'yes' }] });
  expect(await page()).toEqual([[300, false]]);
  await importTestFiles(service, { items: [{ code: 'C-1', in_stock: 'no' }] });
  expect(await page()).toEqual([[300, true]]);
});

test('an item whose row names stores is listed there and nowhere else', async () => {
  await importTestFiles(service, smallShop);
  const row = { code: 'C-1', price: '3.50', stores: 'borough' };
  const { changes } = await importTestFiles(service, { items: [row] });
  expect(changes).toEqual(['prices +0 ~1 -2']);
  expect((await itemAt(ids.store, 'cheddar-200g')).price).toBe(350);
  expect(
    (await service.call('POST /catalogue/item-details', { storeId: await storeId(), itemSlug: 'cheddar-200g' })).problem
      .code,
  ).toBe('item_not_found');
});

test('entities that were never imported are found by slug: an existing shop can be changed', async () => {
  const { changes, messages } = await importTestFiles(service, {
    items: [{ code: 'whole-milk', price: '1.35', stores: 'borough | leeds' }],
  });
  expect([messages, changes]).toEqual([[], ['items +0 ~1 -0', 'prices +0 ~2 -0']]);
  expect((await itemAt(ids.store, 'whole-milk')).id).toBe(ids.milk);
});

test('two items may exchange their slugs', async () => {
  await importTestFiles(service, smallShop);
  const slugs = [
    { code: 'C-1', slug: 'party-platter' },
    { code: 'C-2', slug: 'cheddar-200g' },
  ];
  const { applied, changes } = await importTestFiles(service, { items: slugs });
  expect([applied, changes]).toEqual([true, ['items +0 ~2 -0']]);
  expect((await itemAt(await storeId(), 'party-platter')).name).toBe('Cheddar 200g');
  const back = slugs.map(({ code }, place) => ({ code, slug: slugs[1 - place]?.slug ?? '' }));
  expect((await importTestFiles(service, { items: back })).applied).toBe(true);
});

test('items of the same name get different slugs', async () => {
  const twins = ['T-1', 'T-2'].map((code) => ({
    code,
    name: 'Plain bun',
    category: 'bread',
    price: '0.50',
    stores: 'borough',
  }));
  const { messages } = await importTestFiles(service, { items: twins });
  expect(messages).toEqual([]);
  const rows = await service.db.execute("select slug from items where name = 'Plain bun' order by slug");
  expect((rows as unknown as { rows: unknown }).rows).toEqual([{ slug: 'plain-bun' }, { slug: 'plain-bun-t-2' }]);
});

test('a slug of a long name and a long code has the length that a URL may have', async () => {
  const name = `Bun ${'very '.repeat(22)}plain`;
  const twins = ['A', 'B'].map((end) => {
    const code = 'T'.repeat(59) + end;
    return { code, name, category: 'bread', price: '0.50', stores: 'borough' };
  });
  expect((await importTestFiles(service, { items: twins })).messages).toEqual([]);
  const { rows } = (await service.db.execute("select slug from items where slug like 'bun-very%' order by id")) as {
    rows: { slug: string }[];
  };
  expect(rows.map(({ slug }) => slug.length)).toEqual([110, 160]);
  for (const { slug } of rows) expect((await itemAt(ids.store, slug)).name).toBe(name);
});

test('the other business is not touched', async () => {
  const other = { storeId: ids.otherStore };
  const before = await service.call('POST /catalogue/category-tree', other, { business: ids.otherBusiness });
  await importTestFiles(service, smallShop, { removeMissing: true });
  const after = await service.call('POST /catalogue/category-tree', other, { business: ids.otherBusiness });
  expect(after.data).toEqual(before.data);
  const { applied } = await importTestFiles(service, smallShop, { business: 'testhouse' });
  expect(applied).toBe(true);
  const found = await service.call('POST /stores/details', { seoUrl: 'quay' }, { business: ids.otherBusiness });
  expect(found.status).toBe(200);
});
