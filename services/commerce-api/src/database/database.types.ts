import { type SQL, sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema/schema';

/** Drizzle over PGlite or over PostgreSQL; a transaction is one too. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface OpenDatabase {
  db: Database;
  kind: 'pglite' | 'postgres';
  /** Where it is, for people; never a password. */
  place: string;
  close(): Promise<void>;
}

/** Runs raw SQL. Counts and sums come as text from one driver: cast them in the SQL. */
export async function rowsOf<T>(db: Database, query: SQL): Promise<T[]> {
  const result = (await db.execute(query)) as unknown as { rows: T[] };
  return result.rows;
}

export async function firstRow<T>(db: Database, query: SQL): Promise<T | undefined> {
  return (await rowsOf<T>(db, query))[0];
}

/** An instant as a parameter of raw SQL: the drivers differ in what they make of a Date. */
export const at = (instant: Date): SQL => sql`${instant.toISOString()}::timestamptz`;
