import { deskDeal } from '../../test-support/desk-deal';
import { dealChangeText, dealSentence } from './deal-words';

const { values } = deskDeal();
const none = { price: null, quantity: null };

test.each([
  ['multi_buy', {}, 'Any 2 of 6 items cost £4.25 together, as often as they fit.'],
  ['multi_buy', { price: null, quantity: 3 }, 'Of any 3 of 6 items, the cheapest one is free, as often as they fit.'],
  ['bundle', none, 'One of each of 3 choices cost £0.00 together.'],
  ['percentage', { ...none, percent: 20 }, '20% off 6 items.'],
  ['percentage', { ...none, percent: 25, quantity: 6 }, '25% off 6 items when at least 6 are bought.'],
  ['fixed', { ...none, amount: 500, minimumSpend: 1_500 }, '£5.00 off 6 items from £15.00.'],
] as const)('the rule of a %s with %j is said in a sentence', (kind, more, sentence) => {
  expect(dealSentence({ kind, values: { ...values, ...more }, itemCount: 6, sectionCount: 3 }, 'GBP')).toBe(sentence);
});

test('a change says what it changed', () => {
  const after = { ...values, price: 400, endsAt: '2026-12-06T00:00' };
  expect(dealChangeText({ before: values, after }, 'GBP')).toBe('Price: £4.25 to £4.00; End: none to Sun 6 Dec, 12am');
  expect(dealChangeText({ before: null, after }, 'GBP')).toBe('Added');
});
