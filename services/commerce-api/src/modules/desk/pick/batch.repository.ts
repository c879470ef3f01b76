import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import { isPlaced, type PlacedOrder } from '../../../database/order-row';
import { orders } from '../../../database/schema/order';
import { orderPicks } from '../../../database/schema/order-pick';
import { endedStates } from '../../../states/order-status';

type PickRow = typeof orderPicks.$inferSelect;

export interface PickedOrder {
  pick: PickRow;
  order: PlacedOrder;
}

export const isInPicking = ({ order }: PickedOrder): boolean => order.status === 'store_accepted_picking';

/**
 * The batch of an operator by tote. An order that was cancelled meanwhile stays in it, so
 * that its goods are put back.
 */
export async function openBatch(db: Database, operatorId: number): Promise<PickedOrder[]> {
  const rows = await db
    .select({ pick: orderPicks, order: orders })
    .from(orderPicks)
    .innerJoin(orders, eq(orders.draftOrderId, orderPicks.draftOrderId))
    .where(
      and(
        eq(orderPicks.operatorId, operatorId),
        isNull(orderPicks.finishedAt),
        inArray(orders.status, ['store_accepted_picking', ...endedStates]),
      ),
    )
    .orderBy(asc(orderPicks.tote));
  const picked = rows.flatMap(({ pick, order }) => (isPlaced(order) ? [{ pick, order }] : []));
  // One that is being picked, else the latest whose orders have all ended.
  const latest = picked.toSorted((one, other) => other.pick.begunAt.getTime() - one.pick.begunAt.getTime())[0];
  const batchId = (picked.find(isInPicking) ?? latest)?.pick.batchId;
  return picked.filter(({ pick }) => pick.batchId === batchId);
}

export async function pickOf(db: Database, draftOrderId: number): Promise<PickRow | undefined> {
  const [pick] = await db.select().from(orderPicks).where(eq(orderPicks.draftOrderId, draftOrderId));
  return pick;
}
