import type { ComplaintView } from '@storefront/api/entities/order-complaint';
import type { BodyOf } from '@storefront/api/operation-types';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { inTransaction } from '../../database/in-transaction';
import { isPlaced, type PlacedOrder } from '../../database/order-row';
import { complaintLines, orderComplaints } from '../../database/schema/complaint';
import { orderLines, orders } from '../../database/schema/order';
import type { CallingOperator } from '../../http/callers/operator-of-request';
import { refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import { byOperator } from '../../states/actor';
import type { PaymentRow } from '../ledger/payment-ledger';
import { worksFor } from '../orders/picking/operators-order';
import { recordAction } from '../orders/picking/record-action';
import { settleRefund } from '../payments/refunds/settle-refund';
import { complaintForOperator } from './list-complaints.service';
import { refundLines } from './refund-lines';

type Body = BodyOf<'POST /admin/complaint-decide'>;

/** The order of an open complaint of the operator's business; its row is locked. */
async function lockOpen(tx: Database, complaintId: number, operator: CallingOperator): Promise<PlacedOrder> {
  const read = () => tx.select().from(orderComplaints).where(eq(orderComplaints.id, complaintId));
  const [found] = await read();
  if (!found) throw refuse('complaint_not_found');
  const [order] = await tx.select().from(orders).where(eq(orders.draftOrderId, found.draftOrderId)).for('update');
  const [complaint] = await read();
  if (!isPlaced(order) || !worksFor(operator, order)) throw refuse('complaint_not_found');
  if (complaint?.state !== 'open') throw refuse('complaint_decided');
  return order;
}

/** What was reported, for a refund. */
const linesOf = (tx: Database, complaintId: number) =>
  tx
    .select({ line: orderLines, quantity: complaintLines.quantity })
    .from(complaintLines)
    .innerJoin(orderLines, eq(orderLines.id, complaintLines.orderLineId))
    .where(eq(complaintLines.complaintId, complaintId));

/**
 * An operator's decision on an open complaint: what was reported is refunded like by any operator, or it is declined and
 * the shopper reads why. The order's row is locked, so that it is decided once.
 */
export async function decideComplaint(
  context: ServiceContext,
  { complaintId, decision, reason }: Body,
  operator: CallingOperator,
  now: Date,
): Promise<ComplaintView> {
  const payment = await inTransaction(context.db, async (tx) => {
    const order = await lockOpen(tx, complaintId, operator);
    const by = byOperator(operator);
    let outcome: { state: 'declined' } | { state: 'refunded'; amount: number } = { state: 'declined' };
    let refunding: PaymentRow | undefined;
    if (decision === 'refund') {
      const lines = (await linesOf(tx, complaintId)).map((one) => ({ ...one, reason }));
      const refunded = await refundLines(context, tx, order, { complaintId, lines, by }, now);
      outcome = { state: 'refunded', amount: refunded.amount };
      refunding = refunded.payment;
    } else await recordAction(tx, order, { action: 'decline_complaint', note: reason, by }, now);
    await tx
      .update(orderComplaints)
      .set({ ...outcome, decidedAt: now, reason })
      .where(eq(orderComplaints.id, complaintId));
    return refunding;
  });
  if (payment) await settleRefund(context, payment);
  return complaintForOperator(context.db, complaintId, operator);
}
