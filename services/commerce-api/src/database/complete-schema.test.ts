import { sql } from 'drizzle-orm';
import { openEmptyDatabase } from '../../test-support/database/open-test-database';
import { completeSchema } from './complete-schema';

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
