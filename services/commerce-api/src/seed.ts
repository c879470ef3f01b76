import { sql } from 'drizzle-orm';
import { type Database, firstRow } from './database/database.types';
import { sqlState } from './database/database-error';
import { seedData } from './seed/seed-data';

async function isEmpty(db: Database): Promise<boolean> {
  return (await firstRow(db, sql`select 1 from businesses limit 1`)) === undefined;
}

/** Puts the demonstration data into a database that holds no business yet. */
export async function seedWhenEmpty(db: Database, now: Date, say: (line: string) => void): Promise<void> {
  if (!(await isEmpty(db))) return;
  say('The database is empty: writing the demonstration data');
  // Loaded only here: a service that is already seeded need not carry it in memory.
  const { demoData } = await import('../demo/demo-data');
  await seedData(db, demoData(now), now, say).catch((error: unknown) => {
    // Two processes that start on one empty database: the other one was first.
    if (sqlState(error) !== '23505') throw error;
  });
}
