import type { Basket } from '@storefront/api/entities/basket';
import { busFor } from '@storefront/bus/bus';
import { fill } from '@storefront/messages/fill';
import { slotFeeChanged, slotNotAtAddress } from '@storefront/messages/slots';
import { formatMoney } from '@storefront/money/format-money';
import { showToast } from '@storefront/ui/show-toast';

const bus = busFor('mf-checkout');

/** Tells the shopper what a new address changed about the held slot: it has another price, or is not offered there. */
export async function announceSlotChange(before: Basket, after: Basket, currency: string): Promise<void> {
  if (before.reservation?.state !== 'held') return;
  if (after.reservation?.state !== 'held') {
    showToast({ text: slotNotAtAddress });
    await bus.request('shell:refresh-session', {});
  } else if (after.reservation.fee !== before.reservation.fee)
    showToast({ text: fill(slotFeeChanged, formatMoney(after.reservation.fee, { currency })) });
}
