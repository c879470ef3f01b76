import { sql } from 'drizzle-orm';
import { check, doublePrecision, foreignKey, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant } from './columns';
import { orders } from './order';

/** The latest position of each order's driver. A row is deleted when its order has arrived or ended. */
export const driverLocations = pgTable(
  'driver_locations',
  {
    draftOrderId: id('draft_order_id').primaryKey(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    /** Degrees clockwise from north; null while it is unknown. */
    heading: integer('heading'),
    estimatedArrival: instant('estimated_arrival'),
    /** The driver's first name, as shoppers read it. */
    driverName: text('driver_name'),
    /** How many stops the driver makes before this order's. */
    stopsBefore: integer('stops_before'),
    /** The operator's name; null for a van of the demonstration. */
    recordedBy: text('recorded_by'),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    foreignKey({
      columns: [table.draftOrderId],
      foreignColumns: [orders.draftOrderId],
      name: 'driver_locations_of_order',
    }),
    check('driver_locations_latitude', sql`${table.latitude} between -90 and 90`),
    check('driver_locations_longitude', sql`${table.longitude} between -180 and 180`),
    check('driver_locations_heading', sql`${table.heading} between 0 and 359`),
    check('driver_locations_stops', sql`${table.stopsBefore} between 0 and 200`),
  ],
);
