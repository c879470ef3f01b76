import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/** What has been used of each limit, in the database, so that any number of processes count together. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** Digest of the limit and of whom it is for: no e-mail or address can be read here. */
    key: text('key').primaryKey(),
    /** When nothing of it is used any more; the further ahead, the more is. */
    clearAt: instant('clear_at').notNull(),
  },
  (table) => [index('rate_limits_clear').on(table.clearAt)],
);
