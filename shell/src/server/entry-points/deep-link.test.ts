/** @jest-environment node */
import { destinationPath } from '../../content-page/destination-path';
import { readDeepLink } from './deep-link';

describe('a deep link', () => {
  test('is read from an address: what it asks for, ids as numbers, and neither an address nor the word that a basket may be cleared', () => {
    expect(
      readDeepLink({
        actionType: 'open-category',
        storeId: '101',
        categoryId: '7',
        clearStore: 'true',
        next: '//evil',
      }),
    ).toEqual({ actionType: 'open-category', storeId: 101, categoryId: 7 });
  });

  test('is none without an action, or with an id that cannot be one', () => {
    for (const query of [
      {},
      { actionType: '<script>' },
      { actionType: 'x'.repeat(41) },
      { actionType: ['open-store', 'open-store'] },
      { actionType: 'open-store', storeId: '-1' },
      { actionType: 'open-store', storeId: '1e999' },
      { actionType: 'open-store', storeId: 'Infinity' },
    ])
      expect(readDeepLink(query)).toBeUndefined();
  });
});

describe('where a link leads', () => {
  const nowhere = { route: null, params: {}, pageSlug: null };

  test('is a page of this storefront, whatever its parts are', () => {
    expect(destinationPath({ ...nowhere, route: 'stores-storeSlug', params: { storeSlug: 'borough' } })).toBe(
      '/stores/borough',
    );
    expect(destinationPath({ ...nowhere, pageSlug: '/evil.test' })).toBe('/%2Fevil.test');
    expect(destinationPath({ ...nowhere, route: 'stores-storeSlug', params: { storeSlug: '/../x' } })).toBe(
      '/stores/%2F..%2Fx',
    );
  });

  test('is home where nothing is said', () => {
    expect(destinationPath(nowhere)).toBe('/');
    expect(destinationPath({ ...nowhere, route: 'constructor' as never })).toBe('/');
  });
});
