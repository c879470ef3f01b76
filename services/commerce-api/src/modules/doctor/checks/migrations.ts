import { sql } from 'drizzle-orm';
import { rowsOf } from '../../../database/database.types';
import { readMigrations } from '../../../database/read-migrations';
import type { ServiceContext } from '../../../service-context';
import { orRight, type Reported, wrong } from '../finding';

/** Whether the database has exactly the migrations of this version of commerce-api. */
export async function migrations({ db }: ServiceContext): Promise<readonly Reported[]> {
  const own = readMigrations();
  const rows = await rowsOf<{ at: string }>(
    db,
    sql`select created_at::text as at from drizzle.__drizzle_migrations order by created_at`,
  );
  const applied = new Set(rows.map(({ at }) => Number(at)));
  const missing = own.filter(({ at }) => !applied.has(at)).map(({ name }) => name);
  const known = new Set(own.map(({ at }) => at));
  const ahead = [...applied].filter((at) => !known.has(at));
  const found: Reported[] = [];
  if (missing.length > 0)
    found.push(
      wrong(
        `The database lacks the migration ${missing.join(', ')}`,
        'What needs its tables and columns fails.',
        'Type npm run migrate. After a restore, use the newer backup',
      ),
    );
  if (ahead.length > 0)
    found.push(
      wrong(
        `The database has migrations that this version does not know: ${ahead.length}`,
        'A newer commerce-api has made them. This version works beside it for as long as the upgrade takes.',
        'Start the newer version in every process: migrations only go forward',
      ),
    );
  return orRight(found, `All ${own.length} migrations are applied`);
}
