import type { ReleaseManifest } from '@storefront/remote-kit/manifest/manifest.types';
import { matchesPattern } from './matches-pattern';
import { navigationOf } from './navigation-of';
import { pathTo } from './path-to';

const manifest = (name: string, routes: object[], links: object[] = [], boundaries: object[] = []) =>
  ({ name, routes, links, boundaries }) as unknown as ReleaseManifest;

const navigation = navigationOf({
  later: manifest('later', [
    { path: '/basket', section: 'basket', role: 'basket', header: { label: 'Basket', icon: 'M1', order: 20 } },
    { path: '/steps', noReturn: true },
  ]),
  sooner: manifest(
    'sooner',
    [
      {
        path: '/stores/:storeSlug',
        role: 'store',
        section: 'shop',
        bottomBar: [
          { label: 'Search', icon: 'M3', order: 2, section: 'search' },
          { label: 'Shop', icon: 'M2', order: 1, withoutStore: { path: '/' } },
        ],
      },
      { path: '/stores/:storeSlug/search/:searchTerm', section: 'search', backLink: 'wide' },
      { path: '/in', header: { label: 'Log in', icon: 'M4', order: 10, when: 'guest' } },
    ],
    [{ path: '/stores/:storeSlug/search', action: 'search', role: 'store-search' }],
    [{ name: 'drawer' }, { name: 'timer', onEveryPage: { value: 'slot', field: 'expiresAt' } }],
  ),
});

test('links from all packages are in the declared order', () => {
  expect(navigation.header).toEqual([
    { path: '/in', label: 'Log in', icon: 'M4', when: 'guest' },
    { path: '/basket', section: 'basket', label: 'Basket', icon: 'M1' },
  ]);
  expect(navigation.bottomBar.map(({ label, section }) => [label, section])).toEqual([
    ['Shop', 'shop'],
    ['Search', 'search'],
  ]);
});

test('sections with a back link, and pages that back links skip, are recognised by path', () => {
  expect(navigation.backLinks).toEqual({ search: ['/stores/:storeSlug/search/:searchTerm'] });
  expect(navigation.noReturn).toEqual(['/steps']);
});

test('boundaries of every page are collected', () => {
  expect(navigation.boundaries).toEqual([{ name: 'timer', value: 'slot', field: 'expiresAt' }]);
});

test('a page is found by its role, and home replaces one that is missing from the composition', () => {
  expect(pathTo(navigation, 'store', { storeSlug: 'a/b' })).toBe('/stores/a%2Fb');
  expect(pathTo(navigation, 'store-search', { storeSlug: 'borough' })).toBe('/stores/borough/search');
  expect(pathTo(navigation, 'time-slots', { storeSlug: 'borough' })).toBe('/');
});

test.each([
  ['/basket', '/basket', true],
  ['/basket', '/Basket/', true],
  ['/basket', '/baskets', false],
  ['/stores/:storeSlug/search/:searchTerm', '/stores/borough/search/oat%20milk', true],
  ['/stores/:storeSlug/search/:searchTerm', '/stores/borough/search/', false],
  ['/stores/:storeSlug', '/stores/borough/search/milk', false],
])('%s and %s: %s', (pattern, path, expected) => expect(matchesPattern(pattern, path)).toBe(expected));
