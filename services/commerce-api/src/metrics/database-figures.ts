import { slugOf } from '@storefront/api/slug-of';
import { sql } from 'drizzle-orm';
import { at, firstRow, rowsOf } from '../database/database.types';
import { queueStates } from '../jobs/dead-letters';
import type { ServiceContext } from '../service-context';

/** What waits for a background job. */
interface Queue {
  readonly waiting: number;
  /** Seconds that the oldest of them waits; 0 when nothing waits. */
  readonly age: number;
  /** Of those that wait: failed before. */
  readonly retrying: number;
  /** Failed for good. */
  readonly dead: number;
}

/** What only the database knows. All processes on one database read the same. */
export interface DatabaseFigures {
  /** Slots that shoppers hold now. */
  readonly holds: number;
  /** Shoppers in the queue for slots. */
  readonly waitingRoom: number;
  /** Payments for which a reply of the gateway is awaited, and the seconds since the oldest entered its state. */
  readonly payments: { readonly open: number; readonly age: number };
  /** By the name of the queue. Payments have none: it is their rows that wait, and none is given up. */
  readonly queues: ReadonlyMap<string, Queue>;
  /** Orders that were placed within the last minute, by the business's short name. */
  readonly orders: ReadonlyMap<string, number>;
}

interface Row {
  holds: number;
  waiting_room: number;
  open: number;
  open_age: number;
  due: number;
  due_age: number;
}

/** Reads all figures in three statements: of our tables along partial indexes, of the jobs those of some hours. */
export async function databaseFigures({ db, clock }: Pick<ServiceContext, 'db' | 'clock'>): Promise<DatabaseFigures> {
  const now = at(clock.now());
  const row = await firstRow<Row>(
    db,
    sql`with open as (
          select coalesce((select max(e.at) from payment_events e where e.payment_id = p.id), p.created_at) as since
          from payments p where p.next_check_at is not null
            and p.state in ('created', 'pending', 'capturing', 'voiding', 'refunding')
        )
        select
          (select count(*)::int from reservations where state = 'held' and expires_at > ${now}) as holds,
          (select count(*)::int from waiting_tickets where admitted_at is null) as waiting_room,
          (select count(*)::int from open) as open,
          (select coalesce(extract(epoch from ${now} - min(since)), 0)::float8 from open) as open_age,
          due.count as due, due.age as due_age
        from
          (select count(*)::int as count, coalesce(extract(epoch from ${now} - min(next_check_at)), 0)::float8 as age
            from payments where next_check_at <= ${now}) due`,
  );
  const orders = await rowsOf<{ name: string; placed: number }>(
    db,
    sql`select b.name, count(o.placed_at)::int as placed
        from businesses b left join orders o on o.business_id = b.id
          and o.placed_at > ${now} - interval '1 minute' and o.placed_at <= ${now}
        group by b.name`,
  );
  const states = await queueStates(db);
  if (!row) throw new Error('The figures have no row');
  return {
    holds: row.holds,
    waitingRoom: row.waiting_room,
    payments: { open: row.open, age: row.open_age },
    queues: new Map([
      ...states.map(({ queue, waiting, oldestSeconds: age, retrying, dead }) => {
        return [queue, { waiting, age, retrying, dead }] as const;
      }),
      ['payments', { waiting: row.due, age: row.due_age, retrying: 0, dead: 0 }] as const,
    ]),
    orders: new Map(orders.map(({ name, placed }) => [slugOf(name), placed])),
  };
}
