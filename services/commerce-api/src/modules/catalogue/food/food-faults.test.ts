import { type Food, foodFaults } from './food-faults';

const food = (own: Partial<Food>): Food => ({
  name: 'Supper',
  tags: [],
  ingredients: 'Water',
  allergens: [],
  nutrition: [],
  abv: null,
  ...own,
});
const faultsOf = (own: Partial<Food>) => foodFaults(food(own)).map(({ column, message }) => `${column} ${message}`);

const table = (
  energy: string,
  fat: number,
  carbohydrate: number,
  protein: number,
  more: Record<string, number> = {},
) => [
  { name: 'Energy', per100: energy },
  ...Object.entries({ Fat: fat, Carbohydrate: carbohydrate, Protein: protein, ...more }).map(([name, grams]) => ({
    name,
    per100: `${grams}g`,
  })),
];

test.each<[string, Partial<Food>, string[]]>([
  [
    'butter is milk',
    { ingredients: 'Flour (**wheat**), butter', allergens: ['wheat'] },
    ['allergens lacks milk: butter is an ingredient'],
  ],
  ['walnuts are nuts', { ingredients: 'Walnuts', allergens: ['nuts'] }, []],
  ['an ingredient is declared', { ingredients: 'Hazelnuts' }, ['allergens lacks hazelnuts, which is an ingredient']],
  [
    'flour is of a cereal',
    { ingredients: 'Flour' },
    ['allergens lacks wheat or rye or barley or oats or spelt: Flour is an ingredient'],
  ],
  ['rice flour is none', { ingredients: 'Rice flour, gluten-free flour' }, []],
  ['a declared allergen has a source', { allergens: ['egg'] }, ['allergens has egg, which no ingredient contains']],
  ['traces are no ingredients', { ingredients: 'Cocoa. May contain milk and nuts' }, []],
  ['coconut milk is not milk', { ingredients: 'Coconut milk, cocoa butter, butternut squash, chestnuts, nutmeg' }, []],
  ['peanut butter has peanuts', { ingredients: 'Peanut butter', allergens: ['peanuts'] }, []],
])('allergens: %s', (_, own, faults) => {
  expect(faultsOf(own)).toEqual(faults);
});

test.each<[string, Partial<Food>, string[]]>([
  [
    'honey',
    { tags: ['vegan'], ingredients: 'Oats, honey', allergens: ['oats'] },
    ['tags has vegan, but the ingredients or allergens are not'],
  ],
  [
    'gelatine',
    { tags: ['vegetarian'], ingredients: 'Sugar, beef gelatine' },
    ['tags has vegetarian, but the ingredients or allergens are not'],
  ],
  [
    'barley',
    { tags: ['gluten-free'], ingredients: 'Barley', allergens: ['barley'] },
    ['tags has gluten-free, but the ingredients or allergens are not'],
  ],
  [
    'traces of wheat',
    { tags: ['gluten-free'], ingredients: 'Maize. May contain wheat' },
    ['tags has gluten-free, but the ingredients or allergens are not'],
  ],
  ['oats without gluten', { tags: ['vegan', 'gluten-free'], ingredients: 'Gluten-free oats', allergens: ['oats'] }, []],
  [
    'allergens alone',
    { tags: ['vegan'], ingredients: null, allergens: ['milk'] },
    ['tags has vegan, but the ingredients or allergens are not'],
  ],
])('diets: %s', (_, own, faults) => {
  expect(faultsOf(own)).toEqual(faults);
});

test.each<[string, Partial<Food>, string[]]>([
  ['honey', { name: 'Honey hoops', ingredients: 'Maize, sugar' }, ['name says honey, but the label does not agree']],
  ['cheese', { name: 'Cheese scones', ingredients: 'Water' }, ['name says cheese, but the allergens lack milk']],
  [
    'gluten-free',
    { name: 'Gluten-free loaf', ingredients: 'Wheat', allergens: ['wheat'] },
    ['name says gluten-free, but the label does not agree'],
  ],
  [
    'diet',
    { name: 'Diet cola', nutrition: table('29kcal', 0, 7, 0, { 'of which sugars': 7 }) },
    ['name says diet, but the label does not agree'],
  ],
  [
    'no added sugar',
    { name: 'No added sugar muesli', ingredients: 'Dates, honey' },
    ['name says no added sugar, but the label does not agree'],
  ],
  ['vegan cheese', { name: 'Vegan cheese', ingredients: 'Coconut oil' }, []],
  ['peanut butter and ginger nuts', { name: 'Ginger nuts', ingredients: 'Ginger' }, []],
  ['no food at all', { name: 'Oat milk body lotion', ingredients: null }, []],
])('names: %s', (_, own, faults) => {
  expect(faultsOf(own)).toEqual(faults);
});

test.each<[string, Partial<Food>, string[]]>([
  ['sugar', { nutrition: table('400kcal', 0, 101.2, 0) }, ['nutrition adds to 101.2 g in 100']],
  [
    'the energy',
    { nutrition: table('1,000kJ / 239kcal', 1, 70, 10) },
    ['nutrition gives 239 kcal, but its nutrients give 329'],
  ],
  ['the energy in kJ alone', { nutrition: table('1375kJ', 1, 70, 10) }, []],
  ['alcohol', { abv: 130, nutrition: table('75kcal', 0, 0.5, 0.1) }, []],
  [
    'sugars',
    { nutrition: table('44kcal', 0, 10, 1, { 'of which sugars': 11 }) },
    ['nutrition has more sugars than carbohydrate'],
  ],
  ['saturates', { nutrition: table('49kcal', 1, 10, 0, { Saturates: 2 }) }, ['nutrition has more saturates than fat']],
  ['an incomplete table', { nutrition: [{ name: 'Energy', per100: '82kcal' }] }, []],
])('nutrition: %s', (_, own, faults) => {
  expect(faultsOf(own)).toEqual(faults);
});
