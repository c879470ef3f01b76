import { eq } from 'drizzle-orm';
import { ids } from '../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../test-support/test-service';
import { deals, items } from '../../database/schema/catalogue';
import { stores } from '../../database/schema/store';

let service: TestService;
beforeAll(async () => {
  service = await createTestService();
});
afterAll(() => service.close());

const storeId = ids.store;
const NOON = new Date('2026-11-25T12:00:00Z');

/** Changes the catalogue like an import does: every store gets a new version. */
async function change(write: () => Promise<unknown>): Promise<void> {
  await write();
  await service.db.update(stores).set({ catalogueVersion: Math.floor(Math.random() * 1e9) });
  service.context.cache.clear();
}

const setDeal = (values: Partial<typeof deals.$inferInsert>) =>
  change(() => service.db.update(deals).set(values).where(eq(deals.id, 61)));

const list = (body: object = {}) =>
  service.call('POST /catalogue/item-list', { storeId, dealSlug: 'two-rolls', ...body });

const rolls = (quantity: number, token?: string) =>
  service.call('POST /basket/add-items', {
    storeId,
    basketToken: token,
    menuItems: [
      { id: 1100, quantity },
      { id: 1102, quantity },
    ],
  });

test('a deal is found by its slug and its id, with its sections and items', async () => {
  const { data } = await list();
  expect(data.deal).toMatchObject({
    id: 61,
    kind: 'multi_buy',
    price: 200,
    quantity: 2,
    startsAt: null,
    endsAt: null,
    sections: [
      { discountSectionId: 611, name: 'Rolls', quantity: 0 },
      { discountSectionId: 612, name: 'More rolls', quantity: 0 },
    ],
  });
  expect(data.items.map(({ id, dealId }) => [id, dealId])).toEqual([
    [1100, 61],
    [1101, 61],
    [1102, 61],
  ]);
});

test('a deal starts and ends by the clock, in lists and on cards as in the basket', async () => {
  await setDeal({ startsAt: NOON, endsAt: new Date('2026-11-27T00:00:00Z'), price: 150 });
  const before = (await rolls(1)).data.basket;
  expect([(await list()).problem.detail, before.totals.discount]).toEqual(['Deal not found', 0]);
  service.clock.set(NOON);
  const { data: on } = await service.call('POST /basket/get-or-create', { basketToken: before.basketToken });
  expect([(await list()).data.deal?.id, on.totals.discount]).toEqual([61, 52]);
  const item = async () => (await service.call('POST /catalogue/item-details', { storeId, itemId: 1100 })).data;
  expect([(await item()).item.dealText, (await item()).deals.map(({ slug }) => slug)]).toEqual([
    '2 for £2',
    ['two-rolls'],
  ]);
  service.clock.set(new Date('2026-11-27T00:00:00Z'));
  const { data: over } = await service.call('POST /basket/get-or-create', { basketToken: before.basketToken });
  expect([(await list()).problem.code, over.totals.discount, (await item()).item.dealText]).toEqual([
    'deal_not_found',
    0,
    null,
  ]);
  service.clock.reset();
});

test('the requested day decides which deals apply: tomorrow’s apply tomorrow', async () => {
  await setDeal({ startsAt: new Date('2026-11-26T00:00:00Z'), endsAt: null, price: 150 });
  expect((await list()).status).toBe(404);
  expect((await list({ fulfilmentDate: '2026-11-26' })).data.deal?.id).toBe(61);
  const onOffer = async (fulfilmentDate?: string) =>
    (await service.call('POST /catalogue/category-details', { storeId, categoryId: 13, onOffer: true, fulfilmentDate }))
      .data.total;
  expect([await onOffer(), await onOffer('2026-11-26')]).toEqual([0, 3]);
});

test('several items are added to a basket all or none, and the deal shows on its lines and in its totals', async () => {
  await setDeal({ startsAt: null, endsAt: null, price: 150 });
  const refused = await service.call('POST /basket/add-items', {
    storeId,
    menuItems: [{ id: 1100 }, { id: ids.soldOut }],
  });
  expect(refused.problem.code).toBe('item_unavailable');
  const { data } = await rolls(1);
  expect(data.basketLineIds).toHaveLength(2);
  const { lines, totals, deals: shown } = data.basket;
  expect(lines.map(({ dealId, dealSaving, lineTotal }) => [dealId, dealSaving, lineTotal])).toEqual([
    [61, 26, 100],
    [61, 26, 102],
  ]);
  expect(shown).toMatchObject([
    { dealId: 61, slug: 'two-rolls', name: 'Two rolls', text: '2 for £2', saving: 52, missing: 0, missingSpend: 0 },
  ]);
  expect([totals.items, totals.savings, totals.discount, totals.total]).toEqual([202, 0, 52, 150]);
  const half = await service.call('POST /basket/add-item', { storeId, menuItem: { id: 1101 } });
  expect(half.data.basket.deals[0]).toMatchObject({ saving: 0, missing: 1 });
});

test('a sold-out item suggests available ones of its category, the nearest first', async () => {
  const { data } = await service.call('POST /catalogue/item-details', { storeId, itemId: ids.soldOut });
  expect([data.item.outOfStock, data.alternatives.map(({ id }) => id)]).toEqual([true, [ids.milk]]);
  const { data: inStock } = await service.call('POST /catalogue/item-details', { storeId, itemId: ids.milk });
  expect(inStock.alternatives).toEqual([]);
});

test('an item names what its bundles contain besides, of other categories and in stock', async () => {
  const companions = async (itemId: number) =>
    (await service.call('POST /catalogue/item-details', { storeId, itemId })).data.companions?.map(({ id }) => id);
  const bundle = (...besides: number[]) =>
    setDeal({
      startsAt: null,
      endsAt: null,
      sections: [
        { id: 611, name: 'Rolls', itemIds: [1100, 1101] },
        { id: 612, name: 'To go with it', itemIds: besides },
      ],
    });
  // The rolls are of one category.
  await bundle(1102);
  expect(await companions(1100)).toEqual([]);
  await bundle(1102, ids.milk, ids.soldOut);
  expect([await companions(1100), await companions(ids.bread)]).toEqual([[ids.milk], []]);
  await bundle(1102);
});

test('items high in fat, sugar or salt are never recommended, nor shown on a grocer’s home page', async () => {
  const { call } = service;
  const recommended = async () =>
    (await call('POST /stores/recommended-items', { storeId, limit: 24 })).data.items.map(({ hfss }) => hfss);
  const home = async () => (await call('POST /content/home', { storeId })).data;
  expect([await recommended(), (await home()).popular.map(({ hfss }) => hfss)].flat()).not.toContain(true);
  expect((await home()).deals).toHaveLength(1);
  await change(() => service.db.update(items).set({ hfss: true }).where(eq(items.id, 1100)));
  expect((await home()).deals).toEqual([]);
  // A direct search still finds it.
  const { data } = await call('POST /catalogue/category-details', { storeId, categoryId: 12 });
  expect(data.items.map(({ hfss }) => hfss)).toEqual([true]);
  const as = await service.logIn();
  await change(() => service.db.update(items).set({ hfss: true }).where(eq(items.id, ids.milk)));
  const bought = async (placement: 'home' | 'list') =>
    (await call('POST /catalogue/previous-purchase-items', { storeId, placement }, { as })).data.items.map(
      ({ id }) => id,
    );
  expect([await bought('list'), await bought('home')]).toEqual([[ids.milk, ids.soldOut], [ids.soldOut]]);
});
