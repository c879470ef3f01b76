import { useStore } from '@nanostores/react';
import type { StoreDetails } from '@storefront/api/entities/store';
import type { ReplyOf, Result } from '@storefront/api/operation-types';
import { shared } from '@storefront/bus/bus';
import type { Fulfilment } from '@storefront/bus/state.types';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { type Reading, useRead } from '@storefront/remote-kit/use-read';
import { useCallback } from 'react';
import { placeOf } from '../slots/place-of';

type SlotList = ReplyOf<'POST /slots/list'>;
type SlotsRead =
  | { kind: 'failed' }
  /** The store does not deliver to the shopper's place. */
  | { kind: 'out-of-area' }
  | { kind: 'read'; data: SlotList; method: Fulfilment };

const LOADING = { kind: 'loading' } as const;

const slotsRead = (reply: Result<'POST /slots/list'>, method: Fulfilment): SlotsRead => {
  if (reply.ok) return { kind: 'read', data: reply.data, method };
  return { kind: reply.error.code === 'out_of_delivery_area' ? 'out-of-area' : 'failed' };
};

/**
 * A store's slots for a fulfilment method and the shopper's place; loaded again when either changes. Slots of another
 * method are never shown meanwhile: a tap would hold the wrong one.
 */
export function useSlots(store: StoreDetails, fulfilmentMethod: Fulfilment): [Reading<SlotsRead>, reload: () => void] {
  const { api } = usePageContext();
  const location = useStore(shared.location);
  const [reading, reload] = useRead(
    useCallback(
      async (signal) => {
        const basketToken = shared.basket.get()?.basketToken;
        const body = {
          storeId: store.id,
          fulfilmentMethod,
          ...placeOf(location),
          ...(basketToken ? { basketToken } : {}),
        };
        return slotsRead(await api.call('POST /slots/list', { body, signal }), fulfilmentMethod);
      },
      [api, store.id, fulfilmentMethod, location],
    ),
  );
  const isOutdated = reading.kind === 'read' && reading.method !== fulfilmentMethod;
  return [isOutdated ? LOADING : reading, reload];
}
