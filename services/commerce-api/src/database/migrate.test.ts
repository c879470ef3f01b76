import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { migrateWithRetry } from './migrate';
import { openPglite } from './open-pglite';

test('a database from before the first migration is refused with one sentence', async () => {
  const { db, client, close } = await openPglite({});
  // What an earlier version recorded: another migration, made before this one.
  await db.execute(sql`update drizzle.__drizzle_migrations set hash = 'earlier', created_at = 1`);
  await expect(
    migrateWithRetry((migrationsFolder) => migrate(drizzle(client), { migrationsFolder }), { attempts: 1 }),
  ).rejects.toThrow(
    'The database has tables from before the first release of commerce-api, whose migrations no longer exist.',
  );
  await close();
});
