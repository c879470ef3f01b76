import type { HoldUpdate } from '@storefront/api/entities/hold-update';
import { busFor, shared } from '@storefront/bus/bus';
import { slotStateOf } from '@storefront/bus/from-basket';
import type { SlotState, StoreState } from '@storefront/bus/state.types';
import { slotWithdrawn } from '@storefront/messages/slots';
import { followEvents } from '@storefront/remote-kit/follow-events';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { urlTo } from '@storefront/routes/url-to';
import { showToast } from '@storefront/ui/show-toast';
import { useEffect } from 'react';

const bus = busFor('mf-slots');

/**
 * Follows the held slot on the server while the page is visible: an extended hold counts longer, and a slot that the
 * store withdraws is announced with a link to other times.
 */
export function useHoldUpdates(slot: SlotState | null, store: StoreState | null): void {
  const { api, business, navigate } = usePageContext();
  const expiresAt = slot?.expiresAt;
  useEffect(() => {
    const basketToken = shared.basket.get()?.basketToken;
    if (!expiresAt || !basketToken) return;
    const controller = new AbortController();
    const apply = ({ reservation }: HoldUpdate) => {
      if (reservation?.state === 'held' && reservation.expiresAt !== expiresAt)
        bus.set('slot', slotStateOf(reservation));
      if (reservation?.state !== 'withdrawn') return;
      const action = store && {
        label: 'Choose a time',
        onPress: () => navigate(urlTo('stores-storeSlug-time-slots', { storeSlug: store.slug })),
      };
      showToast({ text: slotWithdrawn, ...(action && { action }) });
      bus.emit('slots:reservation-expired', {});
      bus.set('slot', null);
    };
    const read = async () => {
      const body = { basketToken };
      const reply = await api.call('POST /slots/reservation', { body, signal: controller.signal });
      if (reply.ok && !controller.signal.aborted) apply(reply.data);
    };
    const stop = followEvents<HoldUpdate>({
      url: `/${business.locale}/api/slots/hold-stream?basketToken=${encodeURIComponent(basketToken)}`,
      onUpdate: apply,
      // A failed read is repeated by the next one.
      read: () => void read().catch(() => undefined),
    });
    return () => {
      controller.abort();
      stop();
    };
  }, [expiresAt, store, api, business.locale, navigate]);
}
