import type { coupons } from '../../database/schema/coupon';

type Terms = Pick<typeof coupons.$inferSelect, 'kind' | 'percent' | 'amount' | 'startsAt' | 'endsAt'>;

/** What is wrong with a coupon's terms, with the name of the field; undefined if they fit together. */
export function findTermsFault({
  kind,
  percent,
  amount,
  startsAt,
  endsAt,
}: Terms): { field: 'percent' | 'amount' | 'ends_on'; message: string } | undefined {
  if (kind === 'percentage' && percent === null) return { field: 'percent', message: 'a percentage needs a percent' };
  if (kind === 'fixed' && !amount) return { field: 'amount', message: 'a fixed coupon needs an amount' };
  if (startsAt && endsAt && startsAt >= endsAt)
    return { field: 'ends_on', message: 'is before starts_on; a coupon ends on the day it starts or later' };
  return undefined;
}
