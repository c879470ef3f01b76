import { readSearch } from './search-query';

describe('the URL of a search', () => {
  test('contains a chosen place, a postcode, coordinates or a typed address, in this order of precedence', () => {
    expect(readSearch({ placeId: 'p1', address: 'Lantern Yard' })).toEqual({ kind: 'place', placeId: 'p1' });
    expect(readSearch({ placeId: '', address: ' Lantern Yard ' })).toEqual({ kind: 'address', typed: 'Lantern Yard' });
    expect(readSearch({ postcode: '' })).toEqual({ kind: 'postcode', typed: '' });
    expect(readSearch({ latitude: '51.5', longitude: '-0.09' })).toEqual({
      kind: 'coordinates',
      latitude: 51.5,
      longitude: -0.09,
    });
    expect(readSearch({})).toEqual({ kind: 'nothing' });
  });

  test.each([
    { postcode: 'A'.repeat(10_000) },
    { postcode: 'SE1\u00009GF' },
    { latitude: '91', longitude: '0' },
    { latitude: '51', longitude: '181' },
    { latitude: '51' },
    { latitude: 'NaN', longitude: '0' },
    { latitude: '1e1', longitude: '0' },
    { latitude: '', longitude: '' },
    { placeId: 'x'.repeat(301) },
    { placeId: 'a\nb' },
    { address: 'x'.repeat(201) },
    { address: 'a\u0007b' },
  ])('that no form of ours sends is recognised: %j', (query) => {
    expect(readSearch(query).kind).toBe('unreadable');
  });
});
