import type { CategoryTreeNode } from '@storefront/api/entities/category';
import { siblingsOf } from './siblings-of';

const node = (id: number, slug: string) => ({ id, slug, name: slug.toUpperCase(), image: null, itemCount: 1 });
const tree: CategoryTreeNode[] = [
  {
    ...node(1, 'lighting'),
    children: [
      { ...node(2, 'lamps'), children: [node(3, 'table-lamps'), node(4, 'desk-lamps')] },
      { ...node(5, 'candles'), children: [] },
    ],
  },
];
const [lighting, lamps] = [node(1, 'lighting'), node(2, 'lamps')];
const slugs = (...of: Parameters<typeof siblingsOf>) => siblingsOf(...of).map(({ slug }) => slug);

test('a category of the third level has the categories below its parent', () => {
  expect(slugs(tree, 'desk-lamps', { parents: [lighting, lamps], children: [] })).toEqual([
    'table-lamps',
    'desk-lamps',
  ]);
});

test('a category of the second level without sub-categories has those below its parent too', () => {
  expect(slugs(tree, 'candles', { parents: [lighting], children: [] })).toEqual(['lamps', 'candles']);
});

test('a department, a category with sub-categories and one missing from the tree have none', () => {
  expect(slugs(tree, 'lighting', { parents: [], children: [lamps] })).toEqual([]);
  expect(slugs(tree, 'lamps', { parents: [lighting], children: [node(3, 'table-lamps')] })).toEqual([]);
  expect(slugs(tree, 'gone', { parents: [lighting, lamps], children: [] })).toEqual([]);
});
