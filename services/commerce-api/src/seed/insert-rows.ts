import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.types';

const AT_ONCE = 500;

/** Inserts rows in batches and skips existing ones. */
export async function insertRows<T extends PgTable>(db: Database, table: T, rows: T['$inferInsert'][]): Promise<void> {
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    await db
      .insert(table)
      .values(rows.slice(from, from + AT_ONCE))
      .onConflictDoNothing();
  }
}
