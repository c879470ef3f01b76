import { formatMoney } from './format-money';
import { formatUnitPrice } from './format-unit-price';

describe('formatMoney', () => {
  test.each([
    [120, '£1.20'],
    [85, '85p'],
    [-50, '-50p'],
    [100, '£1.00'],
    [0, '£0.00'],
    [-500, '-£5.00'],
    [123456, '£1,234.56'],
  ])('shows %d pence as %s', (minor, text) => {
    expect(formatMoney(minor)).toBe(text);
  });

  test('follows the business to another currency and locale', () => {
    expect(formatMoney(120, { currency: 'EUR', locale: 'en-IE' })).toBe('€1.20');
    expect(formatMoney(85, { currency: 'EUR', locale: 'en-IE' })).toBe('€0.85');
    expect(formatMoney(120, { currency: 'JPY', locale: 'en-GB' })).toBe('JP¥120');
  });
});

describe('formatUnitPrice', () => {
  test.each([
    [85, '100g', '85p/100g'],
    [120, 'kg', '£1.20/kg'],
    [33, 'each', '33p each'],
    [250, 'each', '£2.50 each'],
    [2.34, '100ml', '2.3p/100ml'],
    [99.97, 'litre', '£1.00/litre'],
  ])('shows %d per %s as on a shelf label', (minor, unit, text) => {
    expect(formatUnitPrice(minor, unit)).toBe(text);
  });
});
