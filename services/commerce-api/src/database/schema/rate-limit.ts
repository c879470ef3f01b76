import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/** Usage of each rate limit, kept in the database so that all processes share it. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** Digest of the limit and its subject, so that no e-mail or address can be read here. */
    key: text('key').primaryKey(),
    /** When the limit is fully available again; a later time means more of it is used. */
    clearAt: instant('clear_at').notNull(),
  },
  (table) => [index('rate_limits_clear').on(table.clearAt)],
);
