import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import type { PlacedOrder } from '../../database/order-row';
import { complaintLines } from '../../database/schema/complaint';
import { refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import type { Actor } from '../../states/actor';
import type { PaymentRow } from '../ledger/payment-ledger';
import { lineShare } from '../payments/refunds/line-share';
import { refundPart } from '../payments/refunds/refund-part';
import type { ReportedLine } from './refund-rules';

interface LineRefunds {
  complaintId: number;
  lines: readonly (ReportedLine & { reason: string })[];
  by: Actor;
}

/**
 * Requests the refunds of a complaint's lines, in an order whose row the caller has locked, and records them with it.
 * Lines that cost nothing are left out.
 * @returns the sum, and the payment that gives it back
 * @throws Problem refund_too_high when all of them cost nothing, and what a refund of a line is refused with
 */
export async function refundLines(
  context: ServiceContext,
  tx: Database,
  order: PlacedOrder,
  { complaintId, lines, by }: LineRefunds,
  now: Date,
): Promise<{ amount: number; payment: PaymentRow }> {
  const made: { amount: number; payment: PaymentRow }[] = [];
  for (const { line, quantity, reason } of lines) {
    if (lineShare(line, quantity)?.amount === 0) continue;
    const part = { kind: 'line', lineId: line.id, quantity, reason } as const;
    const { refund, payment } = await refundPart(context, tx, order, { part, by, requestKey: undefined }, now);
    made.push({ amount: refund.amount, payment });
    await tx
      .update(complaintLines)
      .set({ refundId: refund.id })
      .where(and(eq(complaintLines.complaintId, complaintId), eq(complaintLines.orderLineId, line.id)));
  }
  const [first] = made;
  if (!first) throw refuse('refund_too_high', 'Its items cost nothing; refund an amount as goodwill instead');
  return { amount: made.reduce((sum, { amount }) => sum + amount, 0), payment: first.payment };
}
