/**
 * npm run migrate [-- --dry-run]: brings the tables of the database up to date before commerce-api is restarted.
 * `--dry-run` prints the SQL instead.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { errorMessage } from '@storefront/api/error-message';
import { readDatabaseSettings } from './config/config';
import { completeSchema, missingParts } from './database/complete-schema';
import type { Statements } from './database/database.types';
import { assertFits } from './database/migrate';
import { openDatabase } from './database/open-database';

// dist/migrate.js and src/migrate-tables.ts are equally deep in the repository.
const repository = fileURLToPath(new URL('../../..', import.meta.url));
const printLine = (line: string) => process.stdout.write(`${line}\n`);

async function printMissing(database: Statements): Promise<void> {
  for (const { name, statements } of await missingParts(database))
    printLine(`-- ${name}\n${statements.map((statement) => `${statement.trim().replace(/;$/, '')};`).join('\n')}\n`);
}

async function apply(database: Statements, version: string): Promise<void> {
  let begun = performance.now();
  let count = 0;
  const missing = await missingParts(database);
  printLine(`Migrations to apply: ${missing.length}`);
  await completeSchema(database, {
    onApplied: ({ name }) => {
      printLine(`  ${name}, ${((performance.now() - begun) / 1_000).toFixed(1)} s`);
      begun = performance.now();
      count += 1;
    },
  });
  await assertFits(database.db, version);
  printLine(count > 0 ? `Applied ${count}.` : 'The tables are up to date.');
}

try {
  const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } });
  const settings = readDatabaseSettings(process.env, repository);
  const { close } = await openDatabase(settings, (database) =>
    values['dry-run'] ? printMissing(database) : apply(database, settings.version),
  );
  await close();
} catch (error) {
  process.stderr.write(`The tables were not migrated: ${errorMessage(error)}\n`);
  process.exitCode = 1;
}
