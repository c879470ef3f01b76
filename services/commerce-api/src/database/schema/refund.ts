import type { RefundKind } from '@storefront/api/entities/refund';
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { VatTotal } from '../../modules/pricing/vat';
import { id, instant } from './columns';
import { orders, payments } from './order';

/** What is given back of a captured payment. A refund is requested first, and done once the gateway has made it. */
export const refunds = pgTable(
  'refunds',
  {
    /** Part of the request's idempotency key at the gateway. */
    id: id('id').primaryKey(),
    paymentId: id('payment_id').notNull(),
    draftOrderId: id('draft_order_id').notNull(),
    kind: text('kind').$type<RefundKind>().notNull(),
    /** Of the kind `line`: which one, and how many of it. */
    orderLineId: id('order_line_id'),
    quantity: integer('quantity'),
    amount: integer('amount').notNull(),
    /** The VAT in the amount, by rate; empty for goodwill, which is outside the scope of VAT. */
    vat: jsonb('vat').$type<VatTotal[]>().notNull().default([]),
    reason: text('reason').notNull(),
    /** The Idempotency-Key of an operator's request, which makes one refund. */
    requestKey: text('request_key'),
    requestedAt: instant('requested_at').notNull(),
    /** When a gateway without idempotency keys was last asked for it; null once the gateway has refused. */
    attemptedAt: instant('attempted_at'),
    doneAt: instant('done_at'),
  },
  (table) => [
    foreignKey({ columns: [table.paymentId], foreignColumns: [payments.id], name: 'refunds_of_payment' }),
    foreignKey({ columns: [table.draftOrderId], foreignColumns: [orders.draftOrderId], name: 'refunds_of_order' }),
    index('refunds_payment').on(table.paymentId),
    index('refunds_order').on(table.draftOrderId),
    uniqueIndex('refunds_once_per_key').on(table.draftOrderId, table.requestKey),
    check('refunds_amount', sql`${table.amount} > 0`),
    check('refunds_line', sql`(${table.kind} = 'line') = (${table.orderLineId} is not null and ${table.quantity} > 0)`),
    check('refunds_kind', sql`${table.kind} in ('order', 'picking', 'line', 'delivery', 'goodwill', 'gateway')`),
  ],
);
