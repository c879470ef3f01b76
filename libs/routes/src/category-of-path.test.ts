import { categoryOfPath } from './category-of-path';
import { urlTo } from './url-to';

test.each([
  [urlTo('stores-storeSlug-category-categorySlug', { storeSlug: 'borough', categorySlug: 'bakery' }), 'bakery'],
  ['/stores/:storeSlug/category/bakery?sort=name', 'bakery'],
  ['/stores/borough/category/bakery/menuItem/baguette', 'bakery'],
  ['/stores/borough/deal/breakfast-for-5', undefined],
  ['/faqs', undefined],
  [null, undefined],
])('the category of %s is %s', (path, slug) => expect(categoryOfPath(path)).toBe(slug));
