import { paymentText } from './payment-text';

test('a payment says how, how much, and whether it is done', () => {
  expect(paymentText({ method: 'cash', state: 'to_collect' }, '£21.45')).toBe('Cash, £21.45 to pay');
  expect(paymentText({ method: 'apple_pay', state: 'captured' }, '£3')).toBe('Apple Pay, £3 paid');
});

test('a state that has no word for shoppers is left unsaid', () => {
  expect(paymentText({ method: 'card', state: 'pending' }, '£3')).toBe('Card, £3');
});
