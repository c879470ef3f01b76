import type { ComplaintKind, OrderComplaint } from '@storefront/api/entities/order-complaint';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { id, instant } from './columns';
import { orderLines, orders } from './order';
import { refunds } from './refund';

/** Problems that shoppers reported with their orders. */
export const orderComplaints = pgTable(
  'order_complaints',
  {
    id: id('id').primaryKey(),
    businessId: id('business_id').notNull(),
    draftOrderId: id('draft_order_id').notNull(),
    state: text('state').$type<OrderComplaint['state']>().notNull(),
    /** What its items cost when it was reported; once it is refunded, what was given back. */
    amount: integer('amount').notNull(),
    /** Whether the rules of the business decided it; those amounts count against their limits. */
    isAutomatic: boolean('is_automatic').notNull(),
    note: text('note'),
    /** The picture in the file store; it is always a JPEG, encoded by us. */
    pictureKey: text('picture_key'),
    /** The Idempotency-Key of the report. */
    requestKey: text('request_key'),
    createdAt: instant('created_at').notNull(),
    decidedAt: instant('decided_at'),
    /** Why an operator refunded or declined it. */
    reason: text('reason'),
  },
  (table) => [
    foreignKey({
      columns: [table.draftOrderId],
      foreignColumns: [orders.draftOrderId],
      name: 'order_complaints_of_order',
    }),
    index('order_complaints_order').on(table.draftOrderId),
    index('order_complaints_business').on(table.businessId, table.createdAt),
    uniqueIndex('order_complaints_once_per_key').on(table.draftOrderId, table.requestKey),
    check('order_complaints_state', sql`${table.state} in ('open', 'refunded', 'declined')`),
    check('order_complaints_decided', sql`(${table.state} = 'open') = (${table.decidedAt} is null)`),
    check('order_complaints_amount', sql`${table.amount} >= 0`),
  ],
);

export const complaintLines = pgTable(
  'complaint_lines',
  {
    complaintId: id('complaint_id').notNull(),
    orderLineId: id('order_line_id').notNull(),
    quantity: integer('quantity').notNull(),
    kind: text('kind').$type<ComplaintKind>().notNull(),
    /** Null while nothing is refunded for it. */
    refundId: id('refund_id'),
  },
  (table) => [
    primaryKey({ columns: [table.complaintId, table.orderLineId] }),
    foreignKey({
      columns: [table.complaintId],
      foreignColumns: [orderComplaints.id],
      name: 'complaint_lines_of_complaint',
    }),
    foreignKey({ columns: [table.orderLineId], foreignColumns: [orderLines.id], name: 'complaint_lines_of_line' }),
    foreignKey({ columns: [table.refundId], foreignColumns: [refunds.id], name: 'complaint_lines_of_refund' }),
    check('complaint_lines_quantity', sql`${table.quantity} > 0`),
    check('complaint_lines_kind', sql`${table.kind} in ('missing', 'damaged', 'poor_quality', 'not_as_ordered')`),
  ],
);
