import type { SavedCard } from '@storefront/api/entities/saved-card';
import type { PaymentData } from './PaymentStep';
import { isExpired, paymentOptions } from './payment-options';

const card: SavedCard = {
  cardId: 7,
  paymentGateway: 'checkoutcom',
  brand: 'Visa',
  lastFour: '4242',
  expiryMonth: 12,
  expiryYear: 2026,
};

test('a card is valid until its last month is over', () => {
  expect(isExpired(card, new Date(2026, 11, 31, 23, 59))).toBe(false);
  expect(isExpired(card, new Date(2027, 0, 1))).toBe(true);
});

const dataOf = (paymentMethods: string[], cards: SavedCard[], cashLimit?: number) =>
  ({
    basket: { fulfilmentMethod: 'delivery', totals: { total: 5_000 } },
    store: { paymentMethods, ...(cashLimit && { cashLimit }) },
    cards,
  }) as unknown as PaymentData;
const wallets = [{ name: 'google_pay' as const, open: async () => 'cancelled' as const }];
const none = { wallets: [], awaited: [] };
const now = new Date(2027, 0, 1);

test('a member chooses between saved cards, a new one, cash and this device’s wallets; an expired card cannot pay, nor a wallet that has not answered', () => {
  const options = paymentOptions(
    dataOf(['card', 'apple_pay', 'google_pay', 'cash'], [card]),
    { wallets, awaited: ['apple_pay'] },
    now,
  );
  expect(options.map(({ value, note, disabled }) => [value, note, disabled ?? false])).toEqual([
    ['saved-7', 'Expired 12/26', true],
    ['card', 'Visa, Mastercard, Discover or JCB', false],
    ['cash', 'At your door', false],
    ['google_pay', 'On this device', false],
    ['apple_pay', 'Checking this device', true],
  ]);
});

test('a store that takes no cards offers no saved ones either', () => {
  expect(paymentOptions(dataOf(['cash'], [card]), none, now).map(({ value }) => value)).toEqual(['cash']);
});

test('an order above the store’s limit for cash is not offered cash', () => {
  const methods = (limit: number) =>
    paymentOptions(dataOf(['card', 'cash'], [], limit), none, now).map(({ value }) => value);
  expect([methods(5_000), methods(4_999)]).toEqual([['card', 'cash'], ['card']]);
});
