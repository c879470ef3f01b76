import type { Order } from '@storefront/api/entities/order';
import { lineOutcome, refundableOf, wishText } from './line-outcome';

type Line = Order['lines'][number];
const line = (changes: Partial<Line>) => ({ quantity: 3, picked: 3, substitution: 'refuse', ...changes }) as Line;
const substituted = { quantity: 1 } as NonNullable<Line['substituted']>;

test.each<[Partial<Line>, string, string]>([
  [{ picked: null }, 'waiting', 'Not picked yet'],
  [{}, 'picked', 'Picked'],
  [{ picked: 2 }, 'short', '2 of 3'],
  [{ picked: 0 }, 'missing', 'Missing'],
  [{ picked: 2, substituted }, 'swapped', 'Swapped'],
  [
    { weight: { estimatedGrams: 1000, estimate: 200, limit: 200, weighed: { grams: 940, amount: 188 } } },
    'weighed',
    '940 g',
  ],
])('%j is %s', (changes, kind, text) => {
  expect(lineOutcome(line(changes))).toEqual({ kind, text });
});

test.each<[Partial<Line>, string]>([
  [{}, 'If missing: nothing instead'],
  [{ substitution: 'allow' }, 'If missing: something similar'],
  [{ substitute: { kind: 'item', menuItemId: 1, name: 'Oat milk' } }, 'If missing: Oat milk'],
  [{ substitute: { kind: 'ask', menuItemId: null, name: null } }, 'If missing: ask the shopper'],
])('the wish of %j in words', (changes, text) => {
  expect(wishText(line(changes))).toBe(text);
});

test('what was neither picked nor replaced, or was refunded before, cannot be refunded', () => {
  expect(refundableOf(line({ picked: null }))).toBe(3);
  expect(refundableOf(line({ picked: 1, substituted }))).toBe(2);
  expect(refundableOf(line({ refundedQuantity: 2 }))).toBe(1);
});
