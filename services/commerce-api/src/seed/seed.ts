import { sql } from 'drizzle-orm';
import { type Database, firstRow } from '../database/database.types';
import { sqlState } from '../database/database-error';

async function isEmpty(db: Database): Promise<boolean> {
  return (await firstRow(db, sql`select 1 from businesses limit 1`)) === undefined;
}

/** Writes the demonstration data into a database without a business. */
export async function seedWhenEmpty(db: Database, now: Date, printLine: (line: string) => void): Promise<void> {
  if (!(await isEmpty(db))) return;
  printLine('The database is empty: writing the demonstration data');
  // Imported only here, so that a seeded service does not keep it in memory.
  const { seedDemo } = await import('../../demo/seed-demo');
  await seedDemo(db, now, printLine).catch(async (error: unknown) => {
    // Two processes may start on one empty database; then the other one was first.
    if (sqlState(error) !== '23505' || (await isEmpty(db))) throw error;
  });
}
