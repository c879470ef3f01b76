import type { StoreItemChange, StoreItemValues } from '@storefront/api/entities/desk/desk-item';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, instant } from './columns';

/** Counted stock that a payment has taken; a row is deleted when the stock is returned. */
export const stockTakings = pgTable(
  'stock_takings',
  {
    paymentId: id('payment_id').notNull(),
    storeId: id('store_id').notNull(),
    itemId: id('item_id').notNull(),
    draftOrderId: id('draft_order_id').notNull(),
    quantity: integer('quantity').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.paymentId, table.itemId] }),
    index('stock_takings_order').on(table.draftOrderId),
    check('stock_takings_quantity', sql`${table.quantity} > 0`),
  ],
);

/**
 * What changed a store's counted stock besides counts: orders, returns, and movements that tills report. A count that
 * was taken earlier adds the changes since. Rows are kept for as long as a count may be late.
 */
export const stockChanges = pgTable(
  'stock_changes',
  {
    id: id('id').primaryKey(),
    storeId: id('store_id').notNull(),
    itemId: id('item_id').notNull(),
    change: integer('change').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    index('stock_changes_item').on(table.storeId, table.itemId, table.at),
    index('stock_changes_at').on(table.at),
  ],
);

/** What staff changed of an item in a store, or a picker who found nothing left of it; with what undoes it. */
export const storeItemChanges = pgTable(
  'store_item_changes',
  {
    id: id('id').primaryKey(),
    storeId: id('store_id').notNull(),
    itemId: id('item_id').notNull(),
    /** The parts that changed. */
    before: jsonb('before').$type<StoreItemValues>().notNull(),
    after: jsonb('after').$type<StoreItemValues>().notNull(),
    source: text('source').$type<StoreItemChange['source']>().notNull(),
    /** Null for the administrator of the installation. */
    operatorId: id('operator_id'),
    /** As they were called then. */
    operatorName: text('operator_name').notNull(),
    /** The line of an order at which a picker found nothing left. */
    lineId: id('line_id'),
    at: instant('at').notNull(),
  },
  (table) => [
    index('store_item_changes_item').on(table.storeId, table.itemId, table.at),
    index('store_item_changes_at').on(table.at),
    check('store_item_changes_source', sql`${table.source} in ('desk', 'picker')`),
  ],
);
