import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import type { OrderRow } from '../../database/order-row';
import { orderEvents, orders } from '../../database/schema/order';
import { recordTransition } from '../../database/transitions';
import { newId } from '../../ids';
import { refuse } from '../../problem';
import { type Actor, STOREFRONT } from '../../states/actor';
import { isLegalMove, type OrderState } from '../../states/order-status';
import { settleOrderRewards } from '../loyalty/settle-order-rewards';
import { eventOfMove, queueOrderEvent } from '../webhooks/queue-order-event';
import { queueOrderText } from './texts/queue-order-text';
import { deleteDriverLocation, isTracked } from './tracking/driver-locations.repository';

/**
 * Moves an order, whose row the caller has locked, to a status, records who did it and why, and tells the business's
 * programs. An illegal move is refused.
 */
export async function moveOrder(
  tx: Database,
  order: OrderRow,
  to: OrderState,
  now: Date,
  change: Partial<typeof orders.$inferInsert> = {},
  note: string | null = null,
  by: Actor = STOREFRONT,
): Promise<void> {
  await moveQuietly(tx, order, to, now, change, note, by);
  await queueOrderEvent(tx, eventOfMove(to), { ...order, ...change, status: to }, now);
}

/** The same for a caller who tells programs something else, or nothing. */
export async function moveQuietly(
  tx: Database,
  order: OrderRow,
  to: OrderState,
  now: Date,
  change: Partial<typeof orders.$inferInsert>,
  note: string | null,
  { kind: actor, name: actorName }: Actor,
): Promise<void> {
  if (!isLegalMove(order.status, to, order.fulfilmentMethod))
    throw refuse('illegal_transition', `An order cannot go from ${order.status} to ${to}`);
  await tx
    .update(orders)
    .set({ ...change, status: to })
    .where(eq(orders.draftOrderId, order.draftOrderId));
  await tx.insert(orderEvents).values({
    id: newId(),
    draftOrderId: order.draftOrderId,
    storeId: order.storeId,
    status: to,
    note,
    actor,
    actorName,
    at: now,
  });
  if (!isTracked(to)) await deleteDriverLocation(tx, order.draftOrderId);
  await queueOrderText(tx, order, to, now);
  await recordTransition(tx, 'order', order.status, to);
  if (to === 'delivered' || to === 'refunded')
    await settleOrderRewards(tx, { ...order, ...change, status: to }, to, now);
}
