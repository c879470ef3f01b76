/** @jest-environment node */
import { destinationPath } from '../../content-page/destination-path';
import { readDeepLink } from './deep-link';

describe('a deep link', () => {
  test('is parsed from a URL: its request, ids as numbers, and neither a URL nor the consent to clear a basket', () => {
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

  test('is invalid without an action, or with an impossible id', () => {
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

describe('the target of a link', () => {
  const nowhere = { route: null, params: {}, pageSlug: null };

  test('is a page of this storefront, whatever its parameters', () => {
    expect(destinationPath({ ...nowhere, route: 'stores-storeSlug', params: { storeSlug: 'borough' } })).toBe(
      '/stores/borough',
    );
    expect(destinationPath({ ...nowhere, pageSlug: '/evil.test' })).toBe('/%2Fevil.test');
    expect(destinationPath({ ...nowhere, route: 'stores-storeSlug', params: { storeSlug: '/../x' } })).toBe(
      '/stores/%2F..%2Fx',
    );
  });

  test('is home by default', () => {
    expect(destinationPath(nowhere)).toBe('/');
    expect(destinationPath({ ...nowhere, route: 'constructor' as never })).toBe('/');
  });
});
