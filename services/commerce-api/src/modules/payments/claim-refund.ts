import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { inTransaction } from '../../database/in-transaction';
import { refunds } from '../../database/schema/refund';
import { balanceOf } from './ledger';
import { GRACE_MS } from './payment-times';
import { lockPayment } from './payments.repository';

/** Gateways give back at most this share of a captured amount, in per cent, so they refuse a larger refund's repetition. */
const GATEWAY_LIMIT_PERCENT = 115;

/**
 * Claims a refund of a gateway without idempotency keys before it is requested there. A claim lasts longer than the
 * request, so only one process requests the refund at a time: of two, the one that the gateway refuses would take the
 * other's refund for one that was never requested. A refund so small that the gateway would make it twice is requested
 * once: if its reply is lost, it stays open, and operators see it listed.
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
    const { attemptedAt, amount } = refund;
    const isRepeated = attemptedAt !== null;
    const isClaimed = isRepeated && now.getTime() - attemptedAt.getTime() < GRACE_MS;
    const { gateway, refunded } = await balanceOf(tx, paymentId);
    const wouldExceed = (refunded + 2 * amount) * 100 > (gateway + refunded) * GATEWAY_LIMIT_PERCENT;
    if (isClaimed || (isRepeated && !wouldExceed)) return { mayAsk: false, isRepeated };
    await tx.update(refunds).set({ attemptedAt: now }).where(isOpen);
    return { mayAsk: true, isRepeated };
  });
}

/** The gateway has refused the refund claimed at `claimedAt`, so a later request is a first one. */
export async function releaseClaim(db: Database, refundId: number, claimedAt: Date): Promise<void> {
  await db
    .update(refunds)
    .set({ attemptedAt: null })
    .where(and(eq(refunds.id, refundId), eq(refunds.attemptedAt, claimedAt), isNull(refunds.doneAt)));
}
