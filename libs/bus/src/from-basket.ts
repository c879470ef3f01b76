import type { Basket } from '@storefront/api/entities/basket';
import type { SlotReservation } from '@storefront/api/entities/time-slot';
import type { BasketState, SlotState } from './state.types';

/** The shared state of a basket, from the API's reply. */
export function basketStateOf(basket: Basket): BasketState {
  const { amends } = basket;
  return {
    basketToken: basket.basketToken,
    version: basket.version,
    storeId: basket.storeId ?? 0,
    count: basket.itemCount,
    subtotal: basket.totals.items - basket.totals.discount,
    lines: basket.lines.map((line) => ({
      basketLineId: line.basketLineId,
      menuItemId: line.menuItem.id,
      quantity: line.quantity,
    })),
    ...(basket.coupon?.needsReAppliedAfterAuth && { couponNeedsLogIn: true }),
    ...(amends && !amends.refusal && { amends: { businessOrderId: amends.businessOrderId, until: amends.until } }),
    deals: basket.deals.map(({ dealId, saving, missing, missingSpend }) => ({ dealId, saving, missing, missingSpend })),
  };
}

/**
 * The shared state of a reservation; null unless it is held. An open basket has a confirmed one while it changes an order,
 * whose place is kept without a time limit.
 */
export function slotStateOf(reservation: SlotReservation | null): SlotState | null {
  const isKept = reservation?.state === 'confirmed';
  if (reservation?.state !== 'held' && !isKept) return null;
  const { slotId, storeId, fulfilmentMethod, startDate, endDate, expiresAt } = reservation;
  const isExtendable = (reservation.extensionsLeft ?? 0) > 0;
  return {
    slotId,
    storeId,
    fulfilment: fulfilmentMethod,
    startsAt: startDate,
    endsAt: endDate,
    ...(!isKept && { expiresAt }),
    ...(isExtendable && { isExtendable }),
  };
}
