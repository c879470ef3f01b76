/** @jest-environment node */
import { placeFrom } from './place';

const location = { postcode: 'SE1 9GF', latitude: 51.5, longitude: -0.09 };
const store = { id: 101, slug: 'borough', name: 'Borough' };
const complete = { location, fulfilment: 'collection', store } as const;
const nowhere = { location: null, fulfilment: 'delivery', store: null };

test('a place is read as it was written', () => {
  expect(placeFrom(complete)).toEqual(complete);
  expect(placeFrom({ ...complete, location: { ...location, address: '1 High Street' } }).location?.address).toBe(
    '1 High Street',
  );
});

test.each([undefined, null, 'a text', 7, [], {}, { location: [], store: 'x', fulfilment: 'teleport' }])(
  'an invalid place is ignored: %j',
  (value) => {
    expect(placeFrom(value)).toEqual(nowhere);
  },
);

test.each([
  { ...location, latitude: 999 },
  { ...location, longitude: '-0.09' },
  { ...location, latitude: null },
  { ...location, postcode: 'x'.repeat(13) },
  { ...location, address: 'x'.repeat(201) },
  { ...location, html: '<script>' },
])('an invalid location is dropped, and the rest stays: %j', (odd) => {
  expect(placeFrom({ ...complete, location: odd })).toEqual({ ...complete, location: null });
});

test.each([
  { ...store, id: 1.5 },
  { ...store, id: -1 },
  { ...store, slug: '../admin' },
  { ...store, slug: '//evil.example.com' },
  { ...store, more: true },
])('an invalid store is dropped: %j', (odd) => {
  expect(placeFrom({ ...complete, store: odd })).toEqual({ ...complete, store: null });
});
