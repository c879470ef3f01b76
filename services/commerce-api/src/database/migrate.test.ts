import { sql } from 'drizzle-orm';
import { assertComplete, completeSchema, missingParts } from './complete-schema';
import { rowsOf } from './database.types';
import { assertFits, migrate } from './migrate';
import { openPglite } from './open-pglite';

test('a database from before the first migration is refused with one sentence', async () => {
  const { db, close } = await openPglite({});
  // What an earlier version recorded: another migration, made before this one.
  await db.execute(sql`update drizzle.__drizzle_migrations set hash = 'earlier', created_at = 1`);
  await expect(migrate(db, { attempts: 1 })).rejects.toThrow(
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
  await migrate(db);
  expect(await rowsOf(db, sql`select from drizzle.__drizzle_migrations`)).toHaveLength(made.length);
  // `refusedAddition` asks whenever a basket is shown that changes an order.
  const plan = await db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    return tx.execute(sql`explain select 1 from payments where adds_to = 1 and state = 'declined'`);
  });
  expect(JSON.stringify(plan)).toContain('payments_additions');
  await close();
});

test('a database that lacks migrations or tables of jobs is refused by name, without a change', async () => {
  const { db, script, close } = await openPglite({ prepare: async () => {} });
  const database = { db, script };
  const names = async () => (await missingParts(database)).map(({ name }) => name);
  await expect(assertComplete(database)).rejects.toThrow(
    /^The database lacks 0000_baseline, .*, background_jobs, and .*: run npm run migrate first\.$/,
  );
  expect(await rowsOf(db, sql`select from pg_namespace where nspname in ('drizzle', 'jobs')`)).toEqual([]);
  const applied: string[] = [];
  const before = await names();
  await completeSchema(database, { onApplied: ({ name }) => applied.push(name) });
  expect(applied).toEqual(before);
  await assertComplete(database);
  await db.execute(sql`select jobs.delete_queue('mail')`);
  expect(await names()).toEqual(['background_jobs']);
  await completeSchema(database, {});
  await db.execute(sql`drop index jobs.job_by_key`);
  expect(await names()).toEqual(['background_jobs']);
  await db.execute(
    sql`delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)`,
  );
  expect(await names()).toHaveLength(2);
  await close();
});

test('a version works on the tables of a newer one until a migration says that they need it', async () => {
  const { db, close } = await openPglite({});
  const record = (oldest: string | null) =>
    db.execute(sql`
    insert into drizzle.__drizzle_migrations (hash, created_at, oldest_version) values ('later', 9e12, ${oldest})`);
  await record(null);
  await record('1.9.0');
  await assertFits(db, '1.10.0');
  await record('1.11.0');
  await expect(assertFits(db, '1.10.0')).rejects.toThrow(
    'The database was migrated for commerce-api 1.11.0 and later, and this is 1.10.0',
  );
  await close();
});
