import { eq } from 'drizzle-orm';
import { ids } from '../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../test-support/test-service';
import { itemOptions } from '../../database/schema/catalogue';
import { stores } from '../../database/schema/store';

let service: TestService;
beforeAll(async () => {
  service = await createTestService();
});
afterAll(() => service.close());

const storeId = ids.store;

test('a menu item has every field of the specification [3.01]', async () => {
  const { data } = await service.call('POST /catalogue/item-details', { storeId, itemId: ids.milk });
  expect(data.item).toMatchObject({
    id: ids.milk,
    slug: 'whole-milk',
    name: 'Whole milk',
    categoryImage: '/p/fridge.webp',
    badge: { text: 'Local', color: '#fff', backgroundColor: '#263' },
    price: 120,
    wasPrice: 150,
    description: 'Whole milk, described.',
    outOfStock: false,
    tags: ['fresh'],
    addToBasketType: 'direct',
    quickAdd: true,
    images: { originals: '/p/o.webp', mdpi_1x: '/p/1.webp', xhdpi_2x: '/p/2.webp', xxhdpi_3x: '/p/3.webp' },
    ingredients: 'Milk',
    unitPrice: '12p/100ml',
  });
  const of = async (itemId: number) =>
    (await service.call('POST /catalogue/item-details', { storeId, itemId })).data.item;
  expect(await of(ids.soldOut)).toMatchObject({ outOfStock: true, badge: null, wasPrice: null, categoryImage: null });
  expect(await of(ids.wine)).toMatchObject({ addToBasketType: 'age_restricted', quickAdd: false });
});

test('a card asks for a choice only where the options begin with none, or with one that costs more', async () => {
  const [size] = await service.db.select().from(itemOptions).where(eq(itemOptions.id, 51));
  const small = (extra: object) =>
    (size?.values ?? []).map((value) => (value.id === 511 ? { ...value, ...extra } : value));
  const cards = async (values: NonNullable<typeof size>['values']) => {
    await service.db.update(itemOptions).set({ values }).where(eq(itemOptions.id, 51));
    service.context.cache.clear();
    const { data } = await service.call('POST /catalogue/category-details', { storeId, categoryId: 12 });
    const { data: own } = await service.call('POST /catalogue/item-details', { storeId, itemId: ids.pizza });
    return [data.items[0], own.item].map((card) => [card?.addToBasketType, card?.quickAdd]);
  };
  const ask = ['options', false];
  expect(await cards(small({ default: false }))).toEqual([ask, ask]);
  expect(await cards(small({ extraCost: 50 }))).toEqual([ask, ask]);
  const add = ['direct', true];
  expect(await cards(small({}))).toEqual([add, add]);
  const { data } = await service.call('POST /basket/add-item', { storeId, menuItem: { id: ids.pizza } });
  expect(
    data.basket.lines.map(({ options, unitTotal }) => [options.map(({ valueName }) => valueName), unitTotal]),
  ).toEqual([[['Small'], 800]]);
});

test('a menu item option has every field of the specification, sizes and their costs included [3.02]', async () => {
  const { data } = await service.call('POST /catalogue/item-details', { storeId, itemSlug: 'pizza-of-your-own' });
  expect(data.item.options.map(({ id }) => id)).toEqual([51, 52, 53]);
  const [size, , crust] = data.item.options;
  expect(size).toEqual({
    id: 51,
    name: 'Size',
    placeholder: 'Choose a size',
    maximumSelected: 1,
    minimumSelected: 1,
    displayAsGrid: true,
    mutuallyExclusive: true,
    dependentOn: null,
    extraCostInstancesThreshold: 0,
    values: [
      { id: 511, name: 'Small', extraCost: 0, default: true, sizeExtraCost: [] },
      { id: 512, name: 'Large', extraCost: 300, default: false, sizeExtraCost: [] },
    ],
  });
  expect(crust).toMatchObject({ id: 53, minimumSelected: 1, dependentOn: 512, mutuallyExclusive: false });
  expect(data.item.options[1]).toEqual({
    id: 52,
    name: 'Toppings',
    placeholder: null,
    maximumSelected: 3,
    minimumSelected: 0,
    displayAsGrid: false,
    mutuallyExclusive: false,
    dependentOn: null,
    extraCostInstancesThreshold: 1,
    values: [
      {
        id: 521,
        name: 'Olives',
        extraCost: 50,
        default: false,
        sizeExtraCost: [{ id: 5211, sizeId: 512, extraCost: 80 }],
      },
      { id: 522, name: 'Ham', extraCost: 120, default: false, sizeExtraCost: [] },
    ],
  });
});

test('tree, category, item and previous purchases are read from a store [7.14]', async () => {
  const { call } = service;
  const { data: tree } = await call('POST /catalogue/category-tree', { storeId });
  expect(tree.categories.map(({ name, itemCount }) => [name, itemCount])).toEqual([
    ['Fridge', 2],
    ['Cellar', 1],
    ['Bakery', 32],
  ]);
  expect(tree.categories[0]?.children[0]?.children[0]).toMatchObject({ slug: 'milk-and-cream', itemCount: 2 });

  const body = { storeId, categoryId: 11, fulfilmentMethod: 'delivery', fulfilmentDate: '2026-11-26' } as const;
  const { data: first } = await call('POST /catalogue/category-details', body);
  expect([first.items.length, first.page, first.pages, first.total]).toEqual([24, 1, 2, 32]);
  const { data: second } = await call('POST /catalogue/category-details', { ...body, page: 2 });
  expect(second.items).toHaveLength(8);
  const seen = new Set([...first.items, ...second.items].map(({ id }) => id));
  expect(seen.size).toBe(32);
  const { data: cheap } = await call('POST /catalogue/category-details', {
    ...body,
    sort: 'price_up',
    tags: ['vegan'],
  });
  const prices = cheap.items.map(({ price }) => price);
  expect(prices).toEqual([...prices].sort((a, b) => a - b));
  expect(cheap.total).toBe(15);

  // A method that the store does not offer is refused.
  await service.db
    .update(stores)
    .set({ fulfilment: ['collection'] })
    .where(eq(stores.id, ids.farStore));
  service.context.cache.clear();
  const far = { storeId: ids.farStore, categoryId: 11 };
  for (const [fulfilmentMethod, status] of [
    ['collection', 200],
    ['delivery', 409],
  ] as const) {
    const asked = { storeId: ids.farStore, fulfilmentMethod };
    expect((await call('POST /catalogue/category-tree', asked)).status).toBe(status);
    expect((await call('POST /catalogue/global-search', { ...asked, searchTerm: 'milk' })).status).toBe(status);
  }
  expect((await call('POST /catalogue/category-details', { ...far, fulfilmentMethod: 'collection' })).status).toBe(200);
  const refused = await call('POST /catalogue/category-details', { ...far, fulfilmentMethod: 'delivery' });
  expect(refused.problem.code).toBe('fulfilment_not_offered');

  const { data: item } = await call('POST /catalogue/item-details', { storeId, categoryId: 3, itemId: ids.milk });
  expect(item.parents.map(({ slug }) => slug)).toEqual(['fridge', 'dairy', 'milk-and-cream']);
  // The item is found in its own category and its ancestors, and in no other.
  const of = (asked: object) => call('POST /catalogue/item-details', { storeId, itemId: ids.milk, ...asked });
  for (const own of [{ categoryId: 1 }, { categorySlug: 'dairy' }, { categoryId: 3, categorySlug: 'fridge' }])
    expect([own, (await of(own)).status]).toEqual([own, 200]);
  for (const other of [{ categoryId: 11 }, { categorySlug: 'bakery' }, { categoryId: 3, categorySlug: 'bakery' }])
    expect([other, (await of(other)).problem?.code]).toEqual([other, 'item_not_found']);
  expect((await call('POST /catalogue/item-details', { storeId, itemId: 2001 })).problem.code).toBe('item_not_found');

  expect((await call('POST /catalogue/previous-purchase-items', { storeId })).status).toBe(401);
  const { data: bought } = await call(
    'POST /catalogue/previous-purchase-items',
    { storeId },
    { as: await service.logIn() },
  );
  expect(bought.items.map(({ id }) => id)).toEqual([ids.milk, ids.soldOut]);
});

test('a member’s usual items are those of two orders or more', async () => {
  const { call, db } = service;
  const as = await service.logIn();
  const idsBy = async (by: 'usual' | 'recent') =>
    (await call('POST /catalogue/previous-purchase-items', { storeId, by }, { as })).data.items.map(({ id }) => id);
  expect([await idsBy('usual'), await idsBy('recent')]).toEqual([[], [ids.milk, ids.soldOut]]);
  // A second order, a day later, of the bread and of what was sold out.
  await db.execute(`insert into orders select (jsonb_populate_record(o, jsonb_build_object('draft_order_id', 99001,
    'basket_id', 99001, 'order_id', 99001, 'business_order_id', 'TM-SECOND', 'placed_at', o.placed_at + interval '1 day'))).* from orders o
    where o.order_id = ${ids.pastOrder}`);
  await db.execute(`insert into order_lines select (jsonb_populate_record(l, jsonb_build_object('id', 99000 + l.position,
    'draft_order_id', 99001, 'item_id', case when l.item_id = ${ids.milk} then ${ids.bread} else l.item_id end))).*
    from order_lines l join orders o on o.draft_order_id = l.draft_order_id where o.order_id = ${ids.pastOrder}`);
  expect(await idsBy('usual')).toEqual([ids.soldOut]);
  expect((await idsBy('recent')).slice(0, 2).sort()).toEqual([ids.bread, ids.soldOut].sort());
  // The second is what the first was changed into, so each was bought once, and the milk never.
  await db.execute(`update orders set changed_into = 99001 where order_id = ${ids.pastOrder}`);
  expect([await idsBy('usual'), (await idsBy('recent')).sort()]).toEqual([[], [ids.bread, ids.soldOut].sort()]);
});

test('the reduced items of a store are listed, the biggest saving first', async () => {
  const { data } = await service.call('POST /catalogue/item-list', { storeId, reduced: true, sort: 'saving' });
  expect([data.items.map(({ id }) => id), data.total, data.pages]).toEqual([[ids.milk], 1, 1]);
});

test('items are listed by their ids, by a deal and by a section of it, and found by a search [7.15]', async () => {
  const { call } = service;
  const { data: listed } = await call('POST /catalogue/item-list', {
    storeId,
    menuItemIds: [ids.bread, 999, ids.milk],
  });
  expect(listed.items.map(({ id }) => id)).toEqual([ids.bread, ids.milk]);
  const { data: deal } = await call('POST /catalogue/item-list', { storeId, discountId: 61 });
  expect(deal.items.map(({ id }) => id)).toEqual([1100, 1101, 1102]);
  const { data: section } = await call('POST /catalogue/item-list', {
    storeId,
    discountId: 61,
    discountSectionId: 612,
  });
  expect(section.items.map(({ id, dealText }) => [id, dealText])).toEqual([[1102, '2 for £2']]);
  expect((await call('POST /catalogue/item-list', { storeId, discountId: 99 })).problem.code).toBe('deal_not_found');

  const search = (searchTerm: string) =>
    call('POST /catalogue/global-search', {
      storeId,
      searchTerm,
      itemsPage: 1,
      categoryPage: 1,
      itemsLimit: 5,
      categoriesLimit: 5,
    });
  expect((await search('whole mi')).data.items.map(({ id }) => id)).toEqual([ids.milk]);
  expect((await search('sourdoh')).data.items[0]?.id).toBe(ids.bread);
  expect((await search('creme')).data.items[0]?.id).toBe(ids.soldOut);
  const rolls = (await search('ROLLS')).data;
  expect([rolls.items.length, rolls.itemsTotal, rolls.deals[0]?.slug]).toEqual([5, 30, 'two-rolls']);
  expect((await search('pizza')).data.categories.map(({ slug }) => slug)).toEqual(['pizza']);
  const short = (await search(' a ')).problem;
  expect([short.code, short.detail]).toEqual([
    'search_term_too_short',
    'The search term needs to be at least two characters.',
  ]);
});

test('one business never sees the catalogue of another', async () => {
  const other = await service.call('POST /catalogue/category-tree', { storeId }, { business: 2 });
  expect(other.problem.code).toBe('store_not_found');
});

test('an impossible date is rejected in every date field', async () => {
  const ask = { storeId: ids.store, fulfilmentDate: '2026-02-31' };
  const answers = await Promise.all([
    service.call('POST /catalogue/category-details', { ...ask, categorySlug: 'bread' }),
    service.call('POST /catalogue/global-search', { ...ask, searchTerm: 'milk' }),
    service.call('POST /catalogue/item-list', { ...ask, menuItemIds: [ids.milk] }),
    service.call('POST /catalogue/item-details', { ...ask, itemId: ids.milk }),
  ]);
  expect(answers.map(({ status, problem }) => [status, problem.code])).toEqual(
    answers.map(() => [422, 'date_invalid']),
  );
});
