/**
 * The states of a coupon's use: `reserved` by a payment, `used` by a placed order, `returned` after a failed payment or
 * the end of the order.
 */
export type CouponUseState = 'reserved' | 'used' | 'returned';
