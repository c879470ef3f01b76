import { DAY_MS, MINUTE_MS } from '@storefront/api/durations';
import { sql } from 'drizzle-orm';
import { at, firstRow } from '../../../database/database.types';
import type { ServiceContext } from '../../../service-context';
import { later } from '../../payments/payment-times';
import { orRight, type Reported, warning, wrong } from '../finding';

/** A shopper has ten minutes to pay, and a gateway needs seconds. */
const OPEN_MS = 30 * MINUTE_MS;
/** The reconciler looks every second. */
const OVERDUE_MS = 2 * MINUTE_MS;
/** As long as reconcile lists them. */
const DIFFERING_MS = 30 * DAY_MS;

const RECONCILE = 'npm run ops -- reconcile, and docs/payments.md for each case';

/** Payments that are open longer than they should be, or stated differently by their gateway. */
export async function payments({ db, clock }: ServiceContext): Promise<readonly Reported[]> {
  const now = clock.now();
  const row = await firstRow<{ open: number; overdue: number; differing: number }>(
    db,
    sql`select
          (select count(*) from payments p where p.state in ('created', 'pending', 'capturing', 'voiding', 'refunding')
            and coalesce((select max(e.at) from payment_events e where e.payment_id = p.id), p.created_at)
              < ${at(later(now, -OPEN_MS))})::int as open,
          (select count(*) from payments where next_check_at < ${at(later(now, -OVERDUE_MS))})::int as overdue,
          (select count(*) from payments where mismatch is not null
            and created_at >= ${at(later(now, -DIFFERING_MS))})::int as differing`,
  );
  const { open = 0, overdue = 0, differing = 0 } = row ?? {};
  const found: Reported[] = [];
  if (open > 0)
    found.push(
      wrong(
        `${open} payments are open for longer than ${OPEN_MS / MINUTE_MS} minutes`,
        'Their gateway does not reply, or declines what is asked of it.',
        RECONCILE,
      ),
    );
  if (overdue > 0)
    found.push(
      wrong(
        `${overdue} payments wait to be looked at`,
        "The background job 'payments' does not run, or is too slow.",
        "See 'jobs' here; restart commerce-api if it stays",
      ),
    );
  if (differing > 0)
    found.push(
      warning(
        `The gateways state ${differing} payments of the last 30 days differently from what was asked`,
        'Their orders may be paid too little or twice.',
        RECONCILE,
      ),
    );
  return orRight(found, 'No payment is open longer than it should be');
}
