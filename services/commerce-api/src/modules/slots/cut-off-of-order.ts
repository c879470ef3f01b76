import type { Database } from '../../database/database.types';
import type { PlacedOrder } from '../../database/order-row';
import { closesAt, slotById } from './slots.repository';

/** Until when the shopper may change an order: the cut-off of its slot. */
export async function cutOffOf(tx: Database, order: PlacedOrder): Promise<Date | null> {
  const slot = order.slotId === null ? undefined : await slotById(tx, order.storeId, order.slotId);
  return slot ? closesAt(slot) : order.slotStartsAt;
}
