import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import { orderPicks } from '../../../database/schema/order-pick';

/** Who picks an order at the desk now; undefined if nobody does. */
export async function openPick(
  tx: Database,
  draftOrderId: number,
): Promise<Pick<typeof orderPicks.$inferSelect, 'operatorId'> | undefined> {
  const [pick] = await tx
    .select({ operatorId: orderPicks.operatorId })
    .from(orderPicks)
    .where(and(eq(orderPicks.draftOrderId, draftOrderId), isNull(orderPicks.finishedAt)));
  return pick;
}
