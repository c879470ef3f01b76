import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import type { OrderRow, PlacedOrder } from '../../database/order-row';
import { baskets } from '../../database/schema/basket';
import { reservations } from '../../database/schema/slots';
import { newId } from '../../ids';
import { orderCode } from '../../order-code';
import { Problem } from '../../problem';
import { SHOPPER } from '../../states/actor';
import { type BasketRow, createBasket } from '../basket/basket.repository';
import { carryOverSavedItems } from '../basket/saved-items/saved-items.repository';
import type { Business } from '../businesses/businesses.repository';
import { redeemReservedCoupon } from '../coupons/coupon-uses';
import { changedBy, replaceAmended } from '../orders/amendments/amended-order';
import { basketBefore } from '../orders/amendments/basket-before';
import { takeNumbers } from '../orders/amendments/versions';
import { queueOrderChanged } from '../orders/mails/order-changed';
import { queueOrderConfirmation } from '../orders/mails/order-confirmation';
import { moveQuietly } from '../orders/move-order';
import { countUnits } from '../reservations/settle-hold';
import { confirmPlace, type HeldPlace, handOverPlace, keptPlace } from '../slots/reservation.repository';
import { queueOrderEvent } from '../webhooks/queue-order-event';

/**
 * Confirms the place in an order's draft if its basket still holds it. A basket that replaces an order may take over that
 * order's place, for the number of its own items.
 * @returns false when the place is gone
 */
export async function takePlace(tx: Database, order: OrderRow, basket: BasketRow, now: Date): Promise<boolean> {
  if (order.reservationId === null) return false;
  const kept = await keptPlace(tx, basket);
  if (kept?.reservation.reservationId === order.reservationId) {
    if (!(await fitsUnits(tx, kept, order.itemCount))) return false;
    await handOverPlace(tx, kept, basket.id);
    return true;
  }
  const [held] = await tx
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
  return held !== undefined && (await confirmPlace(tx, order.storeId, order.reservationId, now));
}

/** Counts the picking units of a confirmed place again; false when there are too few. */
async function fitsUnits(tx: Database, { reservation }: HeldPlace, units: number): Promise<boolean> {
  try {
    await countUnits(tx, reservation, units, 'confirmed');
    return true;
  } catch (error) {
    if (error instanceof Problem && error.code === 'slot_units_full') return false;
    throw error;
  }
}

/**
 * Turns a paid or confirmed draft into an order: closes its basket, creates the next basket, assigns a number and
 * queues a mail. Its reservation is already confirmed. An order that it changes ends in the same transaction, and
 * its numbers pass to this one.
 */
export async function placeOrder(
  tx: Database,
  business: Business,
  { order, basket }: { order: OrderRow; basket: BasketRow },
  paymentId: number,
  now: Date,
): Promise<PlacedOrder> {
  await tx.update(baskets).set({ state: 'ordered', updatedAt: now }).where(eq(baskets.id, basket.id));
  const replaced = await replaceAmended(tx, { order, basket }, paymentId, now);
  const nextBasketToken = await nextBasket(tx, order, { basket, replaced }, now);
  const numbers = replaced ? await takeNumbers(tx, replaced, order.draftOrderId) : newNumbers(business, now);
  const placement = { ...numbers, nextBasketToken };
  await redeemReservedCoupon(tx, order.draftOrderId);
  const note = replaced ? changeNote(replaced, order) : phoneNote(order);
  await moveQuietly(tx, order, 'sent_to_store', now, placement, note, SHOPPER);
  const placed = { ...order, ...placement, status: 'sent_to_store' as const };
  await queueOrderEvent(tx, replaced ? 'order.changed' : 'order.placed', placed, now);
  if (replaced) await queueOrderChanged(tx, business, placed, now);
  else await queueOrderConfirmation(tx, business, placed, now);
  return placed;
}

/** Order numbers are unique: on a collision the transaction is retried with another number. */
const newNumbers = ({ settings }: Business, placedAt: Date) => ({
  orderId: newId(),
  businessOrderId: `${settings.orderPrefix}-${orderCode()}`,
  placedAt,
});

/** The history's entry of an order that an operator made for the shopper. */
const phoneNote = ({ assistedBy }: OrderRow): string | null =>
  assistedBy ? `Ordered by phone with ${assistedBy}` : null;

/** The history's entry of a change: sums and counts before and after. */
const changeNote = (before: PlacedOrder, after: OrderRow): string =>
  `${changedBy(after)}: ${before.itemCount} items for ${before.total}, now ${after.itemCount} for ${after.total}`;

/** The basket that follows an ordered one: a new one, or after a change the one before it. @returns its token */
async function nextBasket(
  tx: Database,
  order: OrderRow,
  { basket, replaced }: { basket: BasketRow; replaced: PlacedOrder | undefined },
  now: Date,
): Promise<string> {
  const { businessId, memberId, storeId, fulfilmentMethod } = basket;
  const next = replaced
    ? await basketBefore(tx, basket, replaced, now)
    : await createBasket(tx, { businessId, memberId, storeId, fulfilmentMethod }, now);
  await carryOverSavedItems(tx, { basketId: basket.id, draftOrderId: order.draftOrderId }, next.id);
  return next.token;
}
