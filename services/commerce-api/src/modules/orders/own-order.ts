import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { isPlaced, type OrderRow, type PlacedOrder } from '../../database/order-row';
import { orders } from '../../database/schema/order';
import type { Caller } from '../../http/operation.types';
import { refuse } from '../../problem';

/** A member's order belongs to the member, a guest's to the session that entered its details. */
export function isOwn({ memberId, detailsOwner }: OrderRow, { member, details }: Caller): boolean {
  if (memberId !== null) return memberId === member?.memberId;
  return detailsOwner !== null && detailsOwner === details?.owner;
}

/** The caller's own placed order, by its number. Others' orders read like unknown ones. @throws Problem order_not_found */
export async function findOwnOrder(
  db: Database,
  businessId: number,
  businessOrderId: string,
  caller: Caller,
): Promise<PlacedOrder> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.businessId, businessId), eq(orders.businessOrderId, businessOrderId.toUpperCase())));
  if (!isPlaced(row) || !isOwn(row, caller)) throw refuse('order_not_found');
  return row;
}
