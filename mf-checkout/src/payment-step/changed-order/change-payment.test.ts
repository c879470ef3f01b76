import type { Basket, EarlierPayment } from '@storefront/api/entities/basket';
import { changePayment, wholeReason } from './change-payment';

const held: EarlierPayment = {
  method: 'card',
  gateway: 'checkoutcom',
  amount: 2775,
  isTaken: false,
  isExtendable: true,
  refused: null,
  heldUntil: '2020-01-06T20:00:00Z',
};
const basketOf = (payment: Partial<EarlierPayment> | null, total = 2775) =>
  ({ amends: { total, payment: payment && { ...held, ...payment } } }) as unknown as Basket;

test.each([
  [2655, {}, 'Change the order · £1.20 back', 'You get £1.20 back: it is only held on your card, and never taken.'],
  [2775, {}, 'Change the order', 'You pay nothing now: your card is charged £27.75 in all when your order is picked.'],
  [2855, {}, 'Pay 80p more', 'Your bank is asked for 80p more, on the card that you paid with. Nothing is paid twice'],
  [2855, { amount: 2900 }, 'Change the order', 'The 80p more is held on your card already.'],
  [2655, { isTaken: true, heldUntil: null }, 'Change the order · £1.20 back', 'when your order is picked'],
  [2775, { isTaken: true, heldUntil: null }, 'Change the order', 'You pay nothing more'],
] as const)(
  'an order that costs %d after its change says what happens with the money',
  (total, payment, label, text) => {
    const shown = changePayment(basketOf(payment), total, 'GBP');
    expect(shown?.label).toBe(label);
    expect(shown?.text).toContain(text);
    expect(wholeReason(basketOf(payment), total, 'GBP')).toBeUndefined();
  },
);

test.each([
  [{ isExtendable: false }, 'Nothing can be added to the payment of your order'],
  [{ isExtendable: false, refused: 'declined' }, 'Your bank did not allow the extra amount'],
  [{ isExtendable: false, refused: 'not_supported' }, 'Nothing can be added to the payment of your order'],
] as const)('a dearer order that is paid for in full says why, and what is held: %j', (payment, why) => {
  expect(changePayment(basketOf(payment), 2855, 'GBP')).toBeUndefined();
  const text = wholeReason(basketOf(payment), 2855, 'GBP');
  expect(text).toContain(why);
  expect(text).toContain('hold both amounts until 8pm on Mon 6 Jan 2020; only £28.55 is taken.');
});

test('what was taken goes back when a dearer order is paid for in full', () => {
  const text = wholeReason(basketOf({ isTaken: true, isExtendable: false, heldUntil: null }), 2855, 'GBP');
  expect(text).toContain('The £27.75 that you have paid goes back to you; only £28.55 is taken.');
});

test('a shopper who chooses to pay in full is told of both amounts; cash has neither', () => {
  expect(wholeReason(basketOf({}), 2655, 'GBP', 'chosen')).toMatch(/^The changed order is paid for in full.*both/);
  expect(wholeReason(basketOf({}), 2855, 'GBP', 'refused')).toMatch(/^Your bank may hold both amounts/);
  expect(changePayment(basketOf(null), 2655, 'GBP')).toBeUndefined();
  expect(wholeReason(basketOf(null), 2655, 'GBP', 'chosen')).toBeUndefined();
});
