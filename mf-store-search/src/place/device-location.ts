import type { ApiClient } from '@storefront/api/client';

export type DeviceLocation =
  | { readonly kind: 'found'; readonly postcode: string }
  /** The device would not say: refused by the shopper, switched off, or too slow. */
  | { readonly kind: 'refused' }
  /** The device said where it is, but no postcode that we know is there. */
  | { readonly kind: 'no-match' };

const WAIT_MS = 10_000;
/** A position of the last minutes is good enough to find a shop by. */
const MAXIMUM_AGE_MS = 300_000;

/** The postcode where the device is. Never throws: whatever fails, the shopper can type a postcode instead. */
export async function deviceLocation(api: ApiClient, device = navigator.geolocation): Promise<DeviceLocation> {
  const position = await new Promise<GeolocationPosition | undefined>((resolve) => {
    if (!device) return resolve(undefined);
    device.getCurrentPosition(resolve, () => resolve(undefined), { timeout: WAIT_MS, maximumAge: MAXIMUM_AGE_MS });
  });
  if (!position) return { kind: 'refused' };
  const { latitude, longitude } = position.coords;
  const reply = await api
    .call('POST /location/postcode-from-coordinates', { body: { latitude, longitude } })
    .catch(() => undefined);
  if (!reply) return { kind: 'refused' };
  return reply.ok ? { kind: 'found', postcode: reply.data.postcode } : { kind: 'no-match' };
}
