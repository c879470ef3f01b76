import { paymentText } from './payment-text';

test('a payment shows its method, amount and status', () => {
  expect(paymentText({ method: 'cash', state: 'to_collect' }, '£21.45', 'picked')).toBe('Cash, £21.45 to pay');
  expect(paymentText({ method: 'apple_pay', state: 'captured' }, '£3', 'delivered')).toBe('Apple Pay, £3 paid');
});

test('an internal status is not shown to shoppers', () => {
  expect(paymentText({ method: 'card', state: 'pending' }, '£3', 'sent_to_store')).toBe('Card, £3');
});

test('a refunded order says so, and one that has ended asks for nothing', () => {
  for (const state of ['to_collect', 'captured', 'refunding', 'refunded'])
    expect(paymentText({ method: 'cash', state }, '£3', 'refunded')).toBe('Cash, £3 refunded');
  expect(paymentText({ method: 'card', state: 'voided' }, '£3', 'refunded')).toBe('Card, £3 not taken');
  expect(paymentText({ method: 'cash', state: 'to_collect' }, '£3', 'order_cancelled')).toBe('Cash, £3 cancelled');
});
