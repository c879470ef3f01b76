import { DAY_MS } from '@storefront/api/durations';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import { inTransaction } from '../../../database/in-transaction';

/** Long enough for a rare purchase, short enough to forget last season. */
const DAYS = 60;

/** Counts anew how many of each item every store sold in the last 60 days. */
export async function countItemSales(db: Database, now: Date): Promise<void> {
  const since = new Date(now.getTime() - DAYS * DAY_MS).toISOString();
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`delete from item_sales`);
    // Another process may count at the same time.
    await tx.execute(sql`
      insert into item_sales (store_id, item_id, sold)
      select o.store_id, l.item_id, sum(l.quantity)::int
      from orders o join order_lines l on l.draft_order_id = o.draft_order_id
      where o.placed_at >= ${since}::timestamptz and o.changed_into is null
      group by o.store_id, l.item_id order by o.store_id, l.item_id
      on conflict (store_id, item_id) do update set sold = excluded.sold`);
  });
}
