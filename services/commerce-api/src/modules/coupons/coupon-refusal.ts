import type { CouponRefusal } from '../pricing/pricing.types';
import type { CouponRow } from './coupons.repository';

/** Why a coupon takes nothing off, as a problem code. */
export type CouponProblem =
  | 'coupon_expired'
  | 'coupon_used_up'
  | 'coupon_needs_member'
  | 'coupon_first_order_only'
  | 'coupon_not_for_basket'
  | 'coupon_below_minimum';

/** What the database says about a coupon, a code and a shopper. */
export interface CouponFacts {
  coupon: CouponRow;
  code: { maximumUses: number | null; uses: number };
  isMember: boolean;
  /** The code is a reward of another member. */
  isOfAnother: boolean;
  /** Uses by this shopper, by membership or e-mail address, in other orders than the basket's own. */
  shopperUses: number;
  hasOrdered: boolean;
  /** The basket's own order has reserved a use, which counts as free for it. */
  isReservedByBasket: boolean;
}

const isUsedUp = ({ maximumUses, uses }: { maximumUses: number | null; uses: number }, own: number) =>
  maximumUses !== null && uses - own >= maximumUses;

/** Why a shopper cannot use a coupon now, apart from the contents of the basket; null if it can be used. */
export function couponProblem(facts: CouponFacts, now: Date): CouponProblem | null {
  const { coupon, code, isMember, isOfAnother, shopperUses, hasOrdered, isReservedByBasket } = facts;
  if ((coupon.startsAt && coupon.startsAt > now) || (coupon.endsAt && coupon.endsAt <= now)) return 'coupon_expired';
  if (isOfAnother) return 'coupon_expired';
  const own = isReservedByBasket ? 1 : 0;
  if (isUsedUp(coupon, own) || isUsedUp(code, own)) return 'coupon_used_up';
  if (coupon.membersOnly && !isMember) return 'coupon_needs_member';
  if (coupon.firstOrderOnly && hasOrdered) return 'coupon_first_order_only';
  const { maximumUsesPerShopper } = coupon;
  return maximumUsesPerShopper !== null && shopperUses >= maximumUsesPerShopper ? 'coupon_used_up' : null;
}

/** The problem code for a refusal by the basket's contents. */
export const problemOfRefusal = (refusal: CouponRefusal): CouponProblem =>
  refusal === 'below_minimum' ? 'coupon_below_minimum' : 'coupon_not_for_basket';
