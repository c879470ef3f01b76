import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { type Database, firstRow, rowsOf } from './database.types';
import { type Migration, readMigrations } from './read-migrations';

const TOO_OLD =
  'The database has tables from before the first release of commerce-api, whose migrations no longer exist. Use an empty database, or an empty data folder for the embedded one.';
/** PostgreSQL's codes of "relation already exists" and of a row that another process inserted first. */
const DUPLICATE_TABLE = '42P07';
const isTableThere = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && error.code === DUPLICATE_TABLE) || isTableThere(error.cause));

/** The table in which drizzle-orm records migrations, with a column of our own. */
async function makeRecord(db: Database): Promise<void> {
  await db.execute(sql`create schema if not exists drizzle`);
  await db.execute(sql`create table if not exists drizzle.__drizzle_migrations (
    id serial primary key, hash text not null, created_at bigint)`);
  await db.execute(sql`alter table drizzle.__drizzle_migrations add column if not exists oldest_version text`);
}

/**
 * Applies the missing migrations, each in a transaction of its own, so that the locks of one end before the next scans a
 * table. A process that migrates at the same time waits at the lock, and finds the migration made.
 */
async function applyMissing(db: Database, onApplied: (migration: Migration) => void): Promise<void> {
  await makeRecord(db);
  for (const migration of readMigrations()) {
    const isNew = await db.transaction(async (tx) => {
      await tx.execute(sql`lock table drizzle.__drizzle_migrations in exclusive mode`);
      const made = sql`select 1 from drizzle.__drizzle_migrations where created_at >= ${migration.at} limit 1`;
      if (await firstRow(tx, made)) return false;
      for (const statement of migration.statements) await tx.execute(sql.raw(statement));
      await tx.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at, oldest_version)
        values (${migration.hash}, ${migration.at}, ${migration.oldestVersion})`);
      return true;
    });
    if (isNew) onApplied(migration);
  }
}

/**
 * Applies the missing migrations. Processes that open an empty database together may both create the record of
 * migrations: the slower one fails, and tries again.
 * @throws Error with one sentence for a database from before the baseline
 */
export async function migrate(
  db: Database,
  { attempts = 3, onApplied = () => {} }: { attempts?: number; onApplied?: (migration: Migration) => void } = {},
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await applyMissing(db, onApplied);
      return;
    } catch (error) {
      if (attempt === attempts) throw isTableThere(error) ? new Error(TOO_OLD, { cause: error }) : error;
      await pause(100 * attempt);
    }
  }
}

/** What `migrate` would apply, oldest first. It writes nothing. */
export async function missingMigrations(db: Database): Promise<Migration[]> {
  const known = sql`select to_regclass('drizzle.__drizzle_migrations') is not null as known`;
  if (!(await firstRow<{ known: boolean }>(db, known))?.known) return readMigrations();
  const newest = sql`select coalesce(max(created_at), 0)::text as at from drizzle.__drizzle_migrations`;
  const { at } = (await firstRow<{ at: string }>(db, newest)) ?? { at: '0' };
  return readMigrations().filter((migration) => migration.at > Number(at));
}

/**
 * A newer version may have added to the tables, which this version does not notice. It may also have removed what this
 * one uses, and recorded from which version on they work.
 * @param version of this commerce-api, such as '1.0.0'
 * @throws Error with one sentence when this version is too old
 */
export async function assertFits(db: Database, version: string): Promise<void> {
  const rows = await rowsOf<{ oldest: string }>(
    db,
    sql`select oldest_version as oldest from drizzle.__drizzle_migrations where oldest_version is not null`,
  );
  const tooNew = rows.find(({ oldest }) => oldest.localeCompare(version, 'en', { numeric: true }) > 0);
  if (tooNew)
    throw new Error(
      `The database was migrated for commerce-api ${tooNew.oldest} and later, and this is ${version}: start the newer version, or restore the backup from before the upgrade.`,
    );
}
