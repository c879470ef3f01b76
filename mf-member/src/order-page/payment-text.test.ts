import { paymentText } from './payment-text';

test('a payment shows its method, amount and status', () => {
  expect(paymentText({ method: 'cash', state: 'to_collect' }, '£21.45')).toBe('Cash, £21.45 to pay');
  expect(paymentText({ method: 'apple_pay', state: 'captured' }, '£3')).toBe('Apple Pay, £3 paid');
});

test('an internal status is not shown to shoppers', () => {
  expect(paymentText({ method: 'card', state: 'pending' }, '£3')).toBe('Card, £3');
});
