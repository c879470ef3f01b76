import { and, eq, inArray, isNotNull, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { baskets } from '../../database/schema/basket';
import { couponCodes, coupons, couponUses } from '../../database/schema/coupon';
import { orders } from '../../database/schema/order';
import { mailboxIn, mailboxOf } from '../../formats/mailbox';
import { normaliseEmail } from '../../formats/normalise-email';
import type { Keys } from '../../keys';
import type { CouponFacts } from './coupon-refusal';

export type CouponRow = typeof coupons.$inferSelect;
export type CouponCodeRow = typeof couponCodes.$inferSelect;

/** Who uses a coupon: a member, or a guest once their e-mail address is known. */
export interface CouponShopper {
  memberId: number | null;
  email: string | null;
}

/** Orders that ended without being delivered do not count as a shopper's first. */
const ENDED_STATUSES = ['order_cancelled', 'order_declined', 'store_rejected_order'] as const;

/** The stored form of an e-mail address: a keyed hash of its mailbox. */
export const emailHash = (keys: Keys, email: string): string => keys.digest(`coupon ${mailboxOf(email)}`);

/** Earlier releases stored a hash of the address with its label. */
const emailHashes = (keys: Keys, email: string): string[] => [
  emailHash(keys, email),
  keys.digest(`coupon ${normaliseEmail(email)}`),
];

/** A coupon by a code in normal form. */
export async function couponByCode(
  db: Database,
  businessId: number,
  code: string,
): Promise<{ coupon: CouponRow; code: CouponCodeRow } | undefined> {
  const [row] = await db
    .select({ coupon: coupons, code: couponCodes })
    .from(couponCodes)
    .innerJoin(coupons, eq(coupons.id, couponCodes.couponId))
    .where(and(eq(couponCodes.businessId, businessId), eq(couponCodes.code, code)));
  return row;
}

/** Whether a member may use a code: a reward's code is its member's alone. */
export const isCodeFor = (code: Pick<CouponCodeRow, 'memberId'>, memberId: number | null): boolean =>
  code.memberId === null || code.memberId === memberId;

/** Matches either identity of a shopper; a shopper with neither matches nothing. */
function anyOf(conditions: (SQL | undefined)[]): SQL {
  const known = conditions.filter((one) => one !== undefined);
  return (known.length > 0 ? or(...known) : undefined) ?? sql`false`;
}

const usedBy = (keys: Keys, { memberId, email }: CouponShopper): SQL =>
  anyOf([
    memberId === null ? undefined : eq(couponUses.memberId, memberId),
    email === null ? undefined : inArray(couponUses.emailHash, emailHashes(keys, email)),
  ]);

/** How often a shopper has used any of some coupons. @param besides orders whose own uses do not count */
export async function countUsesByShopper(
  db: Database,
  keys: Keys,
  couponIds: readonly number[],
  shopper: CouponShopper,
  besides: readonly number[],
): Promise<number> {
  return db.$count(
    couponUses,
    and(
      inArray(couponUses.couponId, [...couponIds]),
      inArray(couponUses.state, ['reserved', 'used']),
      besides.length > 0 ? notInArray(couponUses.draftOrderId, [...besides]) : undefined,
      usedBy(keys, shopper),
    ),
  );
}

/** Whether a shopper has an order that was not ended. @param besides orders that do not count */
export async function hasOrdered(
  db: Database,
  businessId: number,
  { memberId, email }: CouponShopper,
  besides: readonly number[],
): Promise<boolean> {
  const [row] = await db
    .select({ id: orders.draftOrderId })
    .from(orders)
    .where(
      and(
        eq(orders.businessId, businessId),
        isNotNull(orders.placedAt),
        notInArray(orders.status, [...ENDED_STATUSES]),
        besides.length > 0 ? notInArray(orders.draftOrderId, [...besides]) : undefined,
        anyOf([
          memberId === null ? undefined : eq(orders.memberId, memberId),
          email === null ? undefined : sql`${mailboxIn(orders.contact)} = ${mailboxOf(email)}`,
        ]),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** The basket's own draft and the order that it is to replace, and whether one of them has a use of a coupon. */
async function ownOrders(
  db: Database,
  basketId: number,
  couponId: number,
): Promise<{ ids: number[]; hasUse: boolean }> {
  const rows = await db
    .select({ id: orders.draftOrderId, couponId: couponUses.couponId, state: couponUses.state })
    .from(baskets)
    .innerJoin(orders, or(eq(orders.basketId, baskets.id), eq(orders.draftOrderId, baskets.amendsDraftOrderId)))
    .leftJoin(
      couponUses,
      and(eq(couponUses.draftOrderId, orders.draftOrderId), inArray(couponUses.state, ['reserved', 'used'])),
    )
    .where(eq(baskets.id, basketId));
  return { ids: [...new Set(rows.map(({ id }) => id))], hasUse: rows.some((row) => row.couponId === couponId) };
}

/** Reads what decides whether a shopper can use a coupon with a basket. */
export async function readCouponFacts(
  db: Database,
  keys: Keys,
  found: { coupon: CouponRow; code: CouponCodeRow },
  shopper: CouponShopper,
  basketId: number,
): Promise<CouponFacts> {
  const { coupon } = found;
  const { ids, hasUse } = await ownOrders(db, basketId, coupon.id);
  return {
    ...found,
    isMember: shopper.memberId !== null,
    isOfAnother: shopper.memberId !== null && !isCodeFor(found.code, shopper.memberId),
    shopperUses:
      coupon.maximumUsesPerShopper === null ? 0 : await countUsesByShopper(db, keys, [coupon.id], shopper, ids),
    hasOrdered: coupon.firstOrderOnly && (await hasOrdered(db, coupon.businessId, shopper, ids)),
    isReservedByBasket: hasUse,
  };
}
