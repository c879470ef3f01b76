import type { ApiClient } from '@storefront/api/client';
import type { LocationState } from '@storefront/bus/state.types';

export type DeviceLocation =
  | { readonly kind: 'found'; readonly location: LocationState }
  /** The shopper, or their browser for them, said no. */
  | { readonly kind: 'refused' }
  /** The device cannot say: no signal, switched off; or the back end did not answer. */
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'timed-out' }
  /** The device said where it is, but no postcode that we know is there. */
  | { readonly kind: 'no-match' };

const WAIT_MS = 10_000;
/** A position of the last minutes is good enough to find a shop by. */
const MAXIMUM_AGE_MS = 300_000;

type Position = { readonly latitude: number; readonly longitude: number } | Exclude<DeviceLocation['kind'], 'found'>;

/** Where the device is, with its postcode. Never throws: whatever fails, the shopper can type a place instead. */
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
      { timeout: WAIT_MS, maximumAge: MAXIMUM_AGE_MS },
    );
  });
}
