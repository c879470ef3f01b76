import type { ApiClient } from '@storefront/api/client';
import { deviceLocation } from './device-location';

const at = (latitude: number, longitude: number) =>
  ({
    getCurrentPosition: (found: PositionCallback) =>
      found({ coords: { latitude, longitude } } as unknown as GeolocationPosition),
  }) as Geolocation;
const refusing = {
  getCurrentPosition: (_: PositionCallback, refuse: PositionErrorCallback) => refuse({} as GeolocationPositionError),
} as unknown as Geolocation;
const answering = (reply: unknown) => ({ call: jest.fn(async () => reply) }) as unknown as ApiClient;

describe('the device’s location', () => {
  test('becomes the postcode nearest to it', async () => {
    const api = answering({ ok: true, data: { postcode: 'SE1 9GF' } });
    expect(await deviceLocation(api, at(51.5, -0.09))).toEqual({ kind: 'found', postcode: 'SE1 9GF' });
    expect(api.call).toHaveBeenCalledWith('POST /location/postcode-from-coordinates', {
      body: { latitude: 51.5, longitude: -0.09 },
    });
  });

  test('is refused when the shopper or the device refuses, and when there is none', async () => {
    expect(await deviceLocation(answering({}), refusing)).toEqual({ kind: 'refused' });
    expect(await deviceLocation(answering({}), undefined)).toEqual({ kind: 'refused' });
  });

  test('has no match where we know no postcode', async () => {
    const api = answering({ ok: false, error: { code: 'location_not_found' } });
    expect(await deviceLocation(api, at(0, 0))).toEqual({ kind: 'no-match' });
  });

  test('is refused when the back end cannot be reached', async () => {
    const api = { call: () => Promise.reject(new Error('offline')) } as unknown as ApiClient;
    expect(await deviceLocation(api, at(51.5, -0.09))).toEqual({ kind: 'refused' });
  });
});
