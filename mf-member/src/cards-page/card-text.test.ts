import { cardExpiry, cardName, isExpired } from './card-text';

const card = {
  cardId: 1,
  paymentGateway: 'checkoutcom',
  brand: 'Visa',
  lastFour: '4242',
  expiryMonth: 4,
  expiryYear: 2029,
} as const;

test('a card is named by its brand and last four digits, with its expiry', () => {
  expect([cardName(card), cardExpiry(card)]).toEqual(['Visa ending 4242', '04/29']);
});

test('a card is good until the end of its month', () => {
  expect(isExpired(card, new Date(2029, 3, 30, 23, 59))).toBe(false);
  expect(isExpired(card, new Date(2029, 4, 1))).toBe(true);
});
