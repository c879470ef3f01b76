import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import type { OrderRow, PlacedOrder } from '../../../database/order-row';
import { orders } from '../../../database/schema/order';
import { newId } from '../../../ids';

/** The numbers by which an order is known. */
type Numbers = Pick<PlacedOrder, 'orderId' | 'businessOrderId' | 'placedAt'>;

/** What an order is now: itself, or what its shopper changed it into. */
export async function presentOrder(db: Database, order: OrderRow): Promise<OrderRow> {
  if (order.changedInto === null) return order;
  const [next] = await db.select().from(orders).where(eq(orders.draftOrderId, order.changedInto));
  return next ? presentOrder(db, next) : order;
}

/** How an order was before each change, the last first. */
export async function versionsBefore(db: Database, draftOrderId: number): Promise<OrderRow[]> {
  const before = await db.select().from(orders).where(eq(orders.changedInto, draftOrderId));
  const earlier = await Promise.all(before.map((row) => versionsBefore(db, row.draftOrderId)));
  return [...before, ...earlier.flat()];
}

/** Whether a placed order is the changed state of another. */
export const wasChanged = async (db: Database, { draftOrderId }: Pick<OrderRow, 'draftOrderId'>): Promise<boolean> =>
  (await db.$count(orders, eq(orders.changedInto, draftOrderId))) > 0;

/**
 * Takes its numbers from an order that is being changed, whose row the caller has locked, for the changed one. The old row
 * keeps the number with the count of the version, as `PW-7F3K.1`, which only operators see.
 */
export async function takeNumbers(tx: Database, order: PlacedOrder, changedInto: number): Promise<Numbers> {
  const { draftOrderId, orderId, businessOrderId, placedAt } = order;
  const version = (await versionsBefore(tx, draftOrderId)).length + 1;
  await tx
    .update(orders)
    .set({ changedInto, orderId: newId(), businessOrderId: `${businessOrderId}.${version}` })
    .where(eq(orders.draftOrderId, draftOrderId));
  return { orderId, businessOrderId, placedAt };
}
