import { setTimeout as pause } from 'node:timers/promises';
import { bossDatabase, installJobs, missingJobTables } from '../jobs/install-jobs';
import type { Statements } from './database.types';
import { sqlState } from './database-error';
import { migrate, missingMigrations } from './migrate';

/** A migration, or the tables of the background jobs. */
export interface SchemaPart {
  /** Such as '0004_changed_orders'. */
  readonly name: string;
  readonly statements: readonly string[];
}

interface Completion {
  /** How often it is tried, where other processes may migrate too. */
  readonly attempts?: number;
  readonly onApplied?: (part: Pick<SchemaPart, 'name'>) => void;
}

/** PostgreSQL's codes of "insufficient privilege" and "read-only transaction". */
const NO_RIGHT = ['42501', '25006'];
const NO_RIGHT_SENTENCE =
  'The user of the database may not create tables in it, and commerce-api creates its own and those of its background jobs: grant CREATE on the database, and use a server that accepts writes.';

/** What `completeSchema` would apply, oldest first. It writes nothing. */
export async function missingParts({ db, script }: Statements): Promise<SchemaPart[]> {
  const ofJobs = await missingJobTables(bossDatabase(db, script));
  return [
    ...(await missingMigrations(db)),
    ...(ofJobs.length > 0 ? [{ name: 'background_jobs', statements: ofJobs }] : []),
  ];
}

/** @throws Error with one sentence when `npm run migrate` has to run first */
export async function assertComplete(database: Statements): Promise<void> {
  const missing = await missingParts(database);
  if (missing.length > 0)
    throw new Error(
      `The database lacks ${missing.map(({ name }) => name).join(', ')}, and MIGRATE_AT_START is no: run npm run migrate first.`,
    );
}

/**
 * Processes that find no tables of pg-boss together all create them, one after the other under its lock. The slower ones
 * fail, and find the tables when they try again.
 */
async function installTogether(database: Statements, attempts: number): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await installJobs(database);
    } catch (error) {
      if (attempt >= attempts) throw error;
      await pause(100 * attempt);
    }
  }
}

/**
 * Brings our tables and those of the background jobs up to date.
 * @throws Error with one sentence where the database refuses it
 */
export async function completeSchema(database: Statements, { attempts = 3, onApplied }: Completion = {}) {
  try {
    const missing = await missingParts(database);
    await migrate(database.db, { attempts, ...(onApplied && { onApplied }) });
    await installTogether(database, attempts);
    for (const { name } of missing) if (name === 'background_jobs') onApplied?.({ name });
  } catch (error) {
    throw NO_RIGHT.includes(sqlState(error) ?? '') ? new Error(NO_RIGHT_SENTENCE, { cause: error }) : error;
  }
}
