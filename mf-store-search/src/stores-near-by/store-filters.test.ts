import type { ListedStore } from '../store/listed-store';
import { countWith, filterStores, filtersFor, readFilters } from './store-filters';

const store = (id: number, more: Partial<ListedStore>) =>
  ({
    id,
    state: 'open',
    deliversHere: false,
    ways: ['delivery', 'collection'],
    facilities: [],
    ...more,
  }) as ListedStore;
const stores = [
  store(1, { deliversHere: true, facilities: ['parking', 'step_free'] }),
  store(2, { state: 'closed', facilities: ['parking'] }),
  store(3, { state: 'preorder', ways: ['collection'] }),
];
const ids = (on: string[]) => filterStores(stores, on).map(({ id }) => id);

test('stores match every active filter, and keep their order', () => {
  expect(ids([])).toEqual([1, 2, 3]);
  expect(ids(['open'])).toEqual([1]);
  expect(ids(['collects'])).toEqual([1, 2, 3]);
  expect(ids(['delivers', 'has-parking'])).toEqual([1]);
  expect(ids(['open', 'has-cafe'])).toEqual([1]);
});

test('a filter shows how many stores would remain with the active ones', () => {
  expect(countWith(stores, [], 'has-parking')).toBe(2);
  expect(countWith(stores, ['open'], 'has-parking')).toBe(1);
  expect(countWith(stores, ['has-step-free'], 'open')).toBe(1);
});

test('only facilities that some store has can be chosen', () => {
  expect(filtersFor(stores).map(({ name }) => name)).toEqual([
    'open',
    'delivers',
    'collects',
    'has-parking',
    'has-step-free',
  ]);
});

test('the URL activates filters, and ignores unknown names', () => {
  expect(readFilters({ open: 'yes', delivers: 'no', postcode: 'yes', 'has-parking': 'yes', 'has-<b>': 'yes' })).toEqual(
    ['open', 'has-parking'],
  );
});
