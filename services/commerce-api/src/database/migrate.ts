import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { type Database, firstRow } from './database.types';

const TOO_OLD =
  'The database has tables from before the first release of commerce-api, whose migrations no longer exist. Use an empty database, or an empty data folder for the embedded one.';
/** PostgreSQL's code of "relation already exists". */
const DUPLICATE_TABLE = '42P07';
const isTableThere = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && error.code === DUPLICATE_TABLE) || isTableThere(error.cause));

/** The migrations folder, relative to the source or to the built file. */
export function migrationsFolder(): string {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    const candidate = join(folder, 'migrations');
    if (existsSync(join(candidate, 'meta', '_journal.json'))) return candidate;
    if (folder === dirname(folder)) throw new Error('The migrations folder is missing next to the service');
  }
}

/**
 * Applies the missing migrations, and records them where drizzle-orm does. Each has a transaction of its own, so that the
 * locks of one end before the next scans a table.
 */
async function migrate(db: Database): Promise<void> {
  await db.execute(sql`create schema if not exists drizzle`);
  await db.execute(sql`create table if not exists drizzle.__drizzle_migrations (
    id serial primary key, hash text not null, created_at bigint)`);
  for (const migration of readMigrationFiles({ migrationsFolder: migrationsFolder() }))
    await db.transaction(async (tx) => {
      const made = sql`select 1 from drizzle.__drizzle_migrations where created_at >= ${migration.folderMillis} limit 1`;
      if (await firstRow(tx, made)) return;
      for (const statement of migration.sql) await tx.execute(sql.raw(statement));
      await tx.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at)
        values (${migration.hash}, ${migration.folderMillis})`);
    });
}

/**
 * Processes that start together may migrate at the same time: the slower one fails on what the other created, and
 * retries.
 * @throws Error with one sentence for a database from before the baseline
 */
export async function migrateWithRetry(db: Database, { attempts = 10 } = {}): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await migrate(db);
      return;
    } catch (error) {
      if (attempt === attempts) throw isTableThere(error) ? new Error(TOO_OLD, { cause: error }) : error;
      await pause(100 * attempt);
    }
  }
}
