import { seedDemo } from '../demo/seed-demo';
import type { OpenDatabase } from '../src/database/database.types';
import { openEmptyDatabase } from './database/open-test-database';

/** A database of the caller's own with the demonstration shops, as a first start makes it. */
export async function openDemoDatabase(now: Date): Promise<OpenDatabase> {
  const database = await openEmptyDatabase();
  await seedDemo(database.db, now);
  return database;
}
