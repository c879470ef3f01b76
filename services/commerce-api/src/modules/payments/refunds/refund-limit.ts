import { SUPPORT_GOODWILL_MAX } from '@storefront/api/constants';
import type { BodyOf } from '@storefront/api/operation-types';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import { refunds } from '../../../database/schema/refund';
import type { CallingOperator } from '../../../http/callers/operator-of-request';
import { refuse } from '../../../problem';

/**
 * Keeps customer service within its goodwill for one order, whose row the caller has locked. What a shopper paid for and
 * did not get is no goodwill, and is refunded by both roles.
 * @throws Problem refund_above_limit, with the amount in minor units that is left for the role in `errors`
 */
export async function assertWithinLimit(
  tx: Database,
  { role }: CallingOperator,
  draftOrderId: number,
  { kind, amount = 0 }: Pick<BodyOf<'POST /admin/order-refund'>, 'kind' | 'amount'>,
): Promise<void> {
  if (role !== 'support' || kind !== 'goodwill') return;
  const [given] = await tx
    .select({ sum: sql<number>`coalesce(sum(${refunds.amount}), 0)::int` })
    .from(refunds)
    .where(and(eq(refunds.draftOrderId, draftOrderId), eq(refunds.kind, 'goodwill')));
  const left = Math.max(0, SUPPORT_GOODWILL_MAX - (given?.sum ?? 0));
  if (amount <= left) return;
  throw refuse('refund_above_limit', `Customer service gives ${SUPPORT_GOODWILL_MAX} as goodwill for one order`, [
    { path: 'amount', message: String(left), code: 'refund_above_limit' },
  ]);
}
