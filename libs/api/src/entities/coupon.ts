import Type, { type Static } from 'typebox';
import { COUPON_CODE_MAX_LENGTH, COUPON_PERCENT_MAX, COUPON_USES_MAX } from '../constants';
import { Id, Line, Minor, nullable, shape } from '../declaration/shape';

const CouponKind = Type.Enum(['percentage', 'fixed', 'free_delivery']);

const uses = Type.Integer({ minimum: 1, maximum: COUPON_USES_MAX });

/** What an operator states of a coupon. */
export const couponTerms = {
  /** The operator's own code for it, which shoppers type unless it has single-use codes. */
  code: Line(COUPON_CODE_MAX_LENGTH),
  /** What it gives, as shoppers read it. */
  name: Line(80),
  kind: CouponKind,
  percent: nullable(Type.Integer({ minimum: 1, maximum: COUPON_PERCENT_MAX })),
  amount: nullable(Minor),
  minimumSpend: Minor,
  maximumUses: nullable(uses),
  maximumUsesPerShopper: nullable(uses),
  firstOrderOnly: Type.Boolean(),
  membersOnly: Type.Boolean(),
};

/** A coupon as an operator sees it. */
export const AdminCoupon = shape({
  couponId: Id,
  businessId: Id,
  /** The currency of the amounts. */
  currency: Type.String(),
  ...couponTerms,
  startsAt: nullable(Type.String()),
  /** Exclusive. */
  endsAt: nullable(Type.String()),
  itemIds: Type.Array(Id),
  categoryIds: Type.Array(Id),
  /** Uses that are reserved by a payment or used by an order. */
  uses: Type.Integer(),
  codes: Type.Integer(),
});
export type AdminCoupon = Static<typeof AdminCoupon>;
