import type { DriverApproach, DriverLocation } from '@storefront/api/entities/driver-location';
import { eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import type { PlacedOrder } from '../../../database/order-row';
import { driverLocations } from '../../../database/schema/driver';
import type { OrderState } from '../../../states/order-status';

/** The statuses in which a shopper can track the driver of a delivery, and in no other. */
export const trackedStates = ['sent_to_store', 'store_accepted_picking', 'picked', 'en_route'] as const;

export const isTracked = (state: OrderState): boolean => trackedStates.some((tracked) => tracked === state);

/** The driver of a delivery can be tracked from its placement until it has arrived. */
export const isTrackable = ({ status, fulfilmentMethod }: Pick<PlacedOrder, 'status' | 'fulfilmentMethod'>): boolean =>
  fulfilmentMethod === 'delivery' && isTracked(status);

type Row = typeof driverLocations.$inferSelect;

export const locationView = ({
  latitude,
  longitude,
  heading,
  driverName,
  stopsBefore,
  ...row
}: Row): DriverLocation => ({
  latitude,
  longitude,
  heading,
  updatedAt: row.updatedAt.toISOString(),
  estimatedArrival: row.estimatedArrival?.toISOString() ?? null,
  firstName: driverName,
  stopsBefore,
});

/** A driver for a follower who may know who comes and when, but not where the driver is, and so where the order goes. */
export const approachView = ({
  estimatedArrival,
  updatedAt,
  firstName,
  stopsBefore,
}: DriverLocation): DriverApproach => ({ estimatedArrival, updatedAt, firstName, stopsBefore });

/** The latest position of an order's driver; undefined before the first. */
export async function readDriverLocation(db: Database, draftOrderId: number): Promise<Row | undefined> {
  const [row] = await db.select().from(driverLocations).where(eq(driverLocations.draftOrderId, draftOrderId));
  return row;
}

/** Stores a position in place of the last one. A van of the demonstration never replaces what an operator recorded. */
export async function saveDriverLocation(db: Database, row: Row): Promise<void> {
  const { draftOrderId: target, ...position } = row;
  await db
    .insert(driverLocations)
    .values(row)
    .onConflictDoUpdate({
      target: driverLocations.draftOrderId,
      set: position,
      setWhere: row.recordedBy === null ? isNull(driverLocations.recordedBy) : undefined,
    });
}

export async function deleteDriverLocation(db: Database, draftOrderId: number): Promise<void> {
  await db.delete(driverLocations).where(eq(driverLocations.draftOrderId, draftOrderId));
}
