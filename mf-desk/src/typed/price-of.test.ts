import { priceOf } from './price-of';

test.each([
  ['2.50', 'GBP', 250],
  [' £3,5 ', 'GBP', 350],
  ['0', 'GBP', 0],
  ['2.505', 'GBP', undefined],
  ['free', 'GBP', undefined],
  ['', 'GBP', undefined],
  ['-1', 'GBP', undefined],
  ['120', 'JPY', 120],
  ['120.5', 'JPY', undefined],
])('the price %j in %s is %s', (typed, currency, minor) => {
  expect(priceOf(typed, currency)).toBe(minor);
});
