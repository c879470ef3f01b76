import { and, eq, isNull, notExists, or } from 'drizzle-orm';
import { deliveryStops } from '../../database/schema/delivery-run';
import { driverLocations } from '../../database/schema/driver';
import { orders } from '../../database/schema/order';
import { stores } from '../../database/schema/store';
import type { ServiceContext } from '../../service-context';
import { saveDriverLocation } from '../orders/tracking/driver-locations.repository';
import { destinationOf } from './driver-location.service';
import { positionOn, routeMetres, vanRoute } from './van-route';

/** Vans of a demonstration are watched, so they drive at a bicycle's pace and take some minutes. */
const METRES_PER_SECOND = 6;
const SHORTEST_DRIVE_MS = 4 * 60_000;
/** The vans make this many stops first, at equal distances. */
const STOPS = 2;
/** How often a van that waits is heard from. */
const AT_THE_DOOR_MS = 5 * 60_000;
const DRIVERS = ['Sam', 'Amara', 'Tomasz', 'Bethan'];

const isRecent = (at: Date, now: Date) => at <= now && now.getTime() - at.getTime() < AT_THE_DOOR_MS;

/**
 * Moves the van of each delivery that is on its way, for demonstrations without drivers: from the store to the address,
 * where it waits. A position that an operator recorded is left alone. Its place follows from the estimated arrival, so
 * that several processes write the same.
 */
export async function driveDemoVans(context: ServiceContext): Promise<void> {
  const { db, clock } = context;
  const now = clock.now();
  const rows = await db
    .select({ order: orders, store: stores, van: driverLocations })
    .from(orders)
    .innerJoin(stores, eq(stores.id, orders.storeId))
    .leftJoin(driverLocations, eq(driverLocations.draftOrderId, orders.draftOrderId))
    .where(
      and(
        eq(orders.status, 'en_route'),
        eq(orders.fulfilmentMethod, 'delivery'),
        or(isNull(driverLocations.draftOrderId), isNull(driverLocations.recordedBy)),
        // Somebody at the desk drives it.
        notExists(db.select().from(deliveryStops).where(eq(deliveryStops.draftOrderId, orders.draftOrderId))),
      ),
    );
  for (const { order, store, van } of rows) {
    // It waits at the door, and is heard from there now and then.
    if (van?.estimatedArrival && van.updatedAt > van.estimatedArrival && isRecent(van.updatedAt, now)) continue;
    const destination = await destinationOf(context, order);
    if (!destination) continue;
    const way = vanRoute(store, destination);
    const driveMs = Math.max(SHORTEST_DRIVE_MS, (routeMetres(way) / METRES_PER_SECOND) * 1000);
    const end = new Date(now.getTime() + driveMs);
    // An arrival farther away than the whole drive is from before the clock was moved back.
    const estimatedArrival = van?.estimatedArrival && van.estimatedArrival <= end ? van.estimatedArrival : end;
    const share = 1 - (estimatedArrival.getTime() - now.getTime()) / driveMs;
    const { draftOrderId } = order;
    await saveDriverLocation(db, {
      draftOrderId,
      ...positionOn(way, share),
      estimatedArrival,
      driverName: DRIVERS[draftOrderId % DRIVERS.length] ?? null,
      stopsBefore: Math.min(STOPS, Math.max(0, Math.floor((1 - share) * (STOPS + 1)))),
      recordedBy: null,
      updatedAt: now,
    });
  }
}
