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
  // For an open basket it is the kept place of the order that the basket changes.
  ['confirmed', 7],
])('a %s reservation', (state, slotId) => {
  const shown = slotStateOf({ state, slotId: 7, expiresAt: 'soon' } as unknown as SlotReservation);
  expect(shown?.slotId).toBe(slotId);
  expect(shown?.expiresAt).toBe(state === 'held' ? 'soon' : undefined);
});
