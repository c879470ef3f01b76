import { buildCategoryIndex } from '../category-index';
import type { ShelfItem } from '../items.repository';
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

test('an item is free only from what its name or labels say', () => {
  const chocolateMilk = itemOf('Chocolate milk 500ml', 'gluten-free');
  expect(fits('gluten free chocolate milk', chocolateMilk)).toBe(true);
  expect(fits('dairy free chocolate milk', chocolateMilk)).toBe(false);
  expect(fits('lactose free milk', itemOf('Lactose-free milk, 1 litre'))).toBe(true);
});
