import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { id } from './columns';

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
