import type { Database } from '../../database/database.types';
import { refuse } from '../../problem';
import { lockOrder, type OrderRequester } from '../payments/draft-order';
import { closesAt, slotById } from '../slots/slots.repository';
import { isPlaced, type PlacedOrder } from './order-view';
import { isOwn } from './own-order';

/** Until when the shopper may change an order: the cut-off of its slot. */
export async function cutOffOf(tx: Database, order: PlacedOrder): Promise<Date | null> {
  const slot = order.slotId === null ? undefined : await slotById(tx, order.storeId, order.slotId);
  return slot ? closesAt(slot) : order.slotStartsAt;
}

/** Whether the store has not begun with an order and the cut-off of its slot is still to come. */
export async function isChangeable(tx: Database, order: PlacedOrder, now: Date): Promise<boolean> {
  if (order.status !== 'sent_to_store') return false;
  const cutOff = await cutOffOf(tx, order);
  return cutOff === null || cutOff > now;
}

/** Until when an order can be changed; null once it cannot. */
export async function changeableUntil(
  db: Database,
  order: PlacedOrder,
  now: Date,
): Promise<{ until: string | null } | null> {
  if (!(await isChangeable(db, order, now))) return null;
  return { until: (await cutOffOf(db, order))?.toISOString() ?? null };
}

/** The caller's own placed order, with its row locked. @throws Problem order_not_found */
export async function lockPlacedOrder(
  tx: Database,
  requester: OrderRequester,
  draftOrderId: number,
): Promise<PlacedOrder> {
  const row = await lockOrder(tx, requester, draftOrderId);
  if (!isPlaced(row) || !isOwn(row, requester.caller)) throw refuse('order_not_found');
  return row;
}
