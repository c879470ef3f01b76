import { MINUTE_MS } from '@storefront/api/durations';
import { sql } from 'drizzle-orm';
import { at, firstRow } from '../../../database/database.types';
import type { ServiceContext } from '../../../service-context';
import { type Reported, right, warning, wrong } from '../finding';

/** Mail is sent within a second, and tried again five times within a minute. */
const LATE_MS = 10 * MINUTE_MS;

/** What waits in the queue of mails and texts. */
export async function mailQueue({ db, clock }: ServiceContext): Promise<readonly Reported[]> {
  const now = clock.now();
  const row = await firstRow<{ waiting: number; failing: number; most: number; age: number }>(
    db,
    sql`select count(*)::int as waiting, (count(*) filter (where tries > 1))::int as failing,
          coalesce(max(tries), 0)::int as most,
          coalesce(extract(epoch from ${at(now)} - min(created_at)) * 1000, 0)::float8 as age
        from outgoing_mail where next_try_at is not null`,
  );
  const { waiting = 0, failing = 0, most = 0, age = 0 } = row ?? {};
  const text = `${waiting} mails and texts wait, the oldest for ${Math.floor(age / MINUTE_MS)} minutes; ${failing} failed before, one of them ${most} times`;
  const action = "See 'mail server' and 'texts' here, and the lines 'background job failed' of the log";
  if (age > LATE_MS) return [wrong(text, 'Shoppers do not get them.', action)];
  if (failing > 0) return [warning(text, 'They are tried again at growing intervals.', action)];
  return [right(waiting === 0 ? 'No mail waits' : `${waiting} mails and texts wait to be sent`)];
}
