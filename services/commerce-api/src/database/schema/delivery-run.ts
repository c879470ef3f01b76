import type { DriveStop, NotDeliveredReason } from '@storefront/api/entities/desk/drive';
import { sql } from 'drizzle-orm';
import {
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { id, instant } from './columns';
import { orders } from './order';

/** What one driver delivers on one way, from the store and back. */
export const deliveryRuns = pgTable(
  'delivery_runs',
  {
    id: id('id').primaryKey(),
    storeId: id('store_id').notNull(),
    operatorId: id('operator_id').notNull(),
    operatorName: text('operator_name').notNull(),
    begunAt: instant('begun_at').notNull(),
    /** Null until the driver is back. */
    endedAt: instant('ended_at'),
  },
  (table) => [
    // One device of a driver begins a run, and the others get it.
    uniqueIndex('delivery_runs_one_open').on(table.operatorId).where(sql`${table.endedAt} is null`),
  ],
);

/** The addresses of a run. */
export const deliveryStops = pgTable(
  'delivery_stops',
  {
    runId: id('run_id').notNull(),
    draftOrderId: id('draft_order_id').notNull(),
    /** From 1; the driver may change it. */
    position: integer('position').notNull(),
    /** The middle of the postcode; null while it is unknown. */
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    arrivedAt: instant('arrived_at'),
    outcome: text('outcome').$type<NonNullable<DriveStop['outcome']>>(),
    reason: text('reason').$type<NotDeliveredReason>(),
    doneAt: instant('done_at'),
    /** The picture of the safe place in the file store; it is always a JPEG, encoded by us. */
    pictureKey: text('picture_key'),
    /** When the shopper was last told of a delay, and the time that they were told. */
    toldAt: instant('told_at'),
    toldExpectedAt: instant('told_expected_at'),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.draftOrderId] }),
    // Of two drivers who take one order, the second is refused.
    uniqueIndex('delivery_stops_one_driver').on(table.draftOrderId).where(sql`${table.outcome} is null`),
    index('delivery_stops_order').on(table.draftOrderId),
    // Pictures that have been kept long enough.
    index('delivery_stops_pictures').on(table.doneAt).where(sql`${table.pictureKey} is not null`),
    foreignKey({ columns: [table.runId], foreignColumns: [deliveryRuns.id], name: 'delivery_stops_of_run' }),
    foreignKey({
      columns: [table.draftOrderId],
      foreignColumns: [orders.draftOrderId],
      name: 'delivery_stops_of_order',
    }),
    check('delivery_stops_outcome', sql`${table.outcome} in ('handed', 'safe_place', 'not_delivered')`),
    check('delivery_stops_done', sql`(${table.outcome} is null) = (${table.doneAt} is null)`),
    check(
      'delivery_stops_reason',
      sql`(${table.reason} is not null) = (coalesce(${table.outcome}, '') = 'not_delivered')`,
    ),
    check('delivery_stops_picture', sql`${table.pictureKey} is null or ${table.outcome} = 'safe_place'`),
    check('delivery_stops_position', sql`${table.position} > 0`),
  ],
);
