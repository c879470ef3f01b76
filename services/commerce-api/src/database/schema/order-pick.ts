import type { PickedBag, Tote } from '@storefront/api/entities/desk/pick-list';
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant } from './columns';
import { orders } from './order';

/** Who picks an order or has picked it, and where its bags stand. An order that was given back has no row. */
export const orderPicks = pgTable(
  'order_picks',
  {
    draftOrderId: id('draft_order_id').primaryKey(),
    storeId: id('store_id').notNull(),
    /** The orders that one operator picks in one walk. */
    batchId: id('batch_id').notNull(),
    operatorId: id('operator_id').notNull(),
    operatorName: text('operator_name').notNull(),
    tote: text('tote').$type<Tote>().notNull(),
    begunAt: instant('begun_at').notNull(),
    /** Null while it is being picked. */
    finishedAt: instant('finished_at'),
    bags: jsonb('bags').$type<PickedBag[]>().notNull().default([]),
    /** A shelf or rail of the store: 'B4'; null until it is picked. */
    place: text('place'),
    /** Counts the decisions on its lines, by which the store's screens see that there are new ones. */
    changes: integer('changes').notNull().default(0),
  },
  (table) => [
    index('order_picks_open').on(table.storeId).where(sql`${table.finishedAt} is null`),
    index('order_picks_of_operator').on(table.operatorId).where(sql`${table.finishedAt} is null`),
    foreignKey({ columns: [table.draftOrderId], foreignColumns: [orders.draftOrderId], name: 'order_picks_of_order' }),
    check('order_picks_place', sql`(${table.finishedAt} is null) = (${table.place} is null)`),
  ],
);
