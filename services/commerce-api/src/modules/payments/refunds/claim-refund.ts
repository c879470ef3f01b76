import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import { inTransaction } from '../../../database/in-transaction';
import { refunds } from '../../../database/schema/refund';
import type { Clock } from '../../../time/clock';
import { balanceOf } from '../../ledger/ledger';
import { lockPayment } from '../../ledger/payments.repository';
import { CLAIM_MS } from '../payment-times';

/** Gateways give back at most this share of a captured amount, in per cent, so they refuse a larger refund's repetition. */
const GATEWAY_LIMIT_PERCENT = 115;

/** The right to request a refund. */
export interface RefundClaim {
  readonly claimedAt: Date;
  /** It was requested before, and that request may have been performed. */
  readonly isRepeated: boolean;
}

/**
 * Claims a refund at a gateway without idempotency keys before it is requested there, so that two processes do not
 * request it at once: the gateway would refuse one of them, and if the other died before it recorded the refund, our
 * service would not know that it was made. A refund so small that the gateway would make it twice is requested once: if
 * its reply is lost, it stays open, and operators see it listed.
 * @returns undefined when the refund is made, is claimed, or must not be requested again
 */
export function claimRefund(
  db: Database,
  clock: Clock,
  paymentId: number,
  refundId: number,
): Promise<RefundClaim | undefined> {
  return inTransaction(db, async (tx) => {
    await lockPayment(tx, paymentId);
    const isOpen = and(eq(refunds.id, refundId), isNull(refunds.doneAt));
    const [refund] = await tx.select().from(refunds).where(isOpen);
    if (!refund) return undefined;
    const { attemptedAt, amount } = refund;
    const claimedAt = clock.now();
    if (attemptedAt) {
      const { gateway, refunded } = await balanceOf(tx, paymentId);
      const wouldExceed = (refunded + 2 * amount) * 100 > (gateway + refunded) * GATEWAY_LIMIT_PERCENT;
      if (!wouldExceed || claimedAt.getTime() - attemptedAt.getTime() < CLAIM_MS) return undefined;
    }
    await tx.update(refunds).set({ attemptedAt: claimedAt }).where(isOpen);
    return { claimedAt, isRepeated: attemptedAt !== null };
  });
}

/**
 * Gives up a claim whose request the gateway has not performed, so that a later request is a first one. The claim of a
 * repeated request stays, because an earlier one may have been performed.
 */
export async function releaseClaim(
  db: Database,
  refundId: number,
  { claimedAt, isRepeated }: RefundClaim,
): Promise<void> {
  if (isRepeated) return;
  await db
    .update(refunds)
    .set({ attemptedAt: null })
    .where(and(eq(refunds.id, refundId), eq(refunds.attemptedAt, claimedAt), isNull(refunds.doneAt)));
}
