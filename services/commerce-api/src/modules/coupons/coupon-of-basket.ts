import type { Database } from '../../database/database.types';
import type { baskets } from '../../database/schema/basket';
import type { Keys } from '../../keys';
import type { OrderBreakdown, PricedOrder } from '../pricing/pricing.types';
import { type CouponProblem, couponProblem, problemOfRefusal } from './coupon-refusal';
import { type CouponRow, type CouponShopper, couponByCode, readCouponFacts } from './coupons.repository';

interface CouponOfBasket {
  code: string;
  row: CouponRow | null;
  /** Why this shopper cannot use it now; null if they can. */
  problem: CouponProblem | null;
}

export interface PricedCoupon {
  code: string;
  name: string;
  /** What it takes off goods. */
  discount: number;
  freesDelivery: boolean;
  /** Why it takes nothing off; null if it does. */
  problem: CouponProblem | null;
}

/** The coupon in a basket with its problem, if it has one; null without a coupon. */
export async function couponOfBasket(
  db: Database,
  keys: Keys,
  basket: typeof baskets.$inferSelect,
  shopper: CouponShopper,
  now: Date,
): Promise<CouponOfBasket | null> {
  const { couponCode: code } = basket;
  if (code === null) return null;
  const found = await couponByCode(db, basket.businessId, code);
  if (!found) return { code, row: null, problem: 'coupon_expired' };
  const facts = await readCouponFacts(db, keys, found, shopper, basket.id);
  return { code, row: found.coupon, problem: couponProblem(facts, now) };
}

/** A basket's coupon with what it takes off. */
export function pricedCoupon({ code, row, problem }: CouponOfBasket, { coupon }: PricedOrder): PricedCoupon {
  const refused = coupon?.refusal ? problemOfRefusal(coupon.refusal) : null;
  return {
    code,
    name: row?.name ?? code,
    discount: coupon?.discount ?? 0,
    freesDelivery: coupon?.freesDelivery ?? false,
    problem: problem ?? refused,
  };
}

/** What an order stores of a coupon; null unless it takes something off. */
export function usedCoupon(coupon: CouponOfBasket | null, priced: PricedOrder): OrderBreakdown['coupon'] {
  if (!coupon || !priced.coupon || priced.coupon.refusal) return null;
  const { discount, freesDelivery } = priced.coupon;
  return { code: coupon.code, discount, freesDelivery };
}
