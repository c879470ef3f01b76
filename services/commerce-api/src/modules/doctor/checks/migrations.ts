import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import Type from 'typebox';
import Value from 'typebox/value';
import { rowsOf } from '../../../database/database.types';
import { migrationsFolder } from '../../../database/migrate';
import type { ServiceContext } from '../../../service-context';
import { orRight, type Reported, wrong } from '../finding';

const Journal = Type.Object({ entries: Type.Array(Type.Object({ when: Type.Integer(), tag: Type.String() })) });

/** Whether the database has exactly the migrations of this version of commerce-api. */
export async function migrations({ db }: ServiceContext): Promise<readonly Reported[]> {
  const { entries } = Value.Parse(
    Journal,
    JSON.parse(await readFile(join(migrationsFolder(), 'meta', '_journal.json'), 'utf8')),
  );
  const rows = await rowsOf<{ at: string }>(
    db,
    sql`select created_at::text as at from drizzle.__drizzle_migrations order by created_at`,
  );
  const applied = new Set(rows.map(({ at }) => Number(at)));
  const missing = entries.filter(({ when }) => !applied.has(when)).map(({ tag }) => tag);
  const known = new Set(entries.map(({ when }) => when));
  const ahead = [...applied].filter((when) => !known.has(when));
  const found: Reported[] = [];
  if (missing.length > 0)
    found.push(
      wrong(
        `The database lacks the migration ${missing.join(', ')}`,
        'What needs its tables and columns fails.',
        'Restart commerce-api: it migrates when it starts. After a restore, use the newer backup',
      ),
    );
  if (ahead.length > 0)
    found.push(
      wrong(
        `The database has ${ahead.length} migrations that this version does not know`,
        'A newer commerce-api has made them; this one may write what the newer one misreads.',
        'Start the newer version in every process: migrations only go forward',
      ),
    );
  return orRight(found, `All ${entries.length} migrations are applied`);
}
