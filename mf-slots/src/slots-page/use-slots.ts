import { useStore } from '@nanostores/react';
import type { StoreDetails } from '@storefront/api/entities/store';
import type { ReplyOf } from '@storefront/api/operation-types';
import { shared } from '@storefront/bus/bus';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { useCallback, useEffect, useState } from 'react';

export type SlotList = ReplyOf<'POST /slots/list'>;
export type SlotsState = { kind: 'loading' } | { kind: 'failed' } | { kind: 'listed'; list: SlotList };

/** The slots of a store in the shopper's way of getting the order; asked anew when that changes. */
export function useSlots(store: StoreDetails): [SlotsState, reload: () => void] {
  const { api } = usePageContext();
  const fulfilment = useStore(shared.fulfilment);
  const [state, setState] = useState<SlotsState>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` is the request to ask again.
  useEffect(() => {
    const controller = new AbortController();
    const location = shared.location.get();
    const basketToken = shared.basket.get()?.basketToken;
    setState((before) => (before.kind === 'listed' ? before : { kind: 'loading' }));
    api
      .call('POST /slots/list', {
        body: {
          storeId: store.id,
          fulfilmentMethod: fulfilment,
          ...(location ? { latitude: location.latitude, longitude: location.longitude } : {}),
          ...(basketToken ? { basketToken } : {}),
        },
        signal: controller.signal,
      })
      .then((reply) => setState(reply.ok ? { kind: 'listed', list: reply.data } : { kind: 'failed' }))
      .catch(() => !controller.signal.aborted && setState({ kind: 'failed' }));
    return () => controller.abort();
  }, [api, store.id, fulfilment, attempt]);

  return [state, useCallback(() => setAttempt((count) => count + 1), [])];
}
