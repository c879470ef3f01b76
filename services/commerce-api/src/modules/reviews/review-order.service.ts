import type { Review, StoredReview } from '@storefront/api/entities/review';
import type { BodyOf } from '@storefront/api/operation-types';
import { and, eq, isNotNull } from 'drizzle-orm';
import { isPlaced, type PlacedOrder } from '../../database/order-row';
import { baskets } from '../../database/schema/basket';
import { orderEvents, orders } from '../../database/schema/order';
import { orderReviews } from '../../database/schema/review';
import type { Identity } from '../../http/operation.types';
import { newId } from '../../ids';
import { refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import type { Business } from '../businesses/businesses.repository';
import { orderOfLink } from '../orders/tracking/order-link';

/** Whether the shopper has received the order: it may have been refunded since. */
async function wasReceived({ db }: ServiceContext, { draftOrderId, status }: typeof orders.$inferSelect) {
  if (status !== 'refunded') return status === 'delivered';
  const [received] = await db
    .select({ id: orderEvents.id })
    .from(orderEvents)
    .where(and(eq(orderEvents.draftOrderId, draftOrderId), eq(orderEvents.status, 'delivered')))
    .limit(1);
  return received !== undefined;
}

/**
 * Whether the caller may review an order: it is the member's own, or was made from the basket whose token the caller
 * has.
 */
async function mayReview(
  { db }: ServiceContext,
  order: typeof orders.$inferSelect,
  member: Identity | undefined,
  basketToken: string | undefined,
): Promise<boolean> {
  if (order.memberId !== null && order.memberId === member?.memberId) return true;
  if (!basketToken) return false;
  const [basket] = await db.select({ id: baskets.id }).from(baskets).where(eq(baskets.token, basketToken));
  return basket?.id === order.basketId;
}

/** Stores the review of an order that the caller may review. @throws Problem order_not_delivered, already_reviewed */
async function storeReview(
  context: ServiceContext,
  order: PlacedOrder,
  review: Omit<Review, 'orderId'>,
  now: Date,
): Promise<StoredReview> {
  if (!(await wasReceived(context, order))) throw refuse('order_not_delivered');
  const { orderId, businessId, memberId } = order;
  const written = await context.db
    .insert(orderReviews)
    .values({
      id: newId(),
      businessId,
      orderId,
      memberId,
      starRating: review.starRating,
      comment: review.comment?.trim() || null,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: orderReviews.id });
  if (written.length === 0) throw refuse('already_reviewed');
  return { ...review, orderId, createdAt: now.toISOString() };
}

/**
 * Stores a review of an order that was delivered or collected, at most one per order and not editable. Callers who may not know the order get the same reply as
 * for an unknown one.
 */
export async function reviewOrder(
  context: ServiceContext,
  business: Business,
  { basketToken, ...review }: BodyOf<'POST /orders/review-new'>,
  member: Identity | undefined,
  now: Date,
): Promise<StoredReview> {
  const [order] = await context.db
    .select()
    .from(orders)
    .where(and(eq(orders.orderId, review.orderId), eq(orders.businessId, business.id), isNotNull(orders.placedAt)));
  if (!isPlaced(order) || !(await mayReview(context, order, member, basketToken))) throw refuse('order_not_found');
  return storeReview(context, order, review, now);
}

/** A guest's review by the signed link of the order's mails. */
export async function reviewFollowedOrder(
  context: ServiceContext,
  { id }: Business,
  { token, ...review }: BodyOf<'POST /checkout/followed-order-review'>,
  now: Date,
): Promise<StoredReview> {
  return storeReview(context, await orderOfLink(context.db, context.keys, id, token, now), review, now);
}
