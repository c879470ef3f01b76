import type { OperatorRole } from '@storefront/api/entities/operator';
import { sql } from 'drizzle-orm';
import { check, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { id, instant } from './columns';

/** People who work on a business's orders, each with a key of their own. */
export const operators = pgTable(
  'operators',
  {
    id: id('id').primaryKey(),
    businessId: id('business_id').notNull(),
    /** Its code in the business's files; null if it was added by a command. */
    code: text('code'),
    name: text('name').notNull(),
    role: text('role').$type<OperatorRole>().notNull(),
    /** Keyed hash of the key. */
    keyHash: text('key_hash').notNull().unique('operators_key_hash'),
    createdAt: instant('created_at').notNull(),
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [
    unique('operators_code').on(table.businessId, table.code),
    check('operators_role', sql`${table.role} in ('picker', 'driver', 'support', 'manager')`),
  ],
);
