import { searchedTerm } from './searched-term';

test.each([
  ['/stores/borough/search/oat%20milk', 'oat milk'],
  ['/stores/borough/search/milk/menu-items?page=2', 'milk'],
  ['/stores/borough/search/%E0%A4%A', undefined],
  ['/stores/borough', undefined],
  ['/stores/borough/search', undefined],
])('the term of %s is %s', (url, term) => {
  expect(searchedTerm(url, '/stores/borough/search')).toBe(term);
});
