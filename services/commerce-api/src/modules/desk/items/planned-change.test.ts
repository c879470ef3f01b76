import type { StoreItemValues } from '@storefront/api/entities/desk/desk-item';
import type { Listing } from '../../listings/lock-listings';
import { plannedChange } from './planned-change';

const listing: Listing = {
  storeId: 1,
  itemId: 2,
  price: 250,
  wasPrice: 300,
  inStock: true,
  stock: 12,
  countedAt: null,
  aisle: '4',
  bay: null,
  shelf: null,
};
const plan = (set: StoreItemValues, seen: StoreItemValues, reprice?: Parameters<typeof plannedChange>[2]) =>
  plannedChange(listing, { menuItemId: 2, seen, set }, reprice);
const RAISE = { perMille: 40, rounding: 'to_1' } as const;

test('a change has the parts that differ, before and after', () => {
  const place = { aisle: '5', bay: '2', shelf: null };
  expect(
    plan({ price: 240, stock: 12, place }, { price: 250, stock: 12, place: { ...place, aisle: '4', bay: null } }),
  ).toEqual({
    kind: 'changed',
    before: { price: 250, place: { aisle: '4', bay: null, shelf: null } },
    after: { price: 240, place },
  });
  expect(plan({ inStock: true }, { inStock: true })).toEqual({ kind: 'unchanged' });
});

test('a price is computed from the one that is stored', () => {
  expect(plan({}, { price: 250 }, RAISE)).toMatchObject({ after: { price: 260 } });
  expect(plan({ price: 99 }, { price: 250 }, RAISE)).toMatchObject({ after: { price: 99 } });
});

test('a price that reaches the one before its reduction ends it, and a lower one before it is refused', () => {
  expect(plan({ price: 300 }, { price: 250 })).toMatchObject({
    before: { price: 250, wasPrice: 300 },
    after: { price: 300, wasPrice: null },
  });
  expect(plan({ wasPrice: 250 }, { wasPrice: 300 })).toEqual({ kind: 'refused', code: 'was_price_too_low' });
});

test('a part that was seen otherwise is a conflict with both sides', () => {
  expect(plan({ price: 240 }, { price: 245, stock: 12 })).toEqual({
    kind: 'conflict',
    seen: { price: 245, stock: 12 },
    now: { price: 250, stock: 12 },
  });
  const place = { aisle: '4', bay: '1', shelf: null };
  expect(plan({ place: null }, { place })).toMatchObject({ kind: 'conflict' });
});

test('what was not seen, is not listed or is too much is refused', () => {
  expect(plan({ stock: 3 }, { price: 250 })).toEqual({ kind: 'refused', code: 'not_seen' });
  expect(plan({}, {}, RAISE)).toEqual({ kind: 'refused', code: 'not_seen' });
  const row = { menuItemId: 2, seen: { price: 99_000_000 }, set: {} };
  expect(plannedChange(undefined, row, RAISE)).toEqual({ kind: 'refused', code: 'not_listed' });
  const dear = { ...listing, price: 99_000_000, wasPrice: null };
  expect(plannedChange(dear, row, RAISE)).toEqual({ kind: 'refused', code: 'price_too_high' });
});
