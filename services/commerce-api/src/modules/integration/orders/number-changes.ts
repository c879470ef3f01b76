import { eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import { inTransaction } from '../../../database/in-transaction';
import { orderEvents, orderFeeds } from '../../../database/schema/order';

/** Not the id of any business: its row is locked by whoever gives numbers. */
const LOCK_ROW = 0;
/** A first reader numbers the events of years, some with each call. */
const EVENTS_AT_ONCE = 2_000;

/**
 * Gives each committed event of orders that has none its number in the feed of its business. Events are numbered when
 * they can be read and not when they are written, so one that commits late gets a later number, and no reader that has
 * gone past it misses it.
 * @returns whether there were any; more may wait
 */
export async function numberChanges(db: Database): Promise<boolean> {
  const [waiting] = await db
    .select({ id: orderEvents.id })
    .from(orderEvents)
    .where(isNull(orderEvents.changeNumber))
    .limit(1);
  if (!waiting) return false;
  await db.insert(orderFeeds).values({ businessId: LOCK_ROW, lastNumber: 0 }).onConflictDoNothing();
  await inTransaction(db, async (tx) => {
    await tx.select().from(orderFeeds).where(eq(orderFeeds.businessId, LOCK_ROW)).for('update');
    await tx.execute(sql`
      with batch as (
        select e.id, o.business_id, row_number() over (partition by o.business_id order by e.id) as place
        from (
          select id, draft_order_id from order_events where change_number is null order by id limit ${EVENTS_AT_ONCE}
        ) e
        join orders o using (draft_order_id)
      ), sizes as (
        select business_id, count(*) as size from batch group by business_id
      ), counted as (
        insert into order_feeds as f (business_id, last_number) select business_id, size from sizes
        on conflict (business_id) do update set last_number = f.last_number + excluded.last_number
        returning business_id, last_number
      )
      update order_events e
      set change_number = counted.last_number - sizes.size + batch.place, feed_business_id = batch.business_id
      from batch join sizes using (business_id) join counted using (business_id)
      where e.id = batch.id`);
  });
  return true;
}
