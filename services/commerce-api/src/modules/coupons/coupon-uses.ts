import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import type { OrderRow } from '../../database/order-row';
import type { baskets } from '../../database/schema/basket';
import { couponCodes, coupons, couponUses } from '../../database/schema/coupon';
import { recordTransition } from '../../database/transitions';
import { newId } from '../../ids';
import type { Keys } from '../../keys';
import { refuse } from '../../problem';
import type { CouponUseState } from '../../states/coupon-use-state';
import { countUsesByShopper, couponByCode, emailHash, hasOrdered, isCodeFor } from './coupons.repository';

/**
 * Reserves a use of the order's coupon for a payment. The conditional updates lock the coupon's row, so that of two
 * orders for the last use the second waits and is refused.
 * @throws Problem coupon_used_up, coupon_first_order_only
 */
export async function reserveCouponUse(
  tx: Database,
  keys: Keys,
  { order, basket }: { order: OrderRow; basket: Pick<typeof baskets.$inferSelect, 'amendsDraftOrderId'> },
  paymentId: number,
  now: Date,
): Promise<void> {
  const code = order.breakdown?.coupon?.code;
  if (code === undefined) return;
  // The order that this one replaces has a use, which passes to it.
  const { amendsDraftOrderId } = basket;
  if (amendsDraftOrderId !== null && (await tx.$count(couponUses, isUseOf(amendsDraftOrderId, code))) > 0) return;
  const found = await couponByCode(tx, order.businessId, code);
  if (!found || !isCodeFor(found.code, order.memberId)) throw refuse('coupon_used_up');
  const { coupon } = found;
  const [taken] = await tx
    .update(coupons)
    .set({ uses: sql`${coupons.uses} + 1` })
    .where(
      and(
        eq(coupons.id, coupon.id),
        or(sql`${coupons.maximumUses} is null`, sql`${coupons.uses} < ${coupons.maximumUses}`),
      ),
    )
    .returning({ id: coupons.id });
  const [takenCode] = await tx
    .update(couponCodes)
    .set({ uses: sql`${couponCodes.uses} + 1` })
    .where(
      and(
        eq(couponCodes.businessId, order.businessId),
        eq(couponCodes.code, code),
        or(sql`${couponCodes.maximumUses} is null`, sql`${couponCodes.uses} < ${couponCodes.maximumUses}`),
      ),
    )
    .returning({ code: couponCodes.code });
  if (!taken || !takenCode) throw refuse('coupon_used_up');
  const shopper = { memberId: order.memberId, email: order.contact.email };
  const perShopper = coupon.maximumUsesPerShopper;
  const replaced = amendsDraftOrderId === null ? [] : [amendsDraftOrderId];
  // Read after the row is locked, so that uses by the same shopper are counted one after another.
  if (perShopper !== null && (await countUsesByShopper(tx, keys, [coupon.id], shopper, replaced)) >= perShopper)
    throw refuse('coupon_used_up');
  if (coupon.firstOrderOnly && !(await isFirstOrder(tx, keys, order, [order.draftOrderId, ...replaced])))
    throw refuse('coupon_first_order_only');
  await tx.insert(couponUses).values({
    id: newId(),
    couponId: coupon.id,
    code,
    draftOrderId: order.draftOrderId,
    paymentId,
    memberId: order.memberId,
    emailHash: emailHash(keys, order.contact.email),
    state: 'reserved',
    at: now,
  });
  await recordTransition(tx, 'coupon', 'none', 'reserved');
}

/**
 * Whether a shopper has no other order, and no other payment with a coupon for a first order. Orders with such coupons
 * are decided one after another.
 */
async function isFirstOrder(
  tx: Database,
  keys: Keys,
  { businessId, memberId, contact: { email } }: OrderRow,
  besides: readonly number[],
): Promise<boolean> {
  const ofFirstOrders = await tx
    .select({ id: coupons.id })
    .from(coupons)
    .where(and(eq(coupons.businessId, businessId), eq(coupons.firstOrderOnly, true)))
    .orderBy(coupons.id)
    .for('update');
  const couponIds = ofFirstOrders.map(({ id }) => id);
  const shopper = { memberId, email };
  if ((await countUsesByShopper(tx, keys, couponIds, shopper, besides)) > 0) return false;
  return !(await hasOrdered(tx, businessId, shopper, besides));
}

const isUseOf = (draftOrderId: number, code: string) =>
  and(eq(couponUses.draftOrderId, draftOrderId), eq(couponUses.code, code), eq(couponUses.state, 'used'));

/** The use of an order passes to the order that replaces it, if that has the same coupon. */
export async function handOverCoupon(
  tx: Database,
  from: number,
  { order, paymentId }: { order: OrderRow; paymentId: number },
): Promise<void> {
  const code = order.breakdown?.coupon?.code;
  if (code === undefined) return;
  await tx.update(couponUses).set({ draftOrderId: order.draftOrderId, paymentId }).where(isUseOf(from, code));
}

/** The order was placed: its reserved use is used. */
export async function redeemReservedCoupon(tx: Database, draftOrderId: number): Promise<void> {
  const [used] = await tx
    .update(couponUses)
    .set({ state: 'used' })
    .where(and(eq(couponUses.draftOrderId, draftOrderId), eq(couponUses.state, 'reserved')))
    .returning({ id: couponUses.id });
  if (used) await recordTransition(tx, 'coupon', 'reserved', 'used');
}

async function giveBack(tx: Database, from: CouponUseState, which: SQL): Promise<void> {
  const returned = await tx
    .update(couponUses)
    .set({ state: 'returned' })
    .where(and(which, eq(couponUses.state, from)))
    .returning({ couponId: couponUses.couponId, code: couponUses.code });
  for (const { couponId, code } of returned) {
    await tx
      .update(coupons)
      .set({ uses: sql`${coupons.uses} - 1` })
      .where(eq(coupons.id, couponId));
    await tx
      .update(couponCodes)
      .set({ uses: sql`${couponCodes.uses} - 1` })
      .where(and(eq(couponCodes.couponId, couponId), eq(couponCodes.code, code)));
    await recordTransition(tx, 'coupon', from, 'returned');
  }
}

/** The payment failed before its order was placed: the use that it reserved can be used again. */
export const returnReservedCoupon = (tx: Database, paymentId: number): Promise<void> =>
  giveBack(tx, 'reserved', eq(couponUses.paymentId, paymentId));

/** The order has ended without being delivered: its use can be used again. */
export const returnUsedCoupon = (tx: Database, draftOrderId: number): Promise<void> =>
  giveBack(tx, 'used', eq(couponUses.draftOrderId, draftOrderId));
