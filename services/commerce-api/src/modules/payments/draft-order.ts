import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { baskets } from '../../database/schema/basket';
import { orders } from '../../database/schema/order';
import type { Caller } from '../../http/operation.types';
import { refuse } from '../../problem';
import type { Business } from '../businesses/businesses.repository';
import type { OrderRow } from '../orders/order-view';

/**
 * The owner of a draft: a member by their log-in, a guest by the token of its basket or of the basket that followed it.
 */
export interface OrderOwner {
  business: Business;
  caller: Caller;
  basketToken: string | undefined;
}

async function ownsOrder(db: Database, order: OrderRow, { caller, basketToken }: OrderOwner): Promise<boolean> {
  if (order.memberId !== null) return order.memberId === caller.member?.memberId;
  if (!basketToken) return false;
  if (basketToken === order.nextBasketToken) return true;
  const [basket] = await db.select({ token: baskets.token }).from(baskets).where(eq(baskets.id, order.basketId));
  return basket?.token === basketToken;
}

const isDraft = (asker: OrderOwner, draftOrderId: number) =>
  and(eq(orders.draftOrderId, draftOrderId), eq(orders.businessId, asker.business.id));

/**
 * A guest's draft contains a name and an address, so only the session that entered them may place it. A draft without a
 * session was created by an older release.
 */
const mayPay = (order: OrderRow, { caller }: OrderOwner) =>
  order.status !== 'draft' ||
  order.memberId !== null ||
  order.detailsOwner === null ||
  order.detailsOwner === caller.details?.owner;

/**
 * The caller's own draft, locked for payment: of two payments for one order the second finds it placed. Other callers'
 * drafts are not found.
 */
export async function lockOrder(tx: Database, asker: OrderOwner, draftOrderId: number): Promise<OrderRow> {
  const [row] = await tx.select().from(orders).where(isDraft(asker, draftOrderId)).for('update');
  if (!row || !(await ownsOrder(tx, row, asker)) || !mayPay(row, asker)) throw refuse('order_not_found');
  return row;
}

/** The caller's own draft or order. */
export async function findOrder(db: Database, asker: OrderOwner, draftOrderId: number): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(orders).where(isDraft(asker, draftOrderId));
  return row && (await ownsOrder(db, row, asker)) ? row : undefined;
}
