import type { Database } from '../../database/database.types';
import type { PlacedOrder } from '../../database/order-row';
import { type Actor, STOREFRONT } from '../../states/actor';
import type { EndedState } from '../../states/order-status';
import { returnStockOfOrder } from '../catalogue/items/stock';
import { returnUsedCoupon } from '../coupons/coupon-uses';
import { releaseConfirmedPlace } from '../slots/reservation.repository';
import { queueOrderEnded } from './mails/order-ended';
import { moveOrder } from './move-order';

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
  await returnStockOfOrder(tx, order.draftOrderId, now);
  await queueOrderEnded(tx, order, now);
}
