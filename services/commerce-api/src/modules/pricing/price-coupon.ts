import { allocate } from './allocate';
import type { CouponRefusal, PricingCoupon, PricingLine } from './pricing.types';
import { couponStacking } from './stacking';

/** A line as the coupon finds it. */
export interface CouponLine extends Pick<PricingLine, 'itemId' | 'categoryIds'> {
  /** Its price after deals. */
  afterDeals: number;
  /** The price of its units that no deal covers. */
  outsideDeals: number;
}

export interface CouponPrice {
  /** The share of each line, in the order of the lines. */
  shares: readonly number[];
  freesDelivery: boolean;
  refusal: CouponRefusal | null;
}

const covers = ({ itemIds, categoryIds }: PricingCoupon, line: CouponLine): boolean =>
  (itemIds.length === 0 && categoryIds.length === 0) ||
  itemIds.includes(line.itemId) ||
  line.categoryIds.some((id) => categoryIds.includes(id));

const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);

function discountOf({ kind, percent, amount }: PricingCoupon, base: number): number {
  if (kind === 'percentage') return Math.floor((base * (percent ?? 0)) / 100);
  return kind === 'fixed' ? Math.min(base, amount ?? 0) : 0;
}

/**
 * What a coupon takes off each line. The discount is rounded down to whole minor units and split over the lines that it
 * counts in proportion to them.
 */
export function priceCoupon(coupon: PricingCoupon, lines: readonly CouponLine[]): CouponPrice {
  const covered = lines.map((line) => covers(coupon, line));
  const nothing = { shares: lines.map(() => 0), freesDelivery: false };
  if (!covered.includes(true)) return { ...nothing, refusal: 'nothing_covered' };
  const spent = sum(lines.map(({ afterDeals }, place) => (covered[place] ? afterDeals : 0)));
  if (spent < coupon.minimumSpend) return { ...nothing, refusal: 'below_minimum' };
  const counted = couponStacking[coupon.kind];
  if (counted === 'none') return { ...nothing, freesDelivery: true, refusal: null };
  const bases = lines.map((line, place) =>
    covered[place] ? (counted === 'after_deals' ? line.afterDeals : line.outsideDeals) : 0,
  );
  const discount = discountOf(coupon, sum(bases));
  if (discount === 0) return { ...nothing, refusal: 'nothing_covered' };
  return { shares: allocate(discount, bases), freesDelivery: false, refusal: null };
}
