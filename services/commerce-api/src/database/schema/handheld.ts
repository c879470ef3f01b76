import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant } from './columns';

/** Shared devices of stores, on which staff log in with a PIN. */
export const handhelds = pgTable(
  'handhelds',
  {
    id: id('id').primaryKey(),
    businessId: id('business_id').notNull(),
    storeId: id('store_id').notNull(),
    name: text('name').notNull(),
    /** Keyed hash of the secret in the device's cookie. */
    secretHash: text('secret_hash').notNull().unique('handhelds_secret'),
    /** The name of the operator who paired it. */
    pairedBy: text('paired_by').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Of the last log-in or unlocking. */
    lastUsedAt: instant('last_used_at'),
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [index('handhelds_store').on(table.storeId)],
);
