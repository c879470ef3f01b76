import type { Reportable } from '@storefront/api/entities/order-complaint';
import { COMPLAINT_MS } from '@storefront/api/limits/complaint-limits';
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import type { PlacedOrder } from '../../../database/order-row';
import { complaintLines } from '../../../database/schema/complaint';
import { orderEvents, orderLines } from '../../../database/schema/order';

/** When an order was delivered or collected; undefined while it was not. */
export async function endOf(db: Database, { draftOrderId }: PlacedOrder): Promise<Date | undefined> {
  const [event] = await db
    .select({ at: orderEvents.at })
    .from(orderEvents)
    .where(
      and(eq(orderEvents.draftOrderId, draftOrderId), eq(orderEvents.status, 'delivered'), isNull(orderEvents.action)),
    )
    .orderBy(desc(orderEvents.at))
    .limit(1);
  return event?.at;
}

/** How many units of each line were reported and not refunded: they wait for an operator, or were declined. */
async function reportedUnits(db: Database, draftOrderId: number): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({ lineId: complaintLines.orderLineId, units: sql<number>`sum(${complaintLines.quantity})::int` })
    .from(complaintLines)
    .innerJoin(orderLines, eq(orderLines.id, complaintLines.orderLineId))
    .where(and(eq(orderLines.draftOrderId, draftOrderId), isNull(complaintLines.refundId)))
    .groupBy(complaintLines.orderLineId);
  return new Map(rows.map(({ lineId, units }) => [lineId, units]));
}

/**
 * What of an order its shopper can report, and until when: what was delivered and paid, less what was refunded or
 * reported before. Null unless the order has arrived, within the last month, and something is left.
 */
export async function reportableOf(db: Database, order: PlacedOrder, now: Date): Promise<Reportable | null> {
  const endedAt = order.status === 'delivered' ? await endOf(db, order) : undefined;
  const until = endedAt && new Date(endedAt.getTime() + COMPLAINT_MS);
  if (!until || until <= now) return null;
  const reported = await reportedUnits(db, order.draftOrderId);
  const rows = await db
    .select()
    .from(orderLines)
    .where(eq(orderLines.draftOrderId, order.draftOrderId))
    .orderBy(asc(orderLines.position));
  const lines = rows.flatMap(({ id, quantity, picked, substituted, refundedQuantity }) => {
    const replaced = substituted?.quantity ?? 0;
    const left = (picked ?? quantity) + replaced - refundedQuantity - (reported.get(id) ?? 0);
    return left > 0 ? [{ lineId: id, quantity: left, replaced: Math.min(left, replaced) }] : [];
  });
  return lines.length > 0 ? { until: until.toISOString(), lines } : null;
}
