import { and, eq, or } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { baskets } from '../../database/schema/basket';
import { orders } from '../../database/schema/order';
import type { Caller } from '../../http/operation.types';
import { refuse } from '../../problem';
import type { Business } from '../businesses/businesses.repository';
import type { OrderRow } from '../orders/order-view';

/**
 * The owner of a draft: a member by their log-in, a guest by the token of its basket, of
 * the basket that followed it, or of one that changes it.
 */
export interface OrderRequester {
  business: Business;
  caller: Caller;
  basketToken: string | undefined;
}

/** Whether the caller is the owner of a draft or an order. */
export async function ownsOrder(
  db: Database,
  order: OrderRow,
  { caller, basketToken }: OrderRequester,
): Promise<boolean> {
  if (order.memberId !== null) return order.memberId === caller.member?.memberId;
  if (!basketToken) return false;
  if (basketToken === order.nextBasketToken) return true;
  const [basket] = await db
    .select({ id: baskets.id })
    .from(baskets)
    .where(
      and(
        eq(baskets.token, basketToken),
        or(eq(baskets.id, order.basketId), eq(baskets.amendsDraftOrderId, order.draftOrderId)),
      ),
    );
  return basket !== undefined;
}

const isDraft = (requester: OrderRequester, draftOrderId: number) =>
  and(eq(orders.draftOrderId, draftOrderId), eq(orders.businessId, requester.business.id));

/**
 * A guest's draft contains a name and an address, so only the session that entered them may place it. A draft without a
 * session was created by an older release.
 */
const mayPay = (order: OrderRow, { caller }: OrderRequester) =>
  order.status !== 'draft' ||
  order.memberId !== null ||
  order.detailsOwner === null ||
  order.detailsOwner === caller.details?.owner;

/**
 * The caller's own draft, locked for payment: of two payments for one order the second finds it placed. Other callers'
 * drafts are not found.
 */
export async function lockOrder(tx: Database, requester: OrderRequester, draftOrderId: number): Promise<OrderRow> {
  const [row] = await tx.select().from(orders).where(isDraft(requester, draftOrderId)).for('update');
  if (!row || !(await ownsOrder(tx, row, requester)) || !mayPay(row, requester)) throw refuse('order_not_found');
  return row;
}

/** The caller's own draft or order. */
export async function findOrder(
  db: Database,
  requester: OrderRequester,
  draftOrderId: number,
): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(orders).where(isDraft(requester, draftOrderId));
  return row && (await ownsOrder(db, row, requester)) ? row : undefined;
}
