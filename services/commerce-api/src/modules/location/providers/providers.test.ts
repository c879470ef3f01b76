import { type StartedSandbox, startSandbox } from '../../../../test-support/programs/start-sandbox';
import { createTestService, type TestService } from '../../../../test-support/test-service';
import { createReadCache } from '../../../read-cache';
import { createPlaces } from '../create-places';

interface Asked {
  provider: string;
  what: string;
  sessionToken: string | null;
  fieldMask: string | null;
}

let sandbox: StartedSandbox;
const services: TestService[] = [];

// Generous for a busy machine; tests of a timeout use a shorter one.
async function serviceWith(places: string, env: Record<string, string> = {}): Promise<TestService> {
  const service = await createTestService({
    sandboxUrl: sandbox.url,
    env: { PLACES: places, PLACES_TIMEOUT_MS: '10000', ...env },
  });
  services.push(service);
  return service;
}

const asked = async () => ((await sandbox.control('GET', '/api/places/asked')) as { asked: Asked[] }).asked;
const fault = (target: string, rest: object) => sandbox.control('PUT', '/api/faults', { target, ...rest });

beforeAll(async () => {
  sandbox = await startSandbox();
});
beforeEach(async () => {
  await sandbox.control('DELETE', '/api/faults');
  await sandbox.control('DELETE', '/api/places/asked');
});
afterEach(async () => {
  for (const service of services.splice(0)) await service.close();
});
afterAll(() => sandbox.stop());

test('Google suggests, describes and finds addresses; one search is one session, and no reply contains a key', async () => {
  const { call } = await serviceWith('google');
  const sessionToken = 'one-search';
  const typed = await call('POST /location/autocomplete', { term: '4 winter', sessionToken });
  expect(typed.data.suggestions).toEqual([
    { description: '4 Winter Wharf, London, SE1 9GF, UK', placeId: 'google:ChIJsandbox000x001' },
  ]);
  const place = await call('POST /location/place-details', { placeId: 'google:ChIJsandbox000x001', sessionToken });
  expect(place.data).toEqual({
    latitude: 51.50631,
    longitude: -0.09485,
    address: { country: 'GB', line1: '4 Winter Wharf', line2: null, postcode: 'SE1 9GF', town: 'London' },
  });
  expect((await asked()).map(({ what, sessionToken: token }) => [what, token])).toEqual([
    ['autocomplete', sessionToken],
    ['details', sessionToken],
  ]);
  expect((await asked()).every(({ fieldMask }) => fieldMask !== null && !fieldMask.includes('*'))).toBe(true);
  const { data: found } = await call('POST /location/address-finder', { term: 'candle' });
  expect(found.addresses).toHaveLength(5);
  expect((await call('POST /location/geocode', { address: '6 candle street' })).data).toMatchObject({
    postcode: 'N16 8EL',
  });
  const near = await call('POST /location/reverse', { latitude: 51.3866, longitude: -2.3653 });
  expect(near.data).toMatchObject({ postcode: 'BA1 5BG', address: { town: 'Bath', county: 'Somerset' } });
  expect((await call('POST /location/place-details', { placeId: 'google:moon' })).problem.code).toBe('place_not_found');
  expect((await call('POST /location/autocomplete', { term: 'qqqq' })).data).toEqual({ suggestions: [] });
  expect(JSON.stringify([typed, place, found, near])).not.toContain('storefront-sandbox-google-key');
});

test('postcodes.io locates postcodes; store searches use it, and one postcode is requested once', async () => {
  const { call } = await serviceWith('postcodes.io');
  const { data } = await call('POST /stores/search', { postcode: 'N16 8EL' });
  expect(data.fulfilmentLocation).toEqual({
    postcode: 'N16 8EL',
    latitude: 51.56102,
    longitude: -0.0741,
    town: 'London',
  });
  await call('POST /stores/search', { postcode: 'n168el' });
  expect((await asked()).map(({ what }) => what)).toEqual(['postcode']);
  const district = await call('POST /location/coordinates-by-postcode', { postcode: 'BA1 2ZZ' });
  expect(district.data).toMatchObject({ postcode: 'BA1 2ZZ', precision: 'outcode', town: 'Bath' });
  expect((await call('POST /location/coordinates-by-postcode', { postcode: 'ZE1 0AA' })).problem).toMatchObject({
    code: 'postcode_not_found',
    detail: 'Please provide a valid postcode',
  });
  const here = await call('POST /location/postcode-from-coordinates', { latitude: 51.5064, longitude: -0.0949 });
  expect(here.data).toMatchObject({ postcode: 'SE1 9GF', precision: 'postcode' });
});

test('the address service returns suggestions, full addresses and all of a postcode', async () => {
  const { call } = await serviceWith('getaddress,postcodes.io');
  const { data } = await call('POST /location/autocomplete', { term: '8 crescent' });
  expect(data.suggestions[0]).toMatchObject({ description: '8 Crescent Steps, Bath, BA1 5BG' });
  const placeId = data.suggestions[0]?.placeId ?? '';
  expect((await call('POST /location/place-details', { placeId })).data.address).toMatchObject({
    line1: '8 Crescent Steps',
    town: 'Bath',
  });
  const all = await call('POST /location/addresses-by-postcode', { postcode: 'BA1 5BG' });
  expect(all.data.addresses.map(({ address }) => address.addressLine1)).toContain('12 Crescent Steps');
  expect((await call('POST /location/addresses-by-postcode', { postcode: 'ZE1 0AA' })).problem.code).toBe(
    'postcode_not_found',
  );
});

test.each<[what: string, how: Parameters<typeof fault>[1], env?: Record<string, string>]>([
  ['answers 503', { kind: 'error', status: 503 }],
  ['answers 500', { kind: 'error', status: 500 }],
  ['drops the connection', { kind: 'reset' }],
  ['never answers', { kind: 'timeout-before' }, { PLACES_TIMEOUT_MS: '300' }],
  ['has no quota left', { kind: 'error', status: 429 }],
  ['refuses the key', { kind: 'error', status: 403 }],
])('while a provider %s the gazetteer answers what it can, and says what it cannot', async (_what, how, env = {}) => {
  const { call } = await serviceWith('google', env);
  await fault('google:*', how);
  const { data } = await call('POST /location/autocomplete', { term: 'park str' });
  expect(data.suggestions[0]?.placeId).toBe('gazetteer:SE19GF');
  expect((await call('POST /location/place-details', { placeId: 'google:ChIJsandbox000x001' })).problem).toMatchObject({
    status: 503,
    code: 'places_unavailable',
    detail: 'Unable to get address info, try another address.',
  });
  // A place id from the gazetteer is resolved by the gazetteer.
  expect((await call('POST /location/place-details', { placeId: 'gazetteer:SE19GF-1' })).status).toBe(200);
});

test('a single failure is retried and never visible', async () => {
  const { call } = await serviceWith('google');
  await fault('google:autocomplete', { kind: 'error', status: 502, times: 1 });
  const { data } = await call('POST /location/autocomplete', { term: '4 winter' });
  expect(data.suggestions[0]?.placeId).toBe('google:ChIJsandbox000x001');
});

test('a provider that rejects the key is not called again, whatever status it replies', async () => {
  const { call } = await serviceWith('google', {
    GOOGLE_PLACES_KEY: 'wrong',
    GOOGLE_PLACES_URL: `${sandbox.url}/google`,
    GOOGLE_PLACES_GEOCODING_URL: `${sandbox.url}/google`,
  });
  expect((await call('POST /location/autocomplete', { term: 'park str' })).data.suggestions[0]?.placeId).toBe(
    'gazetteer:SE19GF',
  );
  expect((await call('POST /location/geocode', { address: 'park street' })).data.postcode).toBe('SE1 9GF');
});

test('a provider that fails repeatedly is not called until its pause is over', async () => {
  const service = await serviceWith('google');
  await fault('google:autocomplete', { kind: 'error', status: 500 });
  const suggest = () => service.call('POST /location/autocomplete', { term: '4 winter' });
  for (let index = 0; index < 4; index += 1) expect((await suggest()).data.suggestions).toEqual([]);
  await sandbox.control('DELETE', '/api/faults');
  expect((await suggest()).data.suggestions).toEqual([]);
  expect(await asked()).toEqual([]);
  service.clock.set(new Date(service.clock.now().getTime() + 21_000));
  expect((await suggest()).data.suggestions).toHaveLength(1);
});

test('an unknown provider, or one without a key where none may be generated, is rejected at start', () => {
  const make = (env: Record<string, string>) => () =>
    createPlaces({
      db: undefined as never,
      cache: createReadCache(),
      clock: { now: () => new Date() },
      env,
      sandboxUrl: undefined,
    });
  expect(make({ PLACES: 'bing' })).toThrow('PLACES names bing');
  expect(make({ PLACES: 'google' })).toThrow('GOOGLE_PLACES_KEY is not set');
  expect(make({ PLACES: 'postcodes.io' })).not.toThrow();
  expect(make({})).not.toThrow();
});
