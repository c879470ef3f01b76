import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const TOO_OLD =
  'The database has tables from before the first release of commerce-api, whose migrations no longer exist. Use an empty database, or an empty data folder for the embedded one.';
/** PostgreSQL's code of "relation already exists". */
const DUPLICATE_TABLE = '42P07';
const isTableThere = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && error.code === DUPLICATE_TABLE) || isTableThere(error.cause));

/** The migrations folder, relative to the source or to the built file. */
function migrationsFolder(): string {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    const candidate = join(folder, 'migrations');
    if (existsSync(join(candidate, 'meta', '_journal.json'))) return candidate;
    if (folder === dirname(folder)) throw new Error('The migrations folder is missing next to the service');
  }
}

/**
 * Processes that start together may migrate at the same time: the slower one fails on what the other created, and
 * retries.
 * @throws Error with one sentence for a database from before the baseline
 */
export async function migrateWithRetry(
  migrate: (folder: string) => Promise<void>,
  { attempts = 10 } = {},
): Promise<void> {
  const folder = migrationsFolder();
  for (let attempt = 1; ; attempt += 1) {
    try {
      await migrate(folder);
      return;
    } catch (error) {
      if (attempt === attempts) throw isTableThere(error) ? new Error(TOO_OLD, { cause: error }) : error;
      await pause(100 * attempt);
    }
  }
}
