import type { OrderUpdate } from '@storefront/api/entities/order-update';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import { driverLocations } from '../../../database/schema/driver';
import { orderEvents, orders } from '../../../database/schema/order';
import { approachView, locationView } from './driver-locations.repository';

/** The state of orders for their followers, by draft order id. */
export async function orderUpdates(db: Database, draftOrderIds: readonly number[]): Promise<Map<number, OrderUpdate>> {
  const happened = sql<number>`(select count(*)::int from ${orderEvents}
    where ${orderEvents.draftOrderId} = ${orders.draftOrderId})`;
  const rows = await db
    .select({
      draftOrderId: orders.draftOrderId,
      changedInto: orders.changedInto,
      status: orders.status,
      version: happened,
      driver: driverLocations,
    })
    .from(orders)
    .leftJoin(driverLocations, eq(driverLocations.draftOrderId, orders.draftOrderId))
    .where(inArray(orders.draftOrderId, [...draftOrderIds]));
  const changed = rows.flatMap(({ changedInto }) => changedInto ?? []);
  const present = changed.length > 0 ? await orderUpdates(db, changed) : new Map<number, OrderUpdate>();
  return new Map(
    rows.flatMap(({ draftOrderId, changedInto, status, version, driver }): [number, OrderUpdate][] => {
      // A follower sees the changed order; the count goes on, so that its page is read again.
      const next = changedInto === null ? undefined : present.get(changedInto);
      if (next) return [[draftOrderId, { ...next, version: version + next.version }]];
      return status === 'draft' ? [] : [[draftOrderId, { status, version, driver: driver && locationView(driver) }]];
    }),
  );
}

/** An update for a follower of a link, who is not told where the driver is. */
export const withoutPosition = (update: OrderUpdate | undefined): OrderUpdate | undefined =>
  update && {
    ...update,
    driver: null,
    ...(update.driver && approachView(update.driver)),
  };
