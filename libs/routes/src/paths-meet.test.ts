import { pathsMeet } from './paths-meet';

test.each([
  ['/', '/'],
  ['/basket', '/basket/'],
  ['/basket', '/Basket'],
  ['/basket', '//basket'],
  ['/basket', '/:slug'],
  ['/basket/:line?', '/basket'],
  ['/basket/:line?', '/:page/2'],
  ['/stores/borough/offers', '/stores/:storeSlug/offers'],
  ['/stores/:x/offers', '/stores/:storeSlug/offers'],
  ['/stores/:x/offers', '/stores/borough/:page'],
  ['/assets/*', '/assets'],
  ['/assets/*', '/assets/:name/logo'],
  ['/*', '/'],
])('an address matches both %s and %s', (one, other) => {
  expect([pathsMeet(one, other), pathsMeet(other, one)]).toEqual([true, true]);
});

test.each([
  ['/', '/:slug'],
  ['/basket', '/baskets'],
  ['/stores/:storeSlug/offers', '/stores/:storeSlug/about'],
  ['/stores/:storeSlug', '/stores/:storeSlug/offers'],
  ['/assets/*', '/asset/a'],
  ['/basket/:line?', '/basket/1/2'],
])('no address matches both %s and %s', (one, other) => {
  expect([pathsMeet(one, other), pathsMeet(other, one)]).toEqual([false, false]);
});
