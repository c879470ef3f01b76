import type { LoadedComposition } from '../compositions/live-composition';
import { ownerOfExpose, ownerOfUrl } from './page-owner';

const composition = {
  manifests: { 'mf-basket': { version: '0.1.0-b' }, 'mf-catalogue': { version: '0.1.0-c' } },
  routes: [
    { path: '/basket', kind: 'private', expose: './BasketPage', package: 'mf-basket' },
    { path: '/stores/:store/items/:item', kind: 'public', expose: './ItemPage', package: 'mf-catalogue' },
    { path: '/gone', kind: 'public', expose: './GonePage', package: 'mf-gone' },
  ],
} as unknown as LoadedComposition;

test('the owner of a page is found by its URL', () => {
  const basket = { remote: 'mf-basket', version: '0.1.0-b' };
  expect(ownerOfUrl(composition, 'https://shop.test/basket?problem=x#top')).toEqual(basket);
  expect(ownerOfUrl(composition, '/basket')).toEqual(basket);
  expect(ownerOfUrl(composition, '/stores/borough/items/loaf')).toMatchObject({ remote: 'mf-catalogue' });
  for (const url of ['/nothing', '/gone', 'http://', '', undefined]) expect(ownerOfUrl(composition, url)).toEqual({});
  expect(ownerOfUrl(undefined, '/basket')).toEqual({});
});

test('the owner of a public page is found by its module', () => {
  expect(ownerOfExpose(composition, './ItemPage')).toEqual({ remote: 'mf-catalogue', version: '0.1.0-c' });
  for (const expose of ['private', './BasketPage', './Other']) expect(ownerOfExpose(composition, expose)).toEqual({});
});
