import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant } from './columns';
import { orders } from './order';

/** Links with which shoppers pay the draft orders that operators made for them. */
export const paymentLinks = pgTable(
  'payment_links',
  {
    id: id('id').primaryKey(),
    businessId: id('business_id').notNull(),
    draftOrderId: id('draft_order_id').notNull(),
    /** What is paid: the draft's total when the link was sent, in minor units. */
    amount: integer('amount').notNull(),
    /** The draft and its basket as they were then; the link pays nothing else. */
    orderVersion: integer('order_version').notNull(),
    basketVersion: integer('basket_version').notNull(),
    operatorId: id('operator_id').notNull(),
    operatorName: text('operator_name').notNull(),
    createdAt: instant('created_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    withdrawnAt: instant('withdrawn_at'),
    /** How often it was mailed. */
    mails: integer('mails').notNull().default(1),
    /** The session that opened it last and may pay, as an owner of details; null until it was opened. */
    payer: text('payer'),
  },
  (table) => [
    foreignKey({
      columns: [table.draftOrderId],
      foreignColumns: [orders.draftOrderId],
      name: 'payment_links_of_order',
    }),
    // A draft has one link at a time.
    uniqueIndex('payment_links_one_per_order').on(table.draftOrderId).where(sql`${table.withdrawnAt} is null`),
    index('payment_links_payer').on(table.payer).where(sql`${table.payer} is not null`),
    index('payment_links_business').on(table.businessId, table.createdAt),
  ],
);
