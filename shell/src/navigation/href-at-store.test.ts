import { hrefAtStore } from './href-at-store';

test.each([
  ['/faqs', undefined, '/faqs'],
  ['/#steps', 'borough', '/#steps'],
  ['/stores/:storeSlug#deals', 'borough', '/stores/borough#deals'],
  ['/stores/:storeSlug', 'borough', '/stores/borough'],
  ['/stores/:storeSlug#deals', undefined, '/stores-near-by'],
])('the link %s with the store %s leads to %s', (href, storeSlug, expected) => {
  expect(hrefAtStore(href, storeSlug, '/stores-near-by')).toBe(expected);
});
