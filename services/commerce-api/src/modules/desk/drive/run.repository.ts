import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import { isPlaced, type PlacedOrder } from '../../../database/order-row';
import { deliveryRuns, deliveryStops } from '../../../database/schema/delivery-run';
import { orders } from '../../../database/schema/order';
import { orderPicks } from '../../../database/schema/order-pick';

export type RunRow = typeof deliveryRuns.$inferSelect;
export type StopRow = typeof deliveryStops.$inferSelect;

export interface StopOfRun {
  stop: StopRow;
  order: PlacedOrder;
  pick: typeof orderPicks.$inferSelect | null;
}

/** The run that an operator drives; undefined without one. */
export async function openRun(db: Database, operatorId: number): Promise<RunRow | undefined> {
  const isOpen = and(eq(deliveryRuns.operatorId, operatorId), isNull(deliveryRuns.endedAt));
  const [run] = await db.select().from(deliveryRuns).where(isOpen);
  return run;
}

/** The stops of a run in their order. */
export async function stopsOf(db: Database, runId: number): Promise<StopOfRun[]> {
  const rows = await db
    .select({ stop: deliveryStops, order: orders, pick: orderPicks })
    .from(deliveryStops)
    .innerJoin(orders, eq(orders.draftOrderId, deliveryStops.draftOrderId))
    .leftJoin(orderPicks, eq(orderPicks.draftOrderId, orders.draftOrderId))
    .where(eq(deliveryStops.runId, runId))
    .orderBy(asc(deliveryStops.position));
  return rows.flatMap(({ stop, order, pick }) => (isPlaced(order) ? [{ stop, order, pick }] : []));
}

/** Who drives an order now, or drove it last; undefined for one that was on no run. */
export async function lastStop(
  db: Database,
  draftOrderId: number,
): Promise<{ stop: StopRow; run: RunRow } | undefined> {
  const rows = await db
    .select({ stop: deliveryStops, run: deliveryRuns })
    .from(deliveryStops)
    .innerJoin(deliveryRuns, eq(deliveryRuns.id, deliveryStops.runId))
    .where(eq(deliveryStops.draftOrderId, draftOrderId))
    .orderBy(asc(deliveryRuns.begunAt));
  return rows.at(-1);
}

/** A stop is to be made until the driver has said what became of it, or its order was ended elsewhere. */
export const isToMake = ({ stop, order }: Pick<StopOfRun, 'stop' | 'order'>): boolean =>
  stop.outcome === null && order.status === 'en_route';
