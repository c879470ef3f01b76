import { decimalAmount } from './decimal-amount';

test.each([
  [2775, 'GBP', '27.75'],
  [5, 'GBP', '0.05'],
  [100, 'EUR', '1.00'],
  [500, 'JPY', '500'],
])('%i of %s is %s', (amount, currency, expected) => expect(decimalAmount(amount, currency)).toBe(expected));
