import { searchPart } from './search-part';

test.each([
  ['/stores/borough/search/bread', 'all'],
  ['/stores/borough/search/bread/deals', 'deals'],
  ['/stores/borough/search/bread/categories', 'categories'],
  ['/stores/borough/search/bread/menu-items', 'menu-items'],
  ['/stores/borough/search/deals', 'all'],
  ['/stores/search/search/deals/deals', 'deals'],
])('%s shows %s', (path, part) => expect(searchPart(path)).toBe(part));
