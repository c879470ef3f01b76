import { ids } from '../../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../../test-support/test-service';
import { itemSales } from '../../../database/schema/search';
import { countItemSales } from '../items/item-sales.repository';

let service: TestService;
beforeAll(async () => {
  service = await createTestService();
});
afterAll(() => service.close());

const storeId = ids.store;
const search = async (searchTerm: string, rest = {}) =>
  (await service.call('POST /catalogue/global-search', { storeId, searchTerm, ...rest })).data;

test('a search has the facets of a category, and their counts agree with what each filter leaves', async () => {
  const all = await search('roll', { itemsLimit: 48 });
  expect([all.items.length, all.itemsTotal, all.itemsFitting, all.sort]).toEqual([30, 30, 30, 'featured']);
  const reduced = await search('roll', { onOffer: true });
  expect([reduced.itemsTotal, reduced.items.length]).toEqual([all.facets.onOffer, all.facets.onOffer]);
  expect(reduced.facets.onOffer).toBe(all.facets.onOffer);
  expect((await search('roll', { inStock: true })).itemsTotal).toBe(all.facets.inStock);
  const { from = 0, to = 0 } = all.facets.price ?? {};
  const cheap = await search('roll', { priceTo: from });
  expect(cheap.items.every(({ price }) => price === from)).toBe(true);
  expect([cheap.facets.price, cheap.itemsTotal]).toEqual([{ from, to }, cheap.items.length]);
});

test('results are sorted as in a category, page by page', async () => {
  const prices = async (page: number) =>
    (await search('roll', { sort: 'price_down', itemsPage: page, itemsLimit: 20 })).items.map(({ price }) => price);
  const all = [...(await prices(1)), ...(await prices(2))];
  expect(all).toEqual([...all].sort((a, b) => b - a));
  expect(all).toHaveLength(30);
});

test.each([
  ['an unknown sort order', { sort: 'best' }],
  ['a filter that is no list', { tags: 'vegan' }],
  ['a price that is no number', { priceFrom: 'x' }],
])('%s is rejected', async (_, wrong) => {
  const reply = await service.call('POST /catalogue/global-search', { storeId, searchTerm: 'roll', ...wrong } as never);
  expect(reply.status).toBe(422);
});

test('a short list is filled up with items like the first, after those that fit', async () => {
  const { items, itemsFitting, itemsTotal } = await search('whole milk');
  expect([items.map(({ id }) => id), itemsFitting, itemsTotal]).toEqual([[ids.milk], 1, 1]);
  const soldOut = await search('crème fraîche');
  expect([soldOut.items.map(({ id }) => id), soldOut.itemsFitting]).toEqual([[ids.soldOut, ids.milk], 1]);
});

test('sales are counted by store from the orders of the last 60 days, and order equally good results', async () => {
  const { db, clock, context } = service;
  const sold = async () =>
    (await db.select().from(itemSales)).map(({ storeId: store, itemId, sold: count }) => [store, itemId, count]);
  await countItemSales(db, clock.now());
  expect((await sold()).sort()).toEqual([
    [storeId, ids.milk, 2],
    [storeId, ids.soldOut, 1],
  ]);
  const before = await search('roll');
  const last = before.items.at(-1)?.id ?? 0;
  await db.insert(itemSales).values({ storeId, itemId: last, sold: 5 });
  context.cache.clear();
  expect((await search('roll')).items[0]?.id).toBe(last);
  await countItemSales(db, new Date(clock.now().getTime() + 90 * 86_400_000));
  expect(await sold()).toEqual([]);
  // How an order was before its shopper changed it was not sold.
  await db.execute('update orders set changed_into = draft_order_id');
  await countItemSales(db, clock.now());
  expect(await sold()).toEqual([]);
});

test('without the word for the thing, what the other words name is only the nearest', async () => {
  const named = async (term: string) => {
    const { items, itemsFitting, correctedTerm } = await search(term);
    return [items.slice(0, itemsFitting).map(({ name }) => name), correctedTerm];
  };
  expect(await named('sourdough loaf sliced')).toEqual([['Sourdough loaf'], 'sourdough loaf']);
  expect(await named('unicorn loaf')).toEqual([['Sourdough loaf'], 'loaf']);
  const { items, notSold } = await search('loaf tin');
  expect([items.map(({ name }) => name), notSold]).toEqual([['Sourdough loaf'], true]);
  expect(await named('loaf tin')).toEqual([[], null]);
  expect(await named('whole tin')).toEqual([[], null]);
});
