import type { Database } from '../../database/database.types';
import { queueOrderEnded } from '../../mail/order-ended';
import { returnStockOfOrder } from '../catalogue/stock';
import { returnUsedCoupon } from '../coupons/coupon-uses';
import { releaseConfirmedPlace } from '../slots/reservation.repository';
import { type Actor, STOREFRONT } from './actor';
import { moveOrder } from './move-order';
import type { OrderState } from './order-status';
import type { PlacedOrder } from './order-view';

/** Statuses in which the order is over without being fulfilled: its place is released and it is not paid. */
const endedStates = ['order_cancelled', 'order_declined', 'store_rejected_order'] as const;
export type EndedState = (typeof endedStates)[number];

export const isEndedState = (state: OrderState): state is EndedState => endedStates.some((ending) => ending === state);

/**
 * Ends a placed order whose row the caller has locked: releases its place, returns its use of a coupon and its counted
 * stock, and mails the shopper. The caller handles the payment.
 */
export async function endOrder(
  tx: Database,
  order: PlacedOrder,
  to: EndedState,
  now: Date,
  note: string | null,
  by: Actor = STOREFRONT,
): Promise<void> {
  await moveOrder(tx, order, to, now, {}, note, by);
  if (order.reservationId !== null) await releaseConfirmedPlace(tx, order.storeId, order.reservationId);
  await returnUsedCoupon(tx, order.draftOrderId);
  await returnStockOfOrder(tx, order.draftOrderId);
  await queueOrderEnded(tx, order, now);
}
