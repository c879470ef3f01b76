import { and, eq, inArray } from 'drizzle-orm';
import { couponCodes, coupons } from '../../../database/schema/coupon';
import type { ImportPlan } from '../plan/plan-import';
import { type ApplyContext, writeInBatches, writeRows } from './apply-context';

/** A code has four values, each a parameter, of which PostgreSQL takes at most 65,535 in a statement. */
const CODES_PER_STATEMENT = 5_000;

/** Writes coupons and their codes. The uses of those that stay are not touched. */
export async function writeCoupons(
  context: ApplyContext,
  { writes, addCodes, removeCodes, remove }: ImportPlan['coupons'],
  businessId: number,
): Promise<void> {
  const { tx } = context;
  if (remove.length > 0) {
    await tx.delete(couponCodes).where(inArray(couponCodes.couponId, remove));
    await tx.delete(coupons).where(inArray(coupons.id, remove));
  }
  await writeRows(context, writes, coupons);
  await writeInBatches(removeCodes, CODES_PER_STATEMENT, context, (codes) =>
    tx.delete(couponCodes).where(and(eq(couponCodes.businessId, businessId), inArray(couponCodes.code, codes))),
  );
  await writeInBatches(addCodes, CODES_PER_STATEMENT, context, (rows) => tx.insert(couponCodes).values(rows));
}
