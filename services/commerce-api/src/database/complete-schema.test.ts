import { sql } from 'drizzle-orm';
import { openEmptyDatabase } from '../../test-support/database/open-test-database';
import { assertComplete, completeSchema } from './complete-schema';

test('a database that accepts no new tables is refused with one sentence', async () => {
  const { db, script, close } = await openEmptyDatabase();
  await completeSchema({ db, script });
  await db.execute(sql`drop schema jobs cascade`);
  const readOnly = (text: string) => script(text.replace(/begin;/i, 'begin; set transaction read only;'));
  await expect(completeSchema({ db, script: readOnly })).rejects.toThrow(
    /^The user of the database may not create tables in it/,
  );
  await close();
});

test('tables that another process has made meanwhile are found', async () => {
  const { db, script, close } = await openEmptyDatabase();
  await db.execute(sql`drop schema jobs cascade`);
  let calls = 0;
  const late = async (text: string) => {
    calls += 1;
    await script(text);
    // What PostgreSQL says to the slower of two that create a schema.
    throw Object.assign(new Error('duplicate key value violates unique constraint'), { code: '23505' });
  };
  await completeSchema({ db, script: late });
  expect(calls).toBe(1);
  await assertComplete({ db, script });
  await close();
});
