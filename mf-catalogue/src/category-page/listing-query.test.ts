import { listingQuery, listingSearch } from './listing-query';
import { nearbyPages } from './nearby-pages';

describe('the address of a listing', () => {
  test('says page, order and tags', () => {
    expect(listingQuery({ page: '3', sort: 'price_up', tags: 'vegan,organic' })).toEqual({
      page: 3,
      sort: 'price_up',
      tags: ['vegan', 'organic'],
    });
  });

  test.each([{ page: '0' }, { page: '-2' }, { page: 'x' }, { page: '1.5' }, { page: '99999' }])(
    '%o is the first page',
    (query) => expect(listingQuery(query as Record<string, string>).page).toBe(1),
  );

  test('an order that does not exist is the usual one', () => {
    expect(listingQuery({ sort: 'toString' }).sort).toBe('featured');
    expect(listingQuery({ sort: 'by_colour' }).sort).toBe('featured');
  });

  test('takes a dozen tags at most and none that is too long', () => {
    const tags = Array.from({ length: 20 }, (_, at) => `tag${at}`).join(',');
    expect(listingQuery({ tags }).tags).toHaveLength(12);
    expect(listingQuery({ tags: 'x'.repeat(41) }).tags).toEqual([]);
  });

  test('one listing has one address: what is usual goes unsaid', () => {
    expect(listingSearch({ page: 1, sort: 'featured', tags: [] })).toBe('');
    expect(listingSearch({ page: 2, sort: 'name', tags: ['vegan'] })).toBe('?tags=vegan&sort=name&page=2');
  });

  test('pages named are the first, the last and the neighbours', () => {
    expect(nearbyPages(5, 9)).toEqual([1, 4, 5, 6, 9]);
    expect(nearbyPages(1, 2)).toEqual([1, 2]);
  });
});
