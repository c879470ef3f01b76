import { sql } from 'drizzle-orm';
import { rowsOf } from './database.types';
import { migrateWithRetry } from './migrate';
import { openPglite } from './open-pglite';

test('a database from before the first migration is refused with one sentence', async () => {
  const { db, close } = await openPglite({});
  // What an earlier version recorded: another migration, made before this one.
  await db.execute(sql`update drizzle.__drizzle_migrations set hash = 'earlier', created_at = 1`);
  await expect(migrateWithRetry(db, { attempts: 1 })).rejects.toThrow(
    'The database has tables from before the first release of commerce-api, whose migrations no longer exist.',
  );
  await close();
});

test('each migration has a transaction of its own, and what it adds unchecked a later one checks', async () => {
  const { db, close } = await openPglite({});
  const made = await rowsOf<{ by: string }>(db, sql`select xmin::text as by from drizzle.__drizzle_migrations`);
  expect(made.length).toBeGreaterThan(1);
  expect(new Set(made.map(({ by }) => by)).size).toBe(made.length);
  expect(await rowsOf(db, sql`select conname from pg_constraint where not convalidated`)).toEqual([]);
  await migrateWithRetry(db);
  expect(await rowsOf(db, sql`select from drizzle.__drizzle_migrations`)).toHaveLength(made.length);
  // `refusedAddition` asks whenever a basket is shown that changes an order.
  const plan = await db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    return tx.execute(sql`explain select 1 from payments where adds_to = 1 and state = 'declined'`);
  });
  expect(JSON.stringify(plan)).toContain('payments_additions');
  await close();
});
