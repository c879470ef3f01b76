import type { ApiClient } from '@storefront/api/client';
import { deviceLocation } from './device-location';

const at = { latitude: 51.5, longitude: -0.09 };
const device = (answer: (done: PositionCallback, failed: PositionErrorCallback) => void) =>
  ({ getCurrentPosition: answer }) as unknown as Geolocation;
const here = device((done) => done({ coords: at } as GeolocationPosition));
const failing = (code: number) =>
  device((_done, failed) =>
    failed({
      code,
      PERMISSION_DENIED: 1,
      POSITION_UNAVAILABLE: 2,
      TIMEOUT: 3,
      message: '',
    } as GeolocationPositionError),
  );
const api = (call: () => Promise<unknown>) => ({ call }) as unknown as ApiClient;
const known = api(async () => ({ ok: true, data: { postcode: 'SE1 9GF' } }));

test('the device’s position is found with its postcode', async () => {
  expect(await deviceLocation(known, here)).toEqual({ kind: 'found', location: { postcode: 'SE1 9GF', ...at } });
});

test.each([
  [1, 'refused'],
  [2, 'unavailable'],
  [3, 'timed-out'],
])('an error with code %i has its own message: %s', async (code, kind) => {
  expect(await deviceLocation(known, failing(code))).toEqual({ kind });
});

test('a browser without geolocation has none', async () => {
  expect(await deviceLocation(known, undefined as unknown as Geolocation)).toEqual({ kind: 'unavailable' });
});

test('a position without a known postcode matches nothing; an unavailable back end gives no result', async () => {
  const answering = (code: string) => api(async () => ({ ok: false, error: { code } }));
  expect(await deviceLocation(answering('location_not_found'), here)).toEqual({ kind: 'no-match' });
  expect(await deviceLocation(answering('places_unavailable'), here)).toEqual({ kind: 'unavailable' });
  expect(
    await deviceLocation(
      api(() => Promise.reject(new Error('away'))),
      here,
    ),
  ).toEqual({ kind: 'unavailable' });
});
