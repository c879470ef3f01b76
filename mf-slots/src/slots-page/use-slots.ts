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
  | { kind: 'read'; data: SlotList };

/** A postcode decides best who delivers there, but a device's place may have none. */
const placeOf = (location: LocationState | null) =>
  location && {
    latitude: location.latitude,
    longitude: location.longitude,
    ...(location.postcode && { postcode: location.postcode }),
  };

const slotsRead = (reply: Result<'POST /slots/list'>): SlotsRead => {
  if (reply.ok) return { kind: 'read', data: reply.data };
  return { kind: reply.error.code === 'out_of_delivery_area' ? 'out-of-area' : 'failed' };
};

/** A store's slots for a fulfilment method; loaded again when that changes. */
export function useSlots(store: StoreDetails, fulfilmentMethod: Fulfilment): [Reading<SlotsRead>, reload: () => void] {
  const { api } = usePageContext();
  return useRead(
    useCallback(
      async (signal) => {
        const basketToken = shared.basket.get()?.basketToken;
        const body = {
          storeId: store.id,
          fulfilmentMethod,
          ...placeOf(shared.location.get()),
          ...(basketToken ? { basketToken } : {}),
        };
        return slotsRead(await api.call('POST /slots/list', { body, signal }));
      },
      [api, store.id, fulfilmentMethod],
    ),
  );
}
