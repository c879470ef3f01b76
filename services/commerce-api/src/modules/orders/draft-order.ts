import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import type { OrderRow } from '../../database/order-row';
import { baskets } from '../../database/schema/basket';
import { orders } from '../../database/schema/order';
import type { Caller } from '../../http/operation.types';
import { refuse } from '../../problem';
import type { Business } from '../businesses/businesses.repository';
import { assertLinkStands, linkOfPayer } from '../payment-links/payer';

/**
 * The owner of a draft: a member by their log-in, a guest by the token of its basket, of
 * the basket that followed it, or of one that changes it.
 */
export interface OrderRequester {
  business: Business;
  caller: Caller;
  basketToken: string | undefined;
}

/** The condition for the orders of a basket: it is the ordered one, followed it or changes it. */
const isOfBasket = (token: string | null) => sql<boolean>`(${orders.nextBasketToken} = ${token}::text or exists (
    select from ${baskets} where ${baskets.token} = ${token}::text
      and (${baskets.id} = ${orders.basketId} or ${baskets.amendsDraftOrderId} = ${orders.draftOrderId})))`;

/** A query of a business's draft or order, and of whether the caller is its owner. */
export function orderAndOwner(db: Database, { business, caller, basketToken }: OrderRequester, draftOrderId: number) {
  const token = basketToken ?? null;
  const isMembers = sql`${orders.memberId} = ${caller.member?.memberId ?? null}::bigint`;
  const isOwner = sql<boolean>`coalesce(case when ${orders.memberId} is null then ${isOfBasket(token)} else ${isMembers} end, false)`;
  return db
    .select({ order: orders, isOwner })
    .from(orders)
    .where(and(eq(orders.draftOrderId, draftOrderId), eq(orders.businessId, business.id)));
}

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
 * The caller's own draft, or the one that they pay by a link, locked for payment: of two payments for one order the second
 * finds it placed. Other callers' drafts are not found.
 * @throws Problem order_not_found; payment_link_changed
 */
export async function lockOrder(tx: Database, requester: OrderRequester, draftOrderId: number): Promise<OrderRow> {
  const [found] = await orderAndOwner(tx, requester, draftOrderId).for('update');
  if (!found) throw refuse('order_not_found');
  if (!found.isOwner || !mayPay(found.order, requester)) await assertLinkStands(tx, found.order, requester.caller);
  return found.order;
}

/** The caller's own draft or order. */
export async function findOrder(
  db: Database,
  requester: OrderRequester,
  draftOrderId: number,
): Promise<OrderRow | undefined> {
  const [found] = await orderAndOwner(db, requester, draftOrderId);
  return found?.isOwner ? found.order : undefined;
}

/** The caller's own draft or order, or the one that they pay by a link. */
export async function findPayable(
  db: Database,
  requester: OrderRequester,
  draftOrderId: number,
): Promise<OrderRow | undefined> {
  const [found] = await orderAndOwner(db, requester, draftOrderId);
  if (!found || found.isOwner) return found?.order;
  return (await linkOfPayer(db, draftOrderId, requester.caller)) && found.order;
}

/** The basket that follows an order, for a shopper without a basket or with one of this order; null for any other. */
export async function nextBasketFor(
  db: Database,
  { draftOrderId, nextBasketToken }: OrderRow,
  token: string | undefined,
): Promise<string | null> {
  if (!token) return nextBasketToken;
  const [own] = await db
    .select({ draftOrderId: orders.draftOrderId })
    .from(orders)
    .where(and(eq(orders.draftOrderId, draftOrderId), isOfBasket(token)));
  return own ? nextBasketToken : null;
}
