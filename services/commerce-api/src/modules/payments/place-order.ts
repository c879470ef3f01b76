import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { baskets } from '../../database/schema/basket';
import { reservations } from '../../database/schema/slots';
import { newId } from '../../ids';
import { queueOrderConfirmation } from '../../mail/order-confirmation';
import { orderCode } from '../../order-code';
import { type BasketRow, createBasket } from '../basket/basket.repository';
import { carryOverSavedItems } from '../basket/saved-items.repository';
import type { Business } from '../businesses/businesses.repository';
import { useReservedCoupon } from '../coupons/coupon-uses';
import { SHOPPER } from '../orders/actor';
import { moveOrder } from '../orders/move-order';
import type { OrderRow, PlacedOrder } from '../orders/order-view';
import { confirmPlace } from '../slots/reservation.repository';

/** Confirms the order's reservation; false when it has lapsed. */
export async function keepReservation(tx: Database, order: OrderRow, now: Date): Promise<boolean> {
  return order.reservationId !== null && (await confirmPlace(tx, order.storeId, order.reservationId, now));
}

/** True when the reservation in the draft is still held by the basket. */
export async function holdsReservation(tx: Database, order: OrderRow): Promise<boolean> {
  if (order.reservationId === null) return false;
  const [row] = await tx
    .select({ id: reservations.reservationId })
    .from(reservations)
    .where(
      and(
        eq(reservations.storeId, order.storeId),
        eq(reservations.reservationId, order.reservationId),
        eq(reservations.basketId, order.basketId),
        eq(reservations.state, 'held'),
      ),
    );
  return row !== undefined;
}

/**
 * Turns a paid or confirmed draft into an order: closes its basket, creates the next basket, assigns a number and
 * queues a mail. Its reservation is already confirmed.
 */
export async function placeOrder(
  tx: Database,
  business: Business,
  order: OrderRow,
  basket: BasketRow,
  now: Date,
): Promise<PlacedOrder> {
  const { businessId, memberId, storeId, fulfilmentMethod } = basket;
  await tx.update(baskets).set({ state: 'ordered', updatedAt: now }).where(eq(baskets.id, basket.id));
  const next = await createBasket(tx, { businessId, memberId, storeId, fulfilmentMethod }, now);
  await carryOverSavedItems(tx, { basketId: basket.id, draftOrderId: order.draftOrderId }, next.id);
  const placement = {
    orderId: newId(),
    // Order numbers are unique: on a collision the transaction is retried with another number.
    businessOrderId: `${business.settings.orderPrefix}-${orderCode()}`,
    placedAt: now,
    nextBasketToken: next.token,
  };
  await useReservedCoupon(tx, order.draftOrderId);
  await moveOrder(tx, order, 'sent_to_store', now, placement, null, SHOPPER);
  const placed = { ...order, ...placement, status: 'sent_to_store' as const };
  await queueOrderConfirmation(tx, business, placed, now);
  return placed;
}
