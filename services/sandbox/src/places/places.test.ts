import { startTestSandbox, type TestSandbox } from '../../test-support/start-test-sandbox';
import { demoKeys } from '../config';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.stop());

const key = { 'x-goog-api-key': demoKeys.google };
const mask = { 'x-goog-fieldmask': 'id,location' };

test('Google suggests places for typed words, and returns only the requested fields', async () => {
  const { client } = sandbox;
  const typed = { input: '4 winter', includedRegionCodes: ['gb'], sessionToken: 'a-b-c' };
  const { body } = await client.call('POST', '/google/v1/places:autocomplete', typed, key);
  expect(body).toMatchObject({
    suggestions: [
      {
        placePrediction: {
          placeId: 'ChIJsandbox000x001',
          text: { text: '4 Winter Wharf, London, SE1 9GF, UK' },
          structuredFormat: { mainText: { text: '4 Winter Wharf' } },
        },
      },
    ],
  });
  expect((await client.call('POST', '/google/v1/places:autocomplete', { input: 'zzz' }, key)).body).toEqual({});
  const found = await client.call('GET', '/google/v1/places/ChIJsandbox000x001', undefined, { ...key, ...mask });
  expect(found.body).toEqual({ id: 'ChIJsandbox000x001', location: { latitude: 51.50631, longitude: -0.09485 } });
  const { body: geocoded } = await client.get(`/google/maps/api/geocode/json?address=6+candle&key=${demoKeys.google}`);
  expect(geocoded).toMatchObject({
    status: 'OK',
    results: [{ formatted_address: '6 Candle Street, London, N16 8EL, UK' }],
  });
});

test('Google rejects a missing or wrong key, a missing field mask, or an unknown place, in its own format', async () => {
  const { client } = sandbox;
  const typed = { input: 'winter' };
  expect((await client.call('POST', '/google/v1/places:autocomplete', typed)).status).toBe(403);
  const wrong = await client.call('POST', '/google/v1/places:autocomplete', typed, { 'x-goog-api-key': 'no' });
  expect(wrong).toMatchObject({
    status: 400,
    body: { error: { status: 'INVALID_ARGUMENT', details: [{ reason: 'API_KEY_INVALID' }] } },
  });
  expect((await client.call('GET', '/google/v1/places/ChIJsandbox000x001', undefined, key)).status).toBe(400);
  expect((await client.call('GET', '/google/v1/places/moon', undefined, { ...key, ...mask })).status).toBe(404);
  expect((await client.get('/google/maps/api/geocode/json?address=x&key=no')).body).toMatchObject({
    status: 'REQUEST_DENIED',
  });
});

test('postcodes.io returns postcodes, districts and nearby postcodes', async () => {
  const { client } = sandbox;
  expect((await client.get('/postcodes-io/postcodes/se19gf')).body).toMatchObject({
    status: 200,
    result: { postcode: 'SE1 9GF', outcode: 'SE1', admin_district: 'London' },
  });
  expect((await client.get('/postcodes-io/postcodes/ZE1%200AA')).body).toEqual({
    status: 404,
    error: 'Postcode not found',
  });
  expect((await client.get('/postcodes-io/postcodes/nonsense')).body).toEqual({
    status: 404,
    error: 'Invalid postcode',
  });
  expect((await client.get('/postcodes-io/outcodes/BA1')).body).toMatchObject({ result: { admin_district: ['Bath'] } });
  expect((await client.get('/postcodes-io/postcodes?lon=-0.0949&lat=51.5064&radius=500')).body).toMatchObject({
    result: [{ postcode: 'SE1 9GF' }, { postcode: 'SE1 1TL' }],
  });
  expect((await client.get('/postcodes-io/postcodes?lon=0&lat=0')).body).toEqual({ status: 200, result: null });
  expect((await client.get('/postcodes-io/postcodes?lon=x')).status).toBe(400);
});

test('the address service returns suggestions, one address and all of a postcode, with its key', async () => {
  const { client } = sandbox;
  const mine = `api-key=${demoKeys.getAddress}`;
  const { body } = await client.get<{ suggestions: { id: string; address: string }[] }>(
    `/getaddress/autocomplete/8%20crescent?${mine}`,
  );
  expect(body.suggestions[0]?.address).toBe('8 Crescent Steps, Bath, BA1 5BG');
  expect((await client.get(`/getaddress/get/${body.suggestions[0]?.id}?${mine}`)).body).toMatchObject({
    line_1: '8 Crescent Steps',
    town_or_city: 'Bath',
    postcode: 'BA1 5BG',
  });
  const all = await client.get<{ addresses: unknown[] }>(`/getaddress/find/BA1%205BG?expand=true&${mine}`);
  expect(all.body.addresses).toHaveLength(6);
  expect((await client.get(`/getaddress/find/ZE1%200AA?${mine}`)).status).toBe(404);
  expect((await client.get('/getaddress/find/BA1%205BG?api-key=no')).body).toEqual({ Message: 'Unauthorized' });
});

test('a provider’s faults have its own format', async () => {
  const { client } = sandbox;
  await client.call('PUT', '/api/faults', { target: 'google:*', kind: 'error', status: 429, times: 1 });
  const over = await client.call('POST', '/google/v1/places:autocomplete', { input: 'winter' }, key);
  expect(over).toMatchObject({ status: 429, body: { error: { code: 429, status: 'RESOURCE_EXHAUSTED' } } });
  await client.call('PUT', '/api/faults', { target: 'postcodes-io:lookup', kind: 'error', status: 503, times: 1 });
  expect((await client.get('/postcodes-io/postcodes/SE19GF')).body).toMatchObject({ status: 503 });
});

test('a user of the marketing platform is only created with its key', async () => {
  const { client } = sandbox;
  const user = { userId: 'member-7', preferUserId: true, dataFields: { loyal: true } };
  expect((await client.call('POST', '/iterable/api/users/update', user)).body).toMatchObject({ code: 'BadApiKey' });
  const mine = { 'api-key': demoKeys.iterable };
  expect((await client.call('POST', '/iterable/api/users/update', user, mine)).body).toMatchObject({ code: 'Success' });
  expect((await client.get('/api/iterable/users')).body).toEqual({
    users: [{ userId: 'member-7', dataFields: { loyal: true } }],
  });
  expect((await client.call('POST', '/iterable/api/users/update', {}, mine)).status).toBe(400);
});
