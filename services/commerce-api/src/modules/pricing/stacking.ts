/** What a coupon takes off: a share of goods, an amount of goods, or the delivery fee. */
export type CouponKind = 'percentage' | 'fixed' | 'free_delivery';

/**
 * Which goods each kind of coupon counts beside deals; ADR 29 has the table in words. A former price does not matter:
 * every coupon counts marked-down goods at their present price.
 * - `outside_deals`: only units that no deal covers, at their price
 * - `after_deals`: all goods, at what is left after deals
 * - `none`: no goods
 */
export const couponStacking: Readonly<Record<CouponKind, 'outside_deals' | 'after_deals' | 'none'>> = {
  percentage: 'outside_deals',
  fixed: 'after_deals',
  free_delivery: 'none',
};
