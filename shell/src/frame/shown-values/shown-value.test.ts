import { shownValue } from './shown-value';

const basket = { count: 3, subtotal: 1250, basketToken: 'secret' };
const shows = { value: 'basket', count: 'count', amount: 'subtotal' };

test('a link shows the fields that it names', () => {
  expect(shownValue(shows, { basket })).toEqual({ count: 3, amount: 1250 });
  expect(shownValue({ value: 'basket', count: 'count' }, { basket })).toEqual({ count: 3 });
  expect(shownValue({ value: 'session', text: 'firstname' }, { session: { firstname: 'Priya' } })).toEqual({
    text: 'Priya',
  });
});

test('an amount without a count is shown even when it is 0', () => {
  expect(shownValue({ value: 'gifts', amount: 'balance' }, { gifts: { balance: 0 } })).toEqual({ amount: 0 });
});

test.each([
  ['no value is declared', undefined, { basket }],
  ['the value is missing', shows, {}],
  ['the value is not set', shows, { basket: null }],
  ['the count is 0', shows, { basket: { count: 0, subtotal: 0 } }],
  ['the fields have other types', { ...shows, text: 'text' }, { basket: { count: '3', subtotal: null, text: 7 } }],
  ['the text is empty', { value: 'session', text: 'firstname' }, { session: { firstname: '' } }],
  ['the value’s name is a property of every object', { value: 'constructor', text: 'name' }, {}],
])('nothing is shown when %s', (_, declared, values) => {
  expect(shownValue(declared, values)).toEqual({});
});
