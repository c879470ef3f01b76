/**
 * The states of a coupon's use: `reserved` by a payment, `used` by a placed order, `returned` after a failed payment or
 * the end of the order.
 */
export type CouponUseState = 'reserved' | 'used' | 'returned';

/** Every legal transition of a use; 'none' is the state before it exists. */
export const couponUseTransitions: Readonly<Record<CouponUseState | 'none', readonly CouponUseState[]>> = {
  none: ['reserved'],
  reserved: ['used', 'returned'],
  used: ['returned'],
  returned: [],
};
