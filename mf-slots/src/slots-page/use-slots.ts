import type { StoreDetails } from '@storefront/api/entities/store';
import type { ReplyOf, Result } from '@storefront/api/operation-types';
import { shared } from '@storefront/bus/bus';
import type { Fulfilment, LocationState } from '@storefront/bus/state.types';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { type Reading, useRead } from '@storefront/remote-kit/use-read';
import { useCallback } from 'react';

type SlotList = ReplyOf<'POST /slots/list'>;
type SlotsRead =
  | { kind: 'failed' }
  /** The store does not deliver to the shopper's place. */
  | { kind: 'out-of-area' }
  | { kind: 'read'; data: SlotList; method: Fulfilment };

/** A postcode decides best who delivers there, but a device's place may have none. */
const placeOf = (location: LocationState | null) =>
  location && {
    latitude: location.latitude,
    longitude: location.longitude,
    ...(location.postcode && { postcode: location.postcode }),
  };

const LOADING = { kind: 'loading' } as const;

const slotsRead = (reply: Result<'POST /slots/list'>, method: Fulfilment): SlotsRead => {
  if (reply.ok) return { kind: 'read', data: reply.data, method };
  return { kind: reply.error.code === 'out_of_delivery_area' ? 'out-of-area' : 'failed' };
};

/**
 * A store's slots for a fulfilment method; loaded again when that changes. Slots of another method are never shown
 * meanwhile: a tap would hold the wrong one.
 */
export function useSlots(store: StoreDetails, fulfilmentMethod: Fulfilment): [Reading<SlotsRead>, reload: () => void] {
  const { api } = usePageContext();
  const [reading, reload] = useRead(
    useCallback(
      async (signal) => {
        const basketToken = shared.basket.get()?.basketToken;
        const body = {
          storeId: store.id,
          fulfilmentMethod,
          ...placeOf(shared.location.get()),
          ...(basketToken ? { basketToken } : {}),
        };
        return slotsRead(await api.call('POST /slots/list', { body, signal }), fulfilmentMethod);
      },
      [api, store.id, fulfilmentMethod],
    ),
  );
  const isOutdated = reading.kind === 'read' && reading.method !== fulfilmentMethod;
  return [isOutdated ? LOADING : reading, reload];
}
