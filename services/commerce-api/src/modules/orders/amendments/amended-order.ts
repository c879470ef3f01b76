import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import { isPlaced, type OrderRow, type PlacedOrder } from '../../../database/order-row';
import { orders } from '../../../database/schema/order';
import type { Caller } from '../../../http/operation.types';
import { refuse } from '../../../problem';
import { SHOPPER } from '../../../states/actor';
import type { BasketRow } from '../../basket/basket.repository';
import { handOverStock, returnStockOfOrder } from '../../catalogue/items/stock';
import { handOverCoupon, returnUsedCoupon } from '../../coupons/coupon-uses';
import { releaseConfirmedPlace } from '../../slots/reservation.repository';
import { moveMoney } from '../move-money';
import { moveQuietly } from '../move-order';
import { isOwn } from '../own-order';
import { isChangeable } from './changeable-order';

type Amending = Pick<BasketRow, 'amendsDraftOrderId'>;

/** The placed order that a basket is to replace, its row locked. */
async function lockAmended(tx: Database, { amendsDraftOrderId }: Amending): Promise<PlacedOrder | undefined> {
  if (amendsDraftOrderId === null) return undefined;
  const [row] = await tx.select().from(orders).where(eq(orders.draftOrderId, amendsDraftOrderId)).for('update');
  return isPlaced(row) ? row : undefined;
}

/**
 * Refuses a basket whose order can no longer be replaced, or is not the caller's. Its row is not locked: the new order is
 * placed only if the old one can still be changed then.
 * @param caller undefined for one whose draft this is known to be
 * @throws Problem order_not_amendable
 */
export async function assertAmends(
  db: Database,
  { amendsDraftOrderId }: Amending,
  caller: Caller | undefined,
  now: Date,
): Promise<void> {
  if (amendsDraftOrderId === null) return;
  const [row] = await db.select().from(orders).where(eq(orders.draftOrderId, amendsDraftOrderId));
  if (!isPlaced(row) || (caller && !isOwn(row, caller)) || !(await isChangeable(db, row, now)))
    throw refuse('order_not_amendable');
}

/** Whether the order that a basket replaces, if it does, can still be changed; its row is locked until the end. */
export async function isStillAmendable(tx: Database, basket: Amending, now: Date): Promise<boolean> {
  if (basket.amendsDraftOrderId === null) return true;
  const order = await lockAmended(tx, basket);
  return order !== undefined && (await isChangeable(tx, order, now));
}

/** Who changed an order into this one, for its history. */
export const changedBy = ({ assistedBy }: OrderRow): string =>
  assistedBy ? `Changed by phone with ${assistedBy}` : 'Changed by the shopper';

/**
 * Ends the order that a basket's order replaces, in the transaction that places the new one: what both need passes to
 * the new order (place, coupon, counted stock), the rest is free again, and what was set aside or taken is given back.
 * @throws Problem order_not_amendable
 */
export async function replaceAmended(
  tx: Database,
  { order, basket }: { order: OrderRow; basket: BasketRow },
  paymentId: number,
  now: Date,
): Promise<PlacedOrder | undefined> {
  if (basket.amendsDraftOrderId === null) return undefined;
  const old = await lockAmended(tx, basket);
  if (!old || !(await isChangeable(tx, old, now))) throw refuse('order_not_amendable');
  const reason = changedBy(order);
  // Programs are told of the order that takes its place.
  await moveQuietly(tx, old, 'order_cancelled', now, {}, reason, SHOPPER);
  if (old.reservationId !== null && old.reservationId !== order.reservationId)
    await releaseConfirmedPlace(tx, old.storeId, old.reservationId);
  await handOverCoupon(tx, old.draftOrderId, { order, paymentId });
  await returnUsedCoupon(tx, old.draftOrderId);
  await handOverStock(tx, old.draftOrderId, { draftOrderId: order.draftOrderId, paymentId });
  await returnStockOfOrder(tx, old.draftOrderId, now);
  await moveMoney(tx, old, 'order_cancelled', reason, now);
  return old;
}
