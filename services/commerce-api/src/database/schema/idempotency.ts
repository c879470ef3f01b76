import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, instant } from './columns';

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    businessId: id('business_id').notNull(),
    operation: text('operation').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    status: integer('status'),
    reply: text('reply'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.businessId, table.operation, table.key] }),
    index('idempotency_keys_created').on(table.createdAt),
  ],
);
