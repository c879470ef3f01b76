import type { ApiClient } from '@storefront/api/client';
import { busFor, shared } from '@storefront/bus/bus';
import { slotStateOf } from '@storefront/bus/from-basket';
import type { SlotState } from '@storefront/bus/state.types';

const bus = busFor('mf-slots');
/** The shopper learns of the expiry by then, even if the back end does not answer. */
const ANSWER_MS = 2_000;

/**
 * Asks the back end, when the countdown of this page is over, whether the hold was extended elsewhere: a device that
 * slept has not read it yet. If so, the new end is set.
 */
export async function isHeldLonger(api: ApiClient, { expiresAt }: SlotState): Promise<boolean> {
  const basketToken = shared.basket.get()?.basketToken;
  if (!basketToken) return false;
  try {
    const signal = AbortSignal.timeout(ANSWER_MS);
    const reply = await api.call('POST /slots/reservation', { body: { basketToken }, signal });
    const reservation = reply.ok ? reply.data.reservation : null;
    if (reservation?.state !== 'held' || !expiresAt || reservation.expiresAt <= expiresAt) return false;
    bus.set('slot', slotStateOf(reservation));
    return true;
  } catch {
    return false;
  }
}
