import { createTestService, type TestService } from '../../../test-support/test-service';
import { futureContacts } from '../../database/schema/contact';

let service: TestService;
beforeAll(async () => {
  service = await createTestService();
});
afterAll(() => service.close());

const HERE = { latitude: 51.5051, longitude: -0.0902 };
const parkStreet = { country: 'GB', addressLine1: '5 Park Street', postcode: 'SE1 9GF', town: 'London' };

test('a point is converted to a place and an address, and a typed address to a point [7.05]', async () => {
  const { call } = service;
  const { data: place } = await call('POST /location/reverse', HERE);
  expect(place).toMatchObject({ ...HERE, postcode: 'SE1 9GF', address: { town: 'London' } });
  const { data: address } = await call('POST /location/reverse-address', HERE);
  expect(address).toMatchObject({ address: { postcode: 'SE1 9GF' }, placeId: expect.stringMatching(/^gazetteer:/) });
  const { data: point } = await call('POST /location/geocode', { address: '5 park street, london' });
  expect(point).toMatchObject({ postcode: 'SE1 9GF', address: parkStreet });
  expect((await call('POST /location/geocode', { address: 'se1 9gf' })).data).toEqual({
    postcode: 'SE1 9GF',
    latitude: 51.505,
    longitude: -0.09,
    address: null,
  });
  const { data: found } = await call('POST /location/address-finder', { term: '5 park str' });
  expect(found.addresses[0]).toMatchObject({ description: '5 Park Street, London, SE1 9GF', address: parkStreet });
  expect((await call('POST /location/geocode', { address: 'no such place' })).problem).toMatchObject({
    code: 'location_not_found',
    expected: true,
  });
});

test('addresses are found by coordinates as text, nearest first, and a postcode by coordinates [7.06]', async () => {
  const { call } = service;
  const { data } = await call('POST /location/addresses-by-coordinates', { latitude: '51.505', longitude: '-0.09' });
  expect(data.addresses[0]?.address.postcode).toBe('SE1 9GF');
  expect(data.addresses.length).toBeGreaterThan(8);
  const { data: here } = await call('POST /location/postcode-from-coordinates', HERE);
  expect(here).toMatchObject({ postcode: 'SE1 9GF', precision: 'postcode', town: 'London' });
  // Other coordinates are another place.
  const [latitude, longitude] = [53.797, -1.548];
  const { data: there } = await call('POST /location/postcode-from-coordinates', { latitude, longitude });
  expect(there).toMatchObject({ postcode: 'LS1 4AP', town: 'Leeds' });
  const asText = { latitude: String(latitude), longitude: String(longitude) };
  const { data: leeds } = await call('POST /location/addresses-by-coordinates', asText);
  expect(leeds.addresses[0]?.address).toMatchObject({ postcode: 'LS1 4AP', town: 'Leeds' });
  const asNumbers = await call('POST /location/addresses-by-coordinates', { latitude, longitude } as never);
  expect(asNumbers.problem.code).toBe('validation_failed');
});

test('a postcode gives its coordinates and its addresses, by country [7.07] [3.04]', async () => {
  const { call } = service;
  const { data: point } = await call('POST /location/coordinates-by-postcode', { postcode: 'se19gf', country: 'GB' });
  expect(point).toMatchObject({ postcode: 'SE1 9GF', latitude: 51.505, longitude: -0.09 });
  const { data } = await call('POST /location/addresses-by-postcode', { postcode: 'LS1 4AP', country: 'gb' });
  expect(data.addresses).toHaveLength(10);
  expect(data.addresses[1]).toMatchObject({ description: '22 Park Row, Leeds, LS1 4AP' });
  // The same text in another country is another place or none; the business bills to Ireland and not to France.
  for (const [country, code] of [
    ['IE', 'postcode_not_found'],
    ['FR', 'country_not_served'],
  ] as const) {
    const request = { postcode: 'SE1 9GF', country };
    expect((await call('POST /location/coordinates-by-postcode', request)).problem?.code).toBe(code);
    expect((await call('POST /location/addresses-by-postcode', request)).problem?.code).toBe(code);
  }
  // An address has everything that an address book accepts, including county and second line.
  const token = await service.logIn();
  const chosen = { ...parkStreet, addressLine2: 'Flat 2', county: 'Greater London' };
  const saved = await call('POST /member/address', chosen, { as: token });
  expect(saved.data).toMatchObject(chosen);
});

test('a typed address gives suggestions, and a suggestion its coordinates and address [7.08] [3.05]', async () => {
  const { call } = service;
  const { data } = await call('POST /location/autocomplete', { term: 'park' });
  expect(data.suggestions).toEqual([
    { description: 'Park Row, Leeds, LS1 4AP', placeId: 'gazetteer:LS14AP' },
    { description: 'Park Street, London, SE1 9GF', placeId: 'gazetteer:SE19GF' },
  ]);
  const { data: houses } = await call('POST /location/autocomplete', { term: '  7  PARK   st' });
  expect(houses.suggestions[0]).toEqual({
    description: '7 Park Street, London, SE1 9GF',
    placeId: 'gazetteer:SE19GF-7',
  });
  const { data: place } = await call('POST /location/place-details', { placeId: 'gazetteer:SE19GF-7' });
  expect(place).toEqual({
    latitude: 51.50497,
    longitude: -0.09,
    address: { country: 'GB', line1: '7 Park Street', line2: null, postcode: 'SE1 9GF', town: 'London' },
  });
});

test('a town is suggested by its name, and its place has coordinates without a postcode', async () => {
  const { data } = await service.call('POST /location/autocomplete', { term: 'Leed' });
  expect(data.suggestions[0]).toEqual({ description: 'Leeds', placeId: 'gazetteer:town-LS1' });
  expect((await service.call('POST /location/place-details', { placeId: 'gazetteer:town-LS1' })).data).toEqual({
    latitude: 53.8,
    longitude: -1.55,
    address: { country: 'GB', line1: '', line2: null, postcode: '', town: 'Leeds' },
  });
  const unknown = await service.call('POST /location/place-details', { placeId: 'gazetteer:town-ZZ1' });
  expect(unknown.problem.code).toBe('place_not_found');
});

test('a street in the delivery area comes before others that match equally', async () => {
  const { data } = await service.call('POST /location/autocomplete', { term: 'wharf road' });
  expect(data.suggestions.map(({ description }) => description)).toEqual([
    'Wharf Road, London, SE1 2WH',
    'Wharf Road, Bradford, BD1 1AA',
  ]);
});

test('a typing mistake still finds the street, an unknown house number finds only the street, and no match is an empty list', async () => {
  const of = async (term: string) =>
    (await service.call('POST /location/autocomplete', { term })).data.suggestions.map(
      ({ description }) => description,
    );
  expect(await of('lantren yard')).toEqual(['Lantern Yard, London, SE1 1TL']);
  expect(await of('99 lantern')).toEqual(['Lantern Yard, London, SE1 1TL']);
  expect(await of('se1 1')).toEqual(['Lantern Yard, London, SE1 1TL']);
  expect(await of('zzzzzz')).toEqual([]);
  expect(await of("Robert'); drop table places; --")).toEqual([]);
  expect(await of('%_%')).toEqual([]);
});

test.each([
  ['one letter', 'POST /location/autocomplete', { term: ' a ' }, 422, 'search_term_too_short'],
  ['two hundred and one letters', 'POST /location/autocomplete', { term: 'x'.repeat(201) }, 422, 'validation_failed'],
  ['control characters', 'POST /location/autocomplete', { term: 'park\u0000street' }, 422, 'validation_failed'],
  ['an invalid token', 'POST /location/autocomplete', { term: 'park', sessionToken: '../x' }, 422, 'validation_failed'],
  [
    'a place that is not there',
    'POST /location/place-details',
    { placeId: 'gazetteer:ZE10AA' },
    404,
    'place_not_found',
  ],
  [
    'a house that is not there',
    'POST /location/place-details',
    { placeId: 'gazetteer:SE19GF-2' },
    404,
    'place_not_found',
  ],
  ['an unknown place', 'POST /location/place-details', { placeId: 'google:ChIJ' }, 404, 'place_not_found'],
  [
    'a postcode of ten kilobytes',
    'POST /location/coordinates-by-postcode',
    { postcode: 'S'.repeat(10_240) },
    422,
    'validation_failed',
  ],
  [
    'a postcode with a line break',
    'POST /location/addresses-by-postcode',
    { postcode: 'SE1\u00079GF' },
    422,
    'invalid_postcode',
  ],
  ['an unknown postcode', 'POST /location/addresses-by-postcode', { postcode: 'SE1 2AB' }, 404, 'postcode_not_found'],
  [
    'an unknown country',
    'POST /location/addresses-by-postcode',
    { postcode: 'SE1 9GF', country: 'ZZ' },
    422,
    'country_not_served',
  ],
  [
    'a country of three letters',
    'POST /location/coordinates-by-postcode',
    { postcode: 'SE1 9GF', country: 'GBR' },
    422,
    'validation_failed',
  ],
  ['a latitude beyond the pole', 'POST /location/reverse', { latitude: 91, longitude: 0 }, 422, 'validation_failed'],
  ['the middle of the ocean', 'POST /location/reverse', { latitude: 0, longitude: 0 }, 404, 'location_not_found'],
  [
    'coordinates that are words',
    'POST /location/addresses-by-coordinates',
    { latitude: 'north', longitude: '0' },
    422,
    'validation_failed',
  ],
  [
    'coordinates that are hexadecimal',
    'POST /location/addresses-by-coordinates',
    { latitude: '0x10', longitude: '0' },
    422,
    'validation_failed',
  ],
  [
    'coordinates that are huge',
    'POST /location/addresses-by-coordinates',
    { latitude: '1e99', longitude: '0' },
    422,
    'validation_failed',
  ],
  [
    'text coordinates beyond the pole',
    'POST /location/addresses-by-coordinates',
    { latitude: '90.1', longitude: '0' },
    422,
    'validation_failed',
  ],
] as const)('%s is refused clearly', async (_what, key, body, status, code) => {
  expect((await service.call(key, body as never)).problem).toMatchObject({ status, code });
});

test('swapped latitude and longitude are rejected with a hint', async () => {
  const { problem } = await service.call('POST /location/reverse', { latitude: -0.0902, longitude: 51.5051 });
  expect(problem).toMatchObject({
    code: 'location_not_found',
    detail: 'Nothing is known near there. Are latitude and longitude the wrong way round?',
  });
});

test('a future-contact request is stored once, for the right business, and limited', async () => {
  const { call, db } = service;
  const asks = { email: ' Ada@Example.test '.trim(), postcode: 'eh11aa', businessId: 1 };
  expect((await call('POST /location/future-contact', asks)).data).toEqual({ postcode: 'EH1 1AA' });
  expect((await call('POST /location/future-contact', { ...asks, email: 'ada@example.test' })).status).toBe(200);
  expect(await db.select().from(futureContacts)).toMatchObject([
    { businessId: 1, postcode: 'EH1 1AA', emailAddress: 'ada@example.test' },
  ]);
  expect((await call('POST /location/future-contact', { ...asks, postcode: 'nowhere' })).problem.code).toBe(
    'invalid_postcode',
  );
  expect((await call('POST /location/future-contact', { ...asks, email: 'nobody' })).problem.code).toBe(
    'validation_failed',
  );
  expect((await call('POST /location/future-contact', { ...asks, businessId: 2 })).problem.code).toBe(
    'business_mismatch',
  );
  const again = await Promise.all(Array.from({ length: 12 }, () => call('POST /location/future-contact', asks)));
  expect(again.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
  expect(again.find(({ status }) => status === 429)?.problem.code).toBe('rate_limited');
});
