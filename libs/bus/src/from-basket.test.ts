import type { Basket } from '@storefront/api/entities/basket';
import type { SlotReservation } from '@storefront/api/entities/time-slot';
import { basketStateOf, slotStateOf } from './from-basket';

test('the subtotal of a basket is the price of its items less the discount', () => {
  const basket = {
    basketToken: 'a',
    storeId: null,
    itemCount: 2,
    totals: { items: 6700, discount: 600 },
    lines: [],
    deals: [],
  };
  expect(basketStateOf(basket as unknown as Basket)).toMatchObject({ storeId: 0, count: 2, subtotal: 6100 });
});

test.each([
  ['held', 7],
  ['lapsed', undefined],
  ['confirmed', undefined],
])('a %s reservation', (state, slotId) => {
  expect(slotStateOf({ state, slotId: 7 } as unknown as SlotReservation)?.slotId).toBe(slotId);
});
