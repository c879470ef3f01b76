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
    .select({ draftOrderId: orders.draftOrderId, status: orders.status, version: happened, driver: driverLocations })
    .from(orders)
    .leftJoin(driverLocations, eq(driverLocations.draftOrderId, orders.draftOrderId))
    .where(inArray(orders.draftOrderId, [...draftOrderIds]));
  return new Map(
    rows.flatMap(({ draftOrderId, status, version, driver }): [number, OrderUpdate][] =>
      status === 'draft' ? [] : [[draftOrderId, { status, version, driver: driver && locationView(driver) }]],
    ),
  );
}

/** An update for a follower of a link, who is not told where the driver is. */
export const withoutPosition = (update: OrderUpdate | undefined): OrderUpdate | undefined =>
  update && {
    ...update,
    driver: null,
    ...(update.driver && approachView(update.driver)),
  };
