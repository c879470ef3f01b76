import { busFor, shared } from '@storefront/bus/bus';
import { slotStateOf } from '@storefront/bus/from-basket';
import type { SlotState, StoreState } from '@storefront/bus/state.types';
import { slotWithdrawn } from '@storefront/messages/slots';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { urlTo } from '@storefront/routes/url-to';
import { showToast } from '@storefront/ui/show-toast';
import { useEffect } from 'react';

const bus = busFor('mf-slots');
/** How soon a shopper sees that the store changed or withdrew the held slot. */
const CHECK_MS = 20_000;

/**
 * Compares the held slot with the server's while the page is visible, and at once when it becomes visible again: an
 * extended hold counts longer, and a withdrawn slot is announced with a link to other times.
 */
export function useHoldCheck(slot: SlotState | null, store: StoreState | null): void {
  const { api, navigate } = usePageContext();
  const expiresAt = slot?.expiresAt;
  useEffect(() => {
    if (!expiresAt) return;
    const controller = new AbortController();
    const check = async () => {
      const basketToken = shared.basket.get()?.basketToken;
      if (document.visibilityState !== 'visible' || !basketToken) return;
      const body = { basketToken };
      const reply = await api.call('POST /slots/reservation', { body, signal: controller.signal });
      if (!reply.ok || controller.signal.aborted) return;
      const { reservation } = reply.data;
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
    // A check that fails is repeated by the next one.
    const checkNow = () => void check().catch(() => undefined);
    const timer = setInterval(checkNow, CHECK_MS);
    document.addEventListener('visibilitychange', checkNow);
    return () => {
      controller.abort();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', checkNow);
    };
  }, [expiresAt, store, api, navigate]);
}
