import { useStore } from '@nanostores/react';
import type { StoreDetails } from '@storefront/api/entities/store';
import type { ReplyOf, Result } from '@storefront/api/operation-types';
import { shared } from '@storefront/bus/bus';
import type { LocationState } from '@storefront/bus/state.types';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { useCallback, useEffect, useState } from 'react';

type SlotList = ReplyOf<'POST /slots/list'>;
export type SlotsState =
  | { kind: 'loading' }
  | { kind: 'failed' }
  /** The store does not deliver to the shopper's place. */
  | { kind: 'out-of-area' }
  | { kind: 'listed'; list: SlotList };

/** A postcode decides best who delivers there, but a device's place may have none. */
const placeOf = (location: LocationState | null) =>
  location && {
    latitude: location.latitude,
    longitude: location.longitude,
    ...(location.postcode && { postcode: location.postcode }),
  };

const stateOf = (reply: Result<'POST /slots/list'>): SlotsState => {
  if (reply.ok) return { kind: 'listed', list: reply.data };
  return { kind: reply.error.code === 'out_of_delivery_area' ? 'out-of-area' : 'failed' };
};

/** A store's slots for the shopper's fulfilment method; loaded again when that changes. */
export function useSlots(store: StoreDetails): [SlotsState, reload: () => void] {
  const { api } = usePageContext();
  const fulfilment = useStore(shared.fulfilment);
  const [state, setState] = useState<SlotsState>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` is the request to ask again.
  useEffect(() => {
    const controller = new AbortController();
    const basketToken = shared.basket.get()?.basketToken;
    setState((before) => (before.kind === 'listed' ? before : { kind: 'loading' }));
    api
      .call('POST /slots/list', {
        body: {
          storeId: store.id,
          fulfilmentMethod: fulfilment,
          ...placeOf(shared.location.get()),
          ...(basketToken ? { basketToken } : {}),
        },
        signal: controller.signal,
      })
      .then((reply) => setState(stateOf(reply)))
      .catch(() => !controller.signal.aborted && setState({ kind: 'failed' }));
    return () => controller.abort();
  }, [api, store.id, fulfilment, attempt]);

  return [state, useCallback(() => setAttempt((count) => count + 1), [])];
}
