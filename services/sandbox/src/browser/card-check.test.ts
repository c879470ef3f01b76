import { groupDigits, isUnexpired } from '../checkoutcom/cards/card-number';
import { faultsOf, readExpiry } from './card-check';

const now = new Date('2026-11-21T12:00:00Z');
const good = { number: '4242 4242 4242 4242', expiry: '12/29', cvv: '100', name: 'Priya Shah' };

test('a shopper may type the expiry date in any of the usual ways', () => {
  for (const text of ['04/29', '0429', '4/29', ' 04 / 29 ', '04/2029']) {
    expect(readExpiry(text)).toEqual({ month: 4, year: 2029 });
  }
  for (const text of ['13/29', '00/29', '04', '', 'soon', '04/292']) expect(readExpiry(text)).toBeUndefined();
});

test('a card is valid until the end of its month', () => {
  expect(isUnexpired(11, 2026, new Date('2026-11-30T23:59:59Z'))).toBe(true);
  expect(isUnexpired(11, 2026, new Date('2026-12-01T00:00:00Z'))).toBe(false);
});

test('numbers are displayed in the groups printed on the card', () => {
  expect(groupDigits('4242424242424242')).toBe('4242 4242 4242 4242');
  expect(groupDigits('345678901234564')).toBe('3456 789012 34564');
  expect(groupDigits('30123456789019')).toBe('3012 345678 9019');
  expect(groupDigits('42424')).toBe('4242 4');
  expect(groupDigits('')).toBe('');
});

test('a complete card has no fault', () => {
  expect(faultsOf(good, now)).toEqual({});
  expect(faultsOf({ cvv: '123' }, now)).toEqual({});
});

test.each([
  [{ number: '' }, { number: 'Enter the card number' }],
  [{ number: '4242 4242 4242 4241' }, { number: 'Check the card number' }],
  [{ number: '9999' }, { number: 'This kind of card is not taken. Check the number' }],
  [{ expiry: '' }, { expiry: 'Enter the expiry date' }],
  [{ expiry: '1' }, { expiry: 'Enter the expiry date as MM/YY' }],
  [{ expiry: '10/26' }, { expiry: 'This card has expired' }],
  [{ cvv: '' }, { cvv: 'Enter the security code' }],
  [{ cvv: '1234' }, { cvv: 'The security code has 3 digits' }],
  [{ number: '345678901234564', cvv: '100' }, { cvv: 'The security code has 4 digits' }],
  [{ name: ' ' }, { name: 'Enter the name on the card' }],
])('the fault of %j is reported to the shopper', (change, faults) => {
  expect(faultsOf({ ...good, ...change }, now)).toEqual(faults);
});

test('the code of a saved card has three or four digits', () => {
  expect(faultsOf({ cvv: '12' }, now)).toEqual({ cvv: 'The security code has 3 or 4 digits' });
});
