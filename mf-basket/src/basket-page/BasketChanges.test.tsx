import type { Basket, BasketUpdate } from '@storefront/api/entities/basket';
import { PageContextProvider, type PageContextValue } from '@storefront/remote-kit/page-context';
import { render, screen } from '@testing-library/react';
import { mergeUpdates, stillApplies } from '../basket/basket.model';
import { BasketChanges } from './BasketChanges';

const context = { business: { currency: 'GBP' } } as unknown as PageContextValue;
const renderedText = (update: Partial<BasketUpdate>) => {
  const whole = { basketLineId: null, name: 'Rye loaf', from: null, to: null, ...update } as BasketUpdate;
  const lines = [{ basketLineId: 7 }];
  const reservation = { startDate: '2036-11-24T17:00:00Z', state: 'held' };
  const basket = { updates: [whole], lines, coupon: null, reservation } as unknown as Basket;
  render(
    <PageContextProvider value={context}>
      <BasketChanges basket={basket} shown={mergeUpdates([], basket.updates)} />
    </PageContextProvider>,
  );
  return screen.getByRole('status').textContent;
};

test.each([
  ['a lower price', { code: 'price_changed', from: 140, to: 120 }, 'Rye loaf was £1.40 and is now £1.20.'],
  [
    'a price that rose',
    { code: 'price_changed', basketLineId: 7, from: 120, to: 140, isOpen: true },
    'Rye loaf was £1.20 and is now £1.40.',
  ],
  [
    'a quantity that is limited',
    { code: 'quantity_limited', basketLineId: 7, from: 12, to: 8, isOpen: true },
    'Rye loaf: Only 8 available now',
  ],
  ['an item from another device', { code: 'item_joined' }, 'Rye loaf is from your basket on another device.'],
  ['an item that is gone', { code: 'item_unavailable', from: 120 }, 'Rye loaf: Item is no longer available.'],
  [
    'an item that cannot come on the day of the slot',
    { code: 'item_not_on_day', from: 120 },
    'Rye loaf is not available at your time (Mon 24 Nov 2036). Choose another day, or remove it.',
  ],
  [
    'a deal that ended',
    { code: 'deal_ended', name: '2 for £4', from: 95 },
    '2 for £4 ends before the day of your order, so 95p is no longer taken off.',
  ],
  [
    'a coupon that no longer applies',
    { code: 'coupon_removed', name: 'BIG', reason: 'coupon_used_up' },
    'Coupon BIG was removed. This coupon has been used as often as it can be.',
  ],
] as const)('%s is described in words', (_, update, expected) => expect(renderedText(update)).toBe(expected));

test('a newer price replaces the one that was shown, and the notice goes with its line', () => {
  const update = { code: 'price_changed', basketLineId: 7, name: 'Rye loaf', from: 140, to: 120 } as BasketUpdate;
  const newer = { ...update, from: 120, to: 110 } as BasketUpdate;
  expect(mergeUpdates([update], [newer])).toEqual([newer]);
  const basket = { lines: [{ basketLineId: 7 }], coupon: null, reservation: null } as unknown as Basket;
  expect([stillApplies(newer, basket), stillApplies({ ...newer, basketLineId: 8 }, basket)]).toEqual([true, false]);
});
