import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import { orders, payments } from '../../../database/schema/order';

/** Whether a payment of the basket's draft order is not finished, so that basket and hold must stay as they are. */
export async function hasOpenPayment(tx: Database, { id }: { id: number }): Promise<boolean> {
  const [open] = await tx
    .select({ id: payments.id })
    .from(payments)
    .innerJoin(orders, eq(orders.draftOrderId, payments.draftOrderId))
    .where(and(eq(orders.basketId, id), sql`${payments.nextCheckAt} is not null`))
    .limit(1);
  return open !== undefined;
}
