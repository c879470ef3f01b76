import { sql } from 'drizzle-orm';
import { rowsOf } from '../../../database/database.types';
import type { ServiceContext } from '../../../service-context';
import { NO_PICTURE } from '../../import/columns/look-columns';
import { type Reported, right, warning } from '../finding';

/** Items on sale, and how many of them have no picture. */
export async function items({ db }: ServiceContext): Promise<readonly Reported[]> {
  const rows = await rowsOf<{ name: string; items: number; without: number }>(
    db,
    sql`select b.name, count(*)::int as items,
          (count(*) filter (where i.images ->> 'originals' like ${`/pictures/${NO_PICTURE}/%`}))::int as without
        from businesses b join items i on i.business_id = b.id
        where exists(select from store_items s where s.item_id = i.id)
        group by b.id, b.name order by b.id`,
  );
  return rows.map(({ name, items: count, without }) =>
    without === 0
      ? right(`${name}: all ${count} items on sale have pictures`)
      : warning(
          `${name}: ${without} of ${count} items on sale have no picture`,
          'They are shown with a neutral one.',
          'Name their pictures in items.csv and import it again (docs/how-to/import-your-data.md)',
        ),
  );
}
