import { PAGE_NUMBER_MAX } from '@storefront/api/constants';
import { filtersBody, hasFilters, listingQuery, listingSearch } from './listing-query';

describe('the URL of a listing', () => {
  test('contains page, order and filters', () => {
    const query = {
      page: '3',
      sort: 'price_up',
      tags: 'vegan,organic',
      freeFrom: 'milk',
      brands: 'Hart, Sons',
      priceTo: '2.5',
    };
    expect(listingQuery({ ...query, onOffer: '1', inStock: 'yes' })).toEqual({
      page: 3,
      sort: 'price_up',
      tags: ['vegan', 'organic'],
      freeFrom: ['milk'],
      brands: ['Hart', 'Sons'],
      priceFrom: undefined,
      priceTo: 250,
      onOffer: true,
      inStock: false,
    });
  });

  test('a value that contains a comma stays one, and an old comma-separated link is still read', () => {
    const query = listingQuery({ brands: 'Hart%2C Sons,Quay 50%25' });
    expect(query.brands).toEqual(['Hart, Sons', 'Quay 50%']);
    expect(new URLSearchParams(listingSearch(query)).getAll('brands').join(',')).toBe('Hart%2C Sons,Quay 50%25');
    expect(listingQuery({ brands: 'Hart,100% Oats' }).brands).toEqual(['Hart', '100% Oats']);
  });

  test.each(['2026-02-31', 'tomorrow', '2026-1-1', ''])('%o is not a day', (on) =>
    expect(listingQuery({ on }).on).toBeUndefined(),
  );

  test.each([{ page: '0' }, { page: '-2' }, { page: 'x' }, { page: '1.5' }])('%o is the first page', (query) =>
    expect(listingQuery(query as Record<string, string>).page).toBe(1),
  );

  test('a page beyond the maximum is the maximum', () =>
    expect(listingQuery({ page: '99999' }).page).toBe(PAGE_NUMBER_MAX));

  test.each(['-1', '1e3', '1.234', 'free', '', '9999999'])('%o is not a price', (priceFrom) =>
    expect(listingQuery({ priceFrom }).priceFrom).toBeUndefined(),
  );

  test('an unknown order is the default', () => {
    expect(listingQuery({ sort: 'toString' }).sort).toBe('featured');
    expect(listingQuery({ sort: 'by_colour' }).sort).toBe('featured');
  });

  test('accepts at most a dozen tags, each once, and none that is too long', () => {
    const tags = Array.from({ length: 20 }, (_, at) => `tag${at}`).join(',');
    expect(listingQuery({ tags }).tags).toHaveLength(12);
    expect(listingQuery({ tags: `x,x,${'y'.repeat(41)}` }).tags).toEqual(['x']);
  });

  test('one listing has one URL: defaults are left out', () => {
    expect(listingSearch(listingQuery({ sort: 'featured', page: '1', priceFrom: '' }))).toBe('');
    const query = listingQuery({ page: '2', sort: 'name', tags: 'vegan', priceFrom: '1.5', inStock: '1' });
    expect(listingSearch(query)).toBe('?tags=vegan&priceFrom=1.50&inStock=1&sort=name&page=2');
    expect(listingQuery(Object.fromEntries(new URLSearchParams(listingSearch(query))))).toEqual(query);
  });

  test('the API gets the chosen filters and nothing else', () => {
    expect(filtersBody(listingQuery({}))).toEqual({});
    expect(hasFilters(listingQuery({ sort: 'name' }))).toBe(false);
    expect(filtersBody(listingQuery({ freeFrom: 'milk', priceTo: '3', onOffer: '1' }))).toEqual({
      freeFrom: ['milk'],
      priceTo: 300,
      onOffer: true,
    });
  });
});
