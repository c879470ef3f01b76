/**
 * npm run migrate [-- --dry-run]: brings the tables of the database up to date before commerce-api is restarted.
 * `--dry-run` prints the SQL instead.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { errorMessage } from '@storefront/api/error-message';
import { readDatabaseSettings } from './config/config';
import type { Database } from './database/database.types';
import { assertFits, migrate, missingMigrations } from './database/migrate';
import { openDatabase } from './database/open-database';

// dist/migrate.js and src/migrate-tables.ts are equally deep in the repository.
const repository = fileURLToPath(new URL('../../..', import.meta.url));
const printLine = (line: string) => process.stdout.write(`${line}\n`);

async function printMissing(db: Database): Promise<void> {
  for (const { name, statements } of await missingMigrations(db))
    printLine(`-- ${name}\n${statements.map((statement) => `${statement.trim().replace(/;$/, '')};`).join('\n')}\n`);
}

async function apply(db: Database, version: string): Promise<void> {
  let begun = performance.now();
  let count = 0;
  const missing = await missingMigrations(db);
  printLine(`Migrations to apply: ${missing.length}`);
  await migrate(db, {
    onApplied: ({ name }) => {
      printLine(`  ${name}, ${((performance.now() - begun) / 1_000).toFixed(1)} s`);
      begun = performance.now();
      count += 1;
    },
  });
  await assertFits(db, version);
  printLine(count > 0 ? `Applied ${count}.` : 'The tables are up to date.');
}

try {
  const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } });
  const settings = readDatabaseSettings(process.env, repository);
  const { close } = await openDatabase(settings, (db) =>
    values['dry-run'] ? printMissing(db) : apply(db, settings.version),
  );
  await close();
} catch (error) {
  process.stderr.write(`The tables were not migrated: ${errorMessage(error)}\n`);
  process.exitCode = 1;
}
