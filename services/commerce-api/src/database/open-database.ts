import type { Config } from '../config/config';
import type { Database, OpenDatabase } from './database.types';
import type { MeasureStatement } from './measured-client';
import { assertFits, assertMigrated, migrate } from './migrate';

/**
 * Opens PostgreSQL if DATABASE_URL is set, else the embedded database in DATA_DIR.
 * @param prepare brings the tables up to date, or refuses them
 * @param measure receives every statement of PostgreSQL
 */
export async function openDatabase(
  { databaseUrl, poolSize, dataDir }: Pick<Config, 'databaseUrl' | 'poolSize' | 'dataDir'>,
  prepare: (db: Database) => Promise<void>,
  measure?: MeasureStatement,
): Promise<OpenDatabase> {
  // Imported only when it is used: PGlite alone takes 27 MB.
  if (databaseUrl) return (await import('./open-postgres')).openPostgres(databaseUrl, poolSize, { prepare, measure });
  return (await import('./open-pglite')).openPglite({ dataDir, prepare });
}

/** Migrates the tables, or checks that `npm run migrate` has, and that this version works with them. */
export const prepareTables =
  ({ migratesAtStart, version }: Pick<Config, 'migratesAtStart' | 'version'>) =>
  async (db: Database): Promise<void> => {
    if (migratesAtStart) await migrate(db);
    else await assertMigrated(db);
    await assertFits(db, version);
  };
