import type { ComplaintKind, NewComplaint, OrderComplaint, Reportable } from '@storefront/api/entities/order-complaint';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { inTransaction } from '../../database/in-transaction';
import { isPlaced, type OrderRow, type PlacedOrder } from '../../database/order-row';
import { complaintLines, orderComplaints } from '../../database/schema/complaint';
import { orderLines, orders } from '../../database/schema/order';
import type { RequestKey } from '../../http/operation.types';
import { newId } from '../../ids';
import { refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import { STOREFRONT } from '../../states/actor';
import type { Business } from '../businesses/businesses.repository';
import { complaintViews } from '../orders/complaints/complaints-of-order';
import { reportableOf } from '../orders/complaints/reportable';
import { settleRefund } from '../payments/refunds/settle-refund';
import { refundLines } from './refund-lines';
import { isRefundedByRule, type ReportedLine, worthOf } from './refund-rules';

const KIND_WORDS: Readonly<Record<ComplaintKind, string>> = {
  missing: 'missing',
  damaged: 'damaged',
  poor_quality: 'of poor quality',
  not_as_ordered: 'not what was asked for',
};

type Reported = ReportedLine & { kind: ComplaintKind };

/** Locks an order that the caller was found to own; it is still the same shopper's. */
async function lockOrder(tx: Database, { draftOrderId, memberId }: OrderRow): Promise<PlacedOrder> {
  const isStillTheirs = memberId === null ? isNull(orders.memberId) : eq(orders.memberId, memberId);
  const [row] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.draftOrderId, draftOrderId), isStillTheirs))
    .for('update');
  if (!isPlaced(row)) throw refuse('order_not_found');
  return row;
}

/** The complaint that a request with this key has made. @throws Problem idempotency_key_reused when it asked for another */
async function complaintUnder(tx: Database, { draftOrderId }: PlacedOrder, key: string, { lines }: NewComplaint) {
  const [made] = await tx
    .select()
    .from(orderComplaints)
    .where(and(eq(orderComplaints.draftOrderId, draftOrderId), eq(orderComplaints.requestKey, key)));
  if (!made) return undefined;
  const before = await tx.select().from(complaintLines).where(eq(complaintLines.complaintId, made.id));
  const isSame =
    before.length === lines.length &&
    before.every((one) =>
      lines.some(
        ({ lineId, quantity, kind }) => lineId === one.orderLineId && quantity === one.quantity && kind === one.kind,
      ),
    );
  if (!isSame) throw refuse('idempotency_key_reused');
  return made;
}

/** @throws Problem validation_failed, line_not_found, already_reported */
async function reportedLines(
  tx: Database,
  { draftOrderId }: PlacedOrder,
  reportable: Reportable,
  lines: NewComplaint['lines'],
): Promise<Reported[]> {
  const ids = lines.map(({ lineId }) => lineId);
  if (new Set(ids).size < ids.length) throw refuse('validation_failed', 'A line was reported more than once');
  const rows = await tx
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.draftOrderId, draftOrderId), inArray(orderLines.id, ids)));
  return lines.map(({ lineId, quantity, kind }) => {
    const line = rows.find(({ id }) => id === lineId);
    if (!line) throw refuse('line_not_found');
    const left = reportable.lines.find((one) => one.lineId === lineId);
    const most = kind === 'not_as_ordered' ? left?.replaced : left?.quantity;
    if (quantity > (most ?? 0)) throw refuse('already_reported', `${most ?? 0} of ${line.name} can be reported`);
    return { line, quantity, kind };
  });
}

async function saveLines(tx: Database, complaintId: number, reported: readonly Reported[]): Promise<void> {
  const rows = reported.map(({ line, quantity, kind }) => ({ complaintId, orderLineId: line.id, quantity, kind }));
  await tx.insert(complaintLines).values(rows);
}

/**
 * Stores what a shopper reports of their order, and refunds it if the rules of the business say so; otherwise it waits
 * for an operator. The order's row is locked, so that of two reports of one unit the second is refused. A request repeated
 * under its Idempotency-Key reports nothing again.
 * @param found the order, which the caller may report
 */
export async function reportComplaint(
  context: ServiceContext,
  business: Business,
  found: OrderRow,
  body: NewComplaint,
  requestKey: RequestKey | undefined,
  now: Date,
): Promise<OrderComplaint> {
  const { complaint, payment } = await inTransaction(context.db, async (tx) => {
    const order = await lockOrder(tx, found);
    const before = requestKey && (await complaintUnder(tx, order, requestKey.value, body));
    if (before) return { complaint: before };
    const reportable = await reportableOf(tx, order, now);
    if (!reportable) throw refuse('order_not_reportable');
    const reported = await reportedLines(tx, order, reportable, body.lines);
    const isAutomatic = await isRefundedByRule(context, tx, business, order, reported, now);
    const row: typeof orderComplaints.$inferSelect = {
      id: newId(),
      businessId: business.id,
      draftOrderId: order.draftOrderId,
      state: isAutomatic ? 'refunded' : 'open',
      amount: worthOf(reported),
      isAutomatic,
      note: body.note?.trim() || null,
      pictureKey: null,
      requestKey: requestKey?.value ?? null,
      createdAt: now,
      decidedAt: isAutomatic ? now : null,
      reason: null,
    };
    await tx.insert(orderComplaints).values(row);
    await saveLines(tx, row.id, reported);
    if (!isAutomatic) return { complaint: row };
    const lines = reported.map((one) => ({ ...one, reason: `Reported as ${KIND_WORDS[one.kind]}` }));
    const refunds = { complaintId: row.id, lines, by: STOREFRONT };
    const { payment: paid } = await refundLines(context, tx, order, refunds, now);
    return { complaint: row, payment: paid };
  });
  if (payment) await settleRefund(context, payment);
  const [view] = await complaintViews(context.db, [complaint]);
  if (!view) throw new Error(`The complaint ${complaint.id} was not saved`);
  return view;
}
