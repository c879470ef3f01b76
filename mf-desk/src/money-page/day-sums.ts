import type { BookDifference } from '@storefront/api/entities/book-difference';
import type { DayClose, DayCloseSums } from '@storefront/api/entities/day-close';

/** What was taken, by what it was for: the parts add up to `taken`, and less the refunds to `kept`. */
export interface TakenParts {
  /** After deals, coupons and rewards. */
  readonly goods: number;
  /** For delivery, small baskets and bags. */
  readonly fees: number;
  readonly tips: number;
  readonly other: number;
  readonly taken: number;
  readonly refunded: number;
  readonly refundCount: number;
  readonly kept: number;
}

/** All amounts in minor units. */
export function takenParts({ sales, refunds }: DayCloseSums): TakenParts {
  const refunded = refunds.reduce((sum, { amount }) => sum + amount, 0);
  return {
    goods: sales.goods - sales.deals - sales.coupons - sales.rewards,
    fees: sales.deliveryFees + sales.smallBasketFees + sales.bagFees,
    tips: sales.tips,
    other: sales.other,
    taken: sales.total,
    refunded,
    refundCount: refunds.reduce((sum, { count }) => sum + count, 0),
    kept: sales.total - refunded,
  };
}

/** Whether anything happened on the day. */
export const isQuiet = ({ sales, refunds, payments, cancellations }: DayCloseSums): boolean =>
  sales.count === 0 && refunds.length === 0 && payments.length === 0 && cancellations.count === 0;

/** How the sums at one gateway compare with its own list. */
export type Agreement =
  | { readonly kind: 'agrees' }
  /** `by` is what the gateway states more than the ledger, in minor units. */
  | { readonly kind: 'differs'; readonly count: number; readonly by: number }
  /** The gateway did not answer. */
  | { readonly kind: 'unknown' }
  /** It has no list, as cash. */
  | { readonly kind: 'none' };

export const differsBy = ({ stated, recorded }: Pick<BookDifference, 'stated' | 'recorded'>): number =>
  stated - recorded;

/** The comparison of one gateway. */
export function agreementOf({ comparison }: Pick<DayClose, 'comparison'>, gateway: string): Agreement {
  const found = comparison?.find((one) => one.gateway === gateway);
  if (!found) return { kind: 'none' };
  if (!found.differences) return { kind: 'unknown' };
  if (found.differences.length === 0) return { kind: 'agrees' };
  const by = found.differences.reduce((sum, one) => sum + differsBy(one), 0);
  return { kind: 'differs', count: found.differences.length, by };
}

/** Every difference from the gateways' lists. */
export const differencesOf = ({ comparison }: Pick<DayClose, 'comparison'>): readonly BookDifference[] =>
  (comparison ?? []).flatMap(({ differences }) => differences ?? []);

/** The heights of some amounts beside the highest of them, from 0 to `full`; nothing is below 0. */
export function barHeights(amounts: readonly number[], full: number): number[] {
  const highest = Math.max(...amounts, 1);
  return amounts.map((amount) => Math.round((Math.max(0, amount) / highest) * full));
}
