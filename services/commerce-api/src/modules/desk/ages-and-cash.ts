import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { orderLines, payments } from '../../database/schema/order';
import { proofOfAge } from '../orders/order-view';

/** The ages to prove for orders, by draft order id. */
export async function agesOf(db: Database, draftOrderIds: number[]): Promise<Map<number, number | null>> {
  const { draftOrderId, picked, substituted, confirmedAge } = orderLines;
  const lines = await db
    .select({ draftOrderId, picked, substituted, confirmedAge })
    .from(orderLines)
    .where(inArray(draftOrderId, draftOrderIds));
  return new Map(draftOrderIds.map((id) => [id, proofOfAge(lines.filter((line) => line.draftOrderId === id))]));
}

/** The cash to take for orders, by draft order id. */
export async function cashOf(db: Database, draftOrderIds: number[]): Promise<Map<number, number>> {
  const rows = await db
    .select({
      draftOrderId: payments.draftOrderId,
      amount: sql<number>`coalesce(${payments.captureAmount}, ${payments.amount})`,
    })
    .from(payments)
    .where(and(inArray(payments.draftOrderId, draftOrderIds), eq(payments.state, 'to_collect')));
  return new Map(rows.map(({ draftOrderId, amount }) => [draftOrderId, amount]));
}
