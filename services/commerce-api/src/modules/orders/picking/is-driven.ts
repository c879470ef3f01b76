import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import { deliveryRuns, deliveryStops } from '../../../database/schema/delivery-run';

/** Whether an order is on a run that goes on, and its driver has not said what became of it. */
export async function isDriven(tx: Database, draftOrderId: number): Promise<boolean> {
  const found = await tx
    .select({ runId: deliveryRuns.id })
    .from(deliveryStops)
    .innerJoin(deliveryRuns, eq(deliveryRuns.id, deliveryStops.runId))
    .where(
      and(eq(deliveryStops.draftOrderId, draftOrderId), isNull(deliveryStops.outcome), isNull(deliveryRuns.endedAt)),
    );
  return found.length > 0;
}
