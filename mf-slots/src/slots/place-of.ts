import type { LocationState } from '@storefront/bus/state.types';

/** A place in a call's body. A postcode decides best who delivers there, but a device's place may have none. */
export const placeOf = (location: LocationState | null) =>
  location && {
    latitude: location.latitude,
    longitude: location.longitude,
    ...(location.postcode && { postcode: location.postcode }),
  };
