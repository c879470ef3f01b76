import { splitMeasures } from './measures';
import { nameParts } from './name-parts';
import { wordKey } from './word-key';

const of = (name: string, role: string) =>
  nameParts(name)
    .words.filter((one) => one.role === role)
    .map(({ word }) => word);

test.each([
  ['Milk chocolate cookies, 5 pack', ['cookies'], ['milk', 'chocolate'], []],
  ['Tuna chunks in spring water 145g', ['chunks'], ['tuna'], ['spring', 'water']],
  ['Leg of lamb 1.8kg', ['leg', 'lamb'], [], []],
  ['Cream of tomato soup 400g', ['cream', 'soup'], ['tomato'], []],
  ['Weir bath towel, moss', ['towel'], ['weir', 'bath'], ['moss']],
  ['Beef mince, 5% fat 250g', ['mince'], ['beef'], ['fat']],
])('%s is a thing with what it is made of, and what follows', (name, head, modifier, rest) => {
  expect([of(name, 'head'), of(name, 'modifier'), of(name, 'rest')]).toEqual([head, modifier, rest]);
});

test.each([
  ['berries', 'berry'],
  ['knives', 'knife'],
  ['loaves', 'loaf'],
  ['potatoes', 'potato'],
  ['dishes', 'dish'],
  ['cookies', 'cookie'],
  ['glasses', 'glass'],
  ['olives', 'olive'],
  ['peas', 'pea'],
])('%s and %s have one key', (many, one) => expect(wordKey(many)).toBe(wordKey(one)));

test.each([
  ['gin', 'ginger'],
  ['butter', 'buttermilk'],
  ['glass', 'glaze'],
])('%s and %s have different keys', (one, other) => expect(wordKey(one)).not.toBe(wordKey(other)));

test('amounts are separated from words, however they are written, and stay words when there is nothing else', () => {
  const split = (text: string) => splitMeasures(text.split(' '));
  expect(split('milk 2 pints')).toEqual({ words: ['milk'], measures: [{ amount: 2, unit: 'pint' }] });
  expect(split('2pt milk')).toEqual({ words: ['milk'], measures: [{ amount: 2, unit: 'pint' }] });
  expect(split('6 eggs')).toEqual({ words: ['eggs'], measures: [{ amount: 6, unit: undefined }] });
  expect(split('500 grams flour')).toEqual(split('500g flour'));
  expect(split('4 x 330ml lager').words).toEqual(['lager']);
  expect(split('6 pack')).toEqual({ words: ['6', 'pack'], measures: [] });
});
