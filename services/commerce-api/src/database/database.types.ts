import { type SQL, sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Installation } from '../context/installation.types';
import type * as schema from './schema/schema';

/** Drizzle over PGlite or PostgreSQL; a transaction has this type too. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

type Kind = Installation['database'];

/** What brings the tables up to date. */
export interface Statements {
  db: Database;
  /** Runs a text of several statements. */
  script(text: string): Promise<unknown>;
}

export interface OpenDatabase extends Kind, Statements {
  /** Human-readable location of the database, without the password. */
  place: string;
  close(): Promise<void>;
}

/** Runs raw SQL. One driver returns counts and sums as text: cast them in the SQL. */
export async function rowsOf<T>(db: Database, query: SQL): Promise<T[]> {
  const result = (await db.execute(query)) as unknown as { rows: T[] };
  return result.rows;
}

export async function firstRow<T>(db: Database, query: SQL): Promise<T | undefined> {
  return (await rowsOf<T>(db, query))[0];
}

/** An instant as a parameter of raw SQL. The drivers convert a Date differently. */
export const at = (instant: Date): SQL => sql`${instant.toISOString()}::timestamptz`;
