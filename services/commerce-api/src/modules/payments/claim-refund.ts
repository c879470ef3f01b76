import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { inTransaction } from '../../database/in-transaction';
import { refunds } from '../../database/schema/refund';
import { balanceOf } from './ledger';
import { lockPayment } from './payments.repository';

/** Gateways give back at most this share of a captured amount, in per cent, so they refuse a larger refund's repetition. */
const GATEWAY_LIMIT_PERCENT = 115;

/**
 * Records that a gateway without idempotency keys is asked for a refund. A refund so small that the gateway would make it
 * twice is asked for once: if its reply is lost, it stays requested, and operators see it listed as open.
 * @returns whether the gateway may be asked, and whether it was asked before
 */
export function claimRefund(
  db: Database,
  paymentId: number,
  refundId: number,
  now: Date,
): Promise<{ mayAsk: boolean; isRepeated: boolean }> {
  return inTransaction(db, async (tx) => {
    await lockPayment(tx, paymentId);
    const isOpen = and(eq(refunds.id, refundId), isNull(refunds.doneAt));
    const [refund] = await tx.select().from(refunds).where(isOpen);
    if (!refund) return { mayAsk: false, isRepeated: false };
    const { gateway, refunded } = await balanceOf(tx, paymentId);
    const isRepeated = refund.attemptedAt !== null;
    const wouldExceed = (refunded + 2 * refund.amount) * 100 > (gateway + refunded) * GATEWAY_LIMIT_PERCENT;
    if (isRepeated && !wouldExceed) return { mayAsk: false, isRepeated };
    await tx.update(refunds).set({ attemptedAt: now }).where(isOpen);
    return { mayAsk: true, isRepeated };
  });
}

/** The gateway has refused the refund, so a later request is a first one. */
export async function releaseClaim(db: Database, refundId: number): Promise<void> {
  await db
    .update(refunds)
    .set({ attemptedAt: null })
    .where(and(eq(refunds.id, refundId), isNull(refunds.doneAt)));
}
