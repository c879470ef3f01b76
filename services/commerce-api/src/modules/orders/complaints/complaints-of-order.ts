import type { Order } from '@storefront/api/entities/order';
import type { OrderComplaint } from '@storefront/api/entities/order-complaint';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import type { PlacedOrder } from '../../../database/order-row';
import { complaintLines, orderComplaints } from '../../../database/schema/complaint';
import { orderLines } from '../../../database/schema/order';
import { refunds } from '../../../database/schema/refund';
import { reportableOf } from './reportable';

type ComplaintRow = typeof orderComplaints.$inferSelect;

/** Complaints as their shoppers see them, with their items, in the given order. */
export async function complaintViews(db: Database, rows: readonly ComplaintRow[]): Promise<OrderComplaint[]> {
  if (rows.length === 0) return [];
  const lines = await db
    .select({ line: complaintLines, name: orderLines.name, doneAt: refunds.doneAt })
    .from(complaintLines)
    .innerJoin(orderLines, eq(orderLines.id, complaintLines.orderLineId))
    .leftJoin(refunds, eq(refunds.id, complaintLines.refundId))
    .where(
      inArray(
        complaintLines.complaintId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(orderLines.position));
  return rows.map(({ id, state, amount, createdAt, pictureKey, reason }) => {
    const own = lines.filter(({ line }) => line.complaintId === id);
    return {
      complaintId: id,
      reportedAt: createdAt.toISOString(),
      state,
      lines: own.map(({ line: { orderLineId: lineId, quantity, kind }, name }) => ({ lineId, quantity, kind, name })),
      amount: state === 'refunded' ? amount : 0,
      isDone: state === 'refunded' && own.every(({ line, doneAt }) => line.refundId === null || doneAt !== null),
      hasPicture: pictureKey !== null,
      reason: state === 'declined' ? reason : null,
    };
  });
}

/** The reported problems of an order, oldest first, and what else of it can be reported. */
export async function complaintsOf(
  db: Database,
  order: PlacedOrder,
  now: Date,
): Promise<Required<Pick<Order, 'complaints' | 'reportable'>>> {
  const rows = await db
    .select()
    .from(orderComplaints)
    .where(eq(orderComplaints.draftOrderId, order.draftOrderId))
    .orderBy(asc(orderComplaints.createdAt), asc(orderComplaints.id));
  return { complaints: await complaintViews(db, rows), reportable: await reportableOf(db, order, now) };
}
