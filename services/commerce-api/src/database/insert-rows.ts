import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.types';

/** Each value is a parameter, of which PostgreSQL takes at most 65,535 in a statement. */
const BATCH_SIZE = 500;

/** Inserts rows in batches and skips existing ones. */
export async function insertRows<T extends PgTable>(db: Database, table: T, rows: T['$inferInsert'][]): Promise<void> {
  for (let from = 0; from < rows.length; from += BATCH_SIZE) {
    await db
      .insert(table)
      .values(rows.slice(from, from + BATCH_SIZE))
      .onConflictDoNothing();
  }
}
