import { type PriceRounding, reprice } from './reprice';

test.each<[number, number, PriceRounding, number]>([
  [250, 40, 'to_1', 260],
  [225, 40, 'to_5', 235],
  [95, 40, 'to_10', 100],
  [165, 40, 'ending_in_9', 169],
  [250, -100, 'to_1', 225],
  [249, -100, 'ending_in_9', 229],
  [333, 25, 'to_1', 341],
  [3, -900, 'to_5', 3],
  [12, -900, 'to_5', 5],
])('%i changed by %i per mille, rounded %s, is %i', (price, perMille, rounding, expected) => {
  expect(reprice(price, { perMille, rounding })).toBe(expected);
});

test('rounding makes no raise a lower price, and no lower price a raise', () => {
  expect(reprice(92, { perMille: 10, rounding: 'to_10' })).toBe(92);
  expect(reprice(97, { perMille: -10, rounding: 'to_10' })).toBe(97);
  expect(reprice(4, { perMille: -10, rounding: 'ending_in_9' })).toBe(4);
});
