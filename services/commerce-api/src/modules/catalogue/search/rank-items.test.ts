import { buildCategoryIndex } from '../category-index';
import type { ShelfItem } from '../items/items.repository';
import { prepareQuery, scoreItem } from './rank-items';

const category = { id: 1, name: 'Milk & dairy', slug: 'dairy', parentId: null } as Parameters<
  typeof buildCategoryIndex
>[0][number];
const index = buildCategoryIndex([category]);
const itemOf = (name: string, ...tags: string[]) =>
  ({ id: 1, facts: { name, tags, brand: null, categoryId: 1 } }) as unknown as ShelfItem;
const fits = (term: string, item: ShelfItem) => {
  const words = term.split(' ');
  const { fitting } = scoreItem(item, prepareQuery({ words, matchesPrefix: false, weight: 1 }, index), [], false);
  return fitting.length === words.length;
};

const scored = (term: string, item: ShelfItem) =>
  scoreItem(item, prepareQuery({ words: term.split(' '), matchesPrefix: false, weight: 1 }, index), [], false).score;

test('an item without something is no good answer to a search for it', () => {
  const [without, made] = [itemOf('Alcohol-free lager 330ml'), itemOf('Hand gel with alcohol')];
  expect(scored('alcohol', without)).toBeLessThan(scored('alcohol', made));
  expect(scored('alcohol free lager', without)).toBeGreaterThan(1);
});

test('a word in the name says more than one in a label', () => {
  const [named, labelled] = [itemOf('Soap bar, moss'), itemOf('Herb candle', 'moss')];
  expect(scored('moss', named)).toBeGreaterThan(scored('moss', labelled));
});

test('clothes are not several cloths', () => {
  expect(fits('clothes', itemOf('Polishing cloths, pack of 3'))).toBe(false);
  expect(fits('cloth', itemOf('Polishing cloths, pack of 3'))).toBe(true);
  expect(fits('clothes', itemOf('Clothes pegs'))).toBe(true);
});

test('an item is free only from what its name or labels say', () => {
  const chocolateMilk = itemOf('Chocolate milk 500ml', 'gluten-free');
  expect(fits('gluten free chocolate milk', chocolateMilk)).toBe(true);
  expect(fits('dairy free chocolate milk', chocolateMilk)).toBe(false);
  expect(fits('lactose free milk', itemOf('Lactose-free milk, 1 litre'))).toBe(true);
});
