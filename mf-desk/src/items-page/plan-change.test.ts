import { deskItem } from '../../test-support/desk-item';
import { changeBody, planChange, plannedItem } from './plan-change';

const RAISE = { part: 'share', perMille: 40, rounding: 'to_5', showsWas: false } as const;
const LOWER = { ...RAISE, perMille: -100, showsWas: true } as const;

test('a share of the price is planned as commerce-api computes it, and what does not change is left out', () => {
  const items = [deskItem({ price: 250 }), deskItem({ menuItemId: 2, price: 40 })];
  const planned = planChange(items, RAISE);
  expect(planned.map(({ after }) => after)).toEqual([{ price: 260, wasPrice: null }]);
  expect(changeBody(planned, RAISE)).toEqual({
    items: [{ menuItemId: 1, seen: { price: 250, wasPrice: null }, set: {} }],
    reprice: { perMille: 40, rounding: 'to_5' },
  });
});

test('a lower price shows the one before, and a price that reaches it ends the reduction', () => {
  expect(plannedItem(deskItem({ price: 250 }), LOWER)).toMatchObject({
    set: { wasPrice: 250 },
    after: { price: 225, wasPrice: 250 },
  });
  const reduced = deskItem({ price: 250, wasPrice: 260 });
  expect(plannedItem(reduced, LOWER)).toMatchObject({ set: {}, after: { wasPrice: 260 } });
  expect(plannedItem(reduced, RAISE)).toMatchObject({ after: { price: 260, wasPrice: null } });
});

test('stock, sale and place are set where they differ', () => {
  const place = { aisle: '4', bay: '2', shelf: null };
  const item = deskItem({ stock: 7, inStock: true, place });
  expect(plannedItem(item, { part: 'stock', stock: 7 })).toBeUndefined();
  expect(plannedItem(item, { part: 'stock', stock: null })).toMatchObject({ seen: { stock: 7 }, set: { stock: null } });
  expect(plannedItem(item, { part: 'inStock', inStock: true })).toBeUndefined();
  expect(plannedItem(item, { part: 'inStock', inStock: false })).toMatchObject({ set: { inStock: false } });
  expect(plannedItem(item, { part: 'place', place: { ...place } })).toBeUndefined();
  expect(plannedItem(item, { part: 'place', place: null })).toMatchObject({ seen: { place }, set: { place: null } });
});
