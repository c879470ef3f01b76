import type { NutritionValues } from '../food/nutrition-values';
import type { ShelfItem } from '../items/items.repository';
import { conditionsIn } from './conditions';

const read = (term: string) => {
  const { conditions, asked, rest } = conditionsIn(term);
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
  ['plastic-free tea', ['plastic-free'], 'plastic free', 'tea'],
  ['tea plastic free', ['plastic-free'], 'plastic free', 'tea'],
  ['mirror free standing', [], '', 'mirror free standing'],
  ['free-standing mirror', [], '', 'free standing mirror'],
  ['rug free delivery', [], '', 'rug free delivery'],
  ['buy one get one free', [], '', 'buy one get one free'],
  ['free from bread', ['gluten-free'], 'free from', 'bread'],
  ['free from nuts', ['free from nuts'], 'free from nuts', ''],
  ['chocolate free from milk', ['milk-free'], 'free from milk', 'chocolate'],
  ['cake free from brazil nuts', ['brazil nut-free'], 'free from brazil nuts', 'cake'],
  ['free from gluten and dairy', ['gluten-free', 'dairy-free'], 'free from gluten and dairy', ''],
  ['gluten and dairy free cake', ['gluten-free', 'dairy-free'], 'gluten and dairy free', 'cake'],
  ['muesli no nuts or milk', ['free from nuts', 'milk-free'], 'no nuts or milk', 'muesli'],
  ['cereal no nuts and milk', ['free from nuts'], 'no nuts', 'cereal and milk'],
  ['cheese without dairy', ['dairy-free'], 'without dairy', 'cheese'],
  ['milk without lactose', ['lactose-free'], 'without lactose', 'milk'],
  ['burger without meat', ['vegetarian'], 'without meat', 'burger'],
  ['cola without sugar', ['sugar-free'], 'without sugar', 'cola'],
  ['tea without caffeine', ['decaffeinated'], 'without caffeine', 'tea'],
  ['milk without soy', ['soya-free'], 'without soy', 'milk'],
  ['table lamp under 30', ['that cheap'], 'under 30', 'table lamp'],
  ['table lamp under 30 pounds', ['that cheap'], 'under 30 pounds', 'table lamp'],
  ['under £30 table lamp', ['that cheap'], 'under 30', 'table lamp'],
  ['under £2.50 cheese', ['that cheap'], 'under 2 50', 'cheese'],
  ['under 30 pounds lamp', ['that cheap'], 'under 30 pounds', 'lamp'],
  ['tray under 30 cm', [], '', 'tray under 30 cm'],
  ['meals under 500 calories', [], '', 'meals under 500 calories'],
  ['dinner under 20 minutes', [], '', 'dinner under 20 minutes'],
  ['bulb up to 60 watts', [], '', 'bulb up to 60 watts'],
  ['wine less than 9 50', ['that cheap'], 'less than 9 50', 'wine'],
])('%s', (term, names, asked, rest) => {
  expect(read(term)).toEqual([names, asked, rest]);
});

const item = (facts: Partial<ShelfItem['facts']>, price = 100) =>
  ({
    price,
    facts: { name: 'Bar', tags: [], allergens: [], ingredients: 'Cocoa', abv: null, unitOf: 'g', ...facts },
  }) as unknown as ShelfItem;

test.each([
  ['dairy free', item({}), true],
  ['dairy free', item({ allergens: ['milk'], ingredients: 'Milk' }), false],
  ['nut free', item({ ingredients: 'Cocoa. May contain nuts' }), false],
  ['free from nuts', item({ tags: ['gluten-free'], ingredients: 'Nuts', allergens: ['nuts'] }), false],
  ['egg free', item({ ingredients: null }), false],
  ['vegan', item({}), false],
  ['vegan', item({ tags: ['vegan'] }), true],
  ['decaf', item({ name: 'Decaf ground coffee' }), true],
  ['alcohol free', item({ name: 'Hand gel', ingredients: null }), false],
  ['alcohol free', item({ name: 'Alcohol-free lager' }), true],
  ['no alcohol', item({ name: 'Pale ale', abv: 5 }), true],
  ['no alcohol', item({ name: 'Pale ale', abv: 6 }), false],
  ['under 2', item({}, 200), true],
  ['under 2', item({}, 201), false],
])('%s is met by the label alone: %#', (term, one, met) => {
  expect(conditionsIn(term).conditions.map((condition) => condition.isMet(one, undefined))).toEqual([met]);
});

test.each([
  ['low fat', item({}), { fat: 3 }, true],
  ['low fat', item({}), { fat: 3.1 }, false],
  ['low fat', item({ unitOf: 'ml' }), { fat: 1.5 }, true],
  ['low fat', item({ unitOf: 'ml' }), { fat: 1.8 }, false],
  ['low fat', item({ unitOf: 'ml', name: 'Semi-skimmed milk' }), { fat: 1.8 }, true],
  ['low sugar', item({}), { sugars: 5 }, true],
  ['low sugar', item({ unitOf: 'ml' }), { sugars: 2.5 }, true],
  ['low sugar', item({ unitOf: 'ml' }), { sugars: 2.6 }, false],
  ['low sugar', item({}), {}, false],
])('%s has one limit for solids and another for drinks: %#', (term, one, nutrition, met) => {
  expect(conditionsIn(term).conditions.map((condition) => condition.isMet(one, nutrition as NutritionValues))).toEqual([
    met,
  ]);
});
