import { ids } from '../../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../../test-support/test-service';
import { itemSales } from '../../../database/schema/search';
import type { Business } from '../../businesses/businesses.repository';
import { type DealRow, indexDeals } from '../deals.repository';
import type { ShelfItem } from './items.repository';
import { inRecommendedOrder, promotableDeals } from './recommended-order';

let service: TestService;
beforeAll(async () => {
  service = await createTestService();
});
afterAll(() => service.close());

const storeId = ids.store;
const grocer = { brand: 'grocery', settings: {} } as Business;

interface Sold {
  sold?: number;
  inStock?: boolean;
  hfss?: boolean;
  minimumAge?: number;
}
const item = (id: number, { sold = 0, inStock = true, hfss = false, minimumAge }: Sold = {}) =>
  ({ id, sold, inStock, facts: { hfss, minimumAge: minimumAge ?? null } }) as ShelfItem;
const order = (items: ShelfItem[], business = grocer) => inRecommendedOrder(business, items).map(({ id }) => id);

test('what the store sells most of comes first, then the business’s order, and what is sold out last', () => {
  const sizes = [item(1), item(2, { sold: 3 }), item(3, { sold: 9 }), item(4, { sold: 20, inStock: false }), item(5)];
  expect(order(sizes)).toEqual([3, 2, 1, 5, 4]);
});

test('alcohol and what is high in fat, sugar or salt is never among the first four, except in its own department', () => {
  const held = [item(1, { sold: 9, minimumAge: 18 }), item(2, { sold: 8, hfss: true })];
  const others = [3, 4, 5, 6, 7].map((id) => item(id));
  expect(order([...held, ...others])).toEqual([3, 4, 5, 6, 1, 2, 7]);
  // Half of them are of another kind, and those that are sold out lead nothing.
  expect(order([...held, item(3), item(4, { inStock: false }), item(5)])).toEqual([3, 5, 1, 2, 4]);
  const wine = (id: number) => item(id, { minimumAge: 18 });
  expect(order([wine(1), wine(2), wine(3), item(4), item(5, { hfss: true })])).toEqual([1, 2, 3, 4, 5]);
  // Drinks are as much alcohol as sweet ones, but mostly neither.
  expect(order([...held, item(3)])).toEqual([3, 1, 2]);
  // A business without the restriction holds back only what has a minimum age.
  expect(order([...held, ...others], { brand: 'retail', settings: {} } as Business)).toEqual([2, 3, 4, 5, 1, 6, 7]);
});

test('deals with alcohol are shown after four others', () => {
  const deal = (id: number) => ({ id, sections: [{ id, name: '', itemIds: [id] }] }) as unknown as DealRow;
  const index = indexDeals([1, 2, 3, 4, 5, 6, 7].map(deal), [
    { id: 1, hfss: false, minimumAge: 18 },
    { id: 3, hfss: true, minimumAge: null },
  ]);
  expect(promotableDeals(grocer, index).map(({ id }) => id)).toEqual([2, 4, 5, 6, 1, 7]);
});

test('listings and the rows of a home page lead with what the store sells most of', async () => {
  const { call, db, context } = service;
  const roll = 1105;
  const sold = { [ids.pizza]: 100, [ids.wine]: 50, [ids.bread]: 9, [roll]: 5 };
  await db
    .insert(itemSales)
    .values(Object.entries(sold).map(([itemId, count]) => ({ storeId, itemId: Number(itemId), sold: count })));
  context.cache.clear();
  const listed = async (body: object) =>
    (await call('POST /catalogue/category-details', { storeId, ...body })).data.items.slice(0, 5).map(({ id }) => id);
  expect(await listed({ categoryId: 11 })).toEqual([ids.bread, roll, 1100, 1101, ids.pizza]);
  expect(await listed({ categoryId: 11, sort: 'name' })).not.toContain(roll);
  expect(await listed({ categoryId: 12 })).toEqual([ids.pizza]);
  // The milk is reduced, which comes first among offers. Nowhere is there wine.
  const { data: home } = await call('POST /content/home', { storeId });
  const { data: recommended } = await call('POST /stores/recommended-items', { storeId });
  const rows = [home.popular, recommended.items].map((items) => items.map(({ id }) => id));
  expect(rows.map((row) => row.slice(0, 4))).toEqual([
    [ids.milk, ids.bread, roll, 1100],
    [ids.bread, roll, ids.milk, 1100],
  ]);
  expect(rows.flat()).not.toContain(ids.wine);
});

test('what a member bought leads the member’s own rows, alcohol after the rest', async () => {
  const { call, db } = service;
  const as = await service.logIn();
  await db.execute(`update order_lines set item_id = ${ids.wine} where item_id = ${ids.milk}`);
  await db.execute(`update store_items set in_stock = true where item_id = ${ids.soldOut}`);
  const bought = async (placement: 'home' | 'list') =>
    (await call('POST /catalogue/previous-purchase-items', { storeId, placement }, { as })).data.items.map(
      ({ id }) => id,
    );
  expect([await bought('list'), await bought('home')]).toEqual([
    [ids.wine, ids.soldOut],
    [ids.soldOut, ids.wine],
  ]);
});
