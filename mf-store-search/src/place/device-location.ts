import type { ApiClient } from '@storefront/api/client';
import type { LocationState } from '@storefront/bus/state.types';

export type DeviceLocation =
  | { readonly kind: 'found'; readonly location: LocationState }
  /** The shopper or the browser denied permission. */
  | { readonly kind: 'refused' }
  /** The device has no position, or the back end did not answer. */
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'timed-out' }
  /** The device has a position, but there is no known postcode near it. */
  | { readonly kind: 'no-match' };

/** A device may need some seconds to find its position; after this time it is quicker to type a place. */
const POSITION_TIMEOUT_MS = 10_000;
/** A position a few minutes old is accurate enough. */
const MAXIMUM_AGE_MS = 300_000;

type Position = { readonly latitude: number; readonly longitude: number } | Exclude<DeviceLocation['kind'], 'found'>;

/** The device's position with its postcode. Never throws: if anything fails, the shopper can type a place. */
export async function deviceLocation(api: ApiClient, device = navigator.geolocation): Promise<DeviceLocation> {
  const position = await positionOf(device);
  if (typeof position === 'string') return { kind: position };
  const reply = await api.call('POST /location/postcode-from-coordinates', { body: position }).catch(() => undefined);
  if (!reply || (!reply.ok && reply.error.code !== 'location_not_found')) return { kind: 'unavailable' };
  return reply.ok ? { kind: 'found', location: { postcode: reply.data.postcode, ...position } } : { kind: 'no-match' };
}

function positionOf(device: Geolocation | undefined): Promise<Position> {
  return new Promise((resolve) => {
    if (!device) return resolve('unavailable');
    device.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      ({ code, PERMISSION_DENIED, TIMEOUT }) =>
        resolve(code === PERMISSION_DENIED ? 'refused' : code === TIMEOUT ? 'timed-out' : 'unavailable'),
      { timeout: POSITION_TIMEOUT_MS, maximumAge: MAXIMUM_AGE_MS },
    );
  });
}
