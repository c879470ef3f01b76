import type { ShelfItem } from '../items.repository';
import { conditionsIn } from './conditions';

const read = (term: string) => {
  const { conditions, asked, rest } = conditionsIn(term.split(' '));
  return [conditions.map(({ name }) => name), asked.join(' '), rest.join(' ')];
};

test.each([
  ['gf bread', ['gluten-free'], 'gf', 'bread'],
  ['g f bread', ['gluten-free'], 'g f', 'bread'],
  ['wheat free bread', ['wheat-free'], 'wheat free', 'bread'],
  ['muesli no nuts', ['free from nuts'], 'no nuts', 'muesli'],
  ['squash no added sugar', ['without added sugar'], 'no added sugar', 'squash'],
  ['vegan gf cake', ['vegan', 'gluten-free'], 'vegan gf', 'cake'],
  ['free range eggs', [], '', 'free range eggs'],
  ['plastic free tea', ['plastic-free'], 'plastic free', 'tea'],
  ['table lamp under 30', ['that cheap'], 'under 30', 'table lamp'],
  ['table lamp under 30 pounds', ['that cheap'], 'under 30 pounds', 'table lamp'],
  ['tray under 30 cm', [], '', 'tray under 30 cm'],
  ['wine less than 9 50', ['that cheap'], 'less than 9 50', 'wine'],
])('%s', (term, names, asked, rest) => {
  expect(read(term)).toEqual([names, asked, rest]);
});

const item = (facts: Partial<ShelfItem['facts']>, price = 100) =>
  ({
    price,
    facts: { name: 'Bar', tags: [], allergens: [], ingredients: 'Cocoa', minimumAge: null, ...facts },
  }) as unknown as ShelfItem;

test.each([
  ['dairy free', item({}), true],
  ['dairy free', item({ allergens: ['milk'], ingredients: 'Milk' }), false],
  ['nut free', item({ ingredients: 'Cocoa. May contain nuts' }), false],
  ['egg free', item({ ingredients: null }), false],
  ['vegan', item({}), false],
  ['vegan', item({ tags: ['vegan'] }), true],
  ['decaf', item({ name: 'Decaf ground coffee' }), true],
  ['under 2', item({}, 200), true],
  ['under 2', item({}, 201), false],
])('%s is met by the label alone: %#', (term, one, met) => {
  expect(conditionsIn(term.split(' ')).conditions.map((condition) => condition.isMet(one, undefined))).toEqual([met]);
});
