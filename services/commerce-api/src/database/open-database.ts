import type { Config } from '../config/config';
import { assertComplete, completeSchema } from './complete-schema';
import type { OpenDatabase, Statements } from './database.types';
import type { MeasureStatement } from './measured-client';
import { assertFits } from './migrate';
import { ReadReplica } from './read-replica';

/**
 * Opens PostgreSQL if DATABASE_URL is set, else the embedded database in DATA_DIR.
 * @param prepare brings the tables up to date, or refuses them
 * @param measure receives every statement of PostgreSQL
 */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'poolSize' | 'preparesStatements' | 'dataDir'>,
  prepare: (database: Statements) => Promise<void>,
  measure?: MeasureStatement,
): Promise<OpenDatabase> {
  const { databaseUrl, poolSize, preparesStatements, dataDir } = config;
  // Imported only when it is used: PGlite alone takes 27 MB.
  if (!databaseUrl) return (await import('./open-pglite')).openPglite({ dataDir, prepare });
  const { openPostgres } = await import('./open-postgres');
  return openPostgres(databaseUrl, poolSize, { prepare, measure, preparesStatements });
}

/** A shopper who waits for the replica would have been served by the database itself. */
const REPLICA_DEADLINE_MS = 2_000;

/**
 * Opens READ_DATABASE_URL, where it is set. A replica that is away delays no start: it is used as soon as it replies.
 * @param report of what takes it out of use for some seconds
 */
export async function openReplica(
  config: Pick<Config, 'readDatabaseUrl' | 'poolSize' | 'preparesStatements'>,
  report: (error: unknown) => void,
  measure?: MeasureStatement,
): Promise<ReadReplica | undefined> {
  const { readDatabaseUrl, poolSize, preparesStatements } = config;
  if (!readDatabaseUrl) return undefined;
  const { openPostgres } = await import('./open-postgres');
  const options = { prepare: async () => {}, measure, preparesStatements, deadlineMs: REPLICA_DEADLINE_MS };
  return new ReadReplica(await openPostgres(readDatabaseUrl, poolSize, options), report);
}

/** Migrates the tables, or checks that `npm run migrate` has, and that this version works with them. */
export const prepareTables =
  ({ migratesAtStart, version }: Pick<Config, 'migratesAtStart' | 'version'>) =>
  async (database: Statements): Promise<void> => {
    if (migratesAtStart) await completeSchema(database);
    else await assertComplete(database);
    await assertFits(database.db, version);
  };
