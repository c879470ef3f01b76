import { HOUR_MS } from '@storefront/api/durations';
import { and, eq, lte, sql } from 'drizzle-orm';
import { at, type Database, rowsOf } from '../../database/database.types';
import { type MarketingChange, marketingChanges } from '../../database/schema/marketing';
import type { ServiceContext } from '../../service-context';

/** They are sent one after the other: at three seconds each, all are sent before CLAIM_MS ends. */
const BATCH_SIZE = 20;
/** A change that a process claimed but did not send is released after this time. */
const CLAIM_MS = 60_000;
// A short failure delays nothing; one that lasts gets few calls, and an hour later the platform is up to date.
const FIRST_RETRY_MS = 1_000;
const MAX_RETRY_MS = HOUR_MS;

/**
 * Queues a change for the marketing platform in the transaction that causes it; a later change of the same user takes
 * its place. Nothing is queued for a business without a platform.
 */
export async function queueMarketingChange(
  tx: Database,
  { marketing }: Pick<ServiceContext, 'marketing'>,
  { businessId, userId, change }: { businessId: number; userId: string; change: MarketingChange },
  now: Date,
): Promise<void> {
  if (!marketing(businessId)) return;
  const due = { change, nextTryAt: now, tries: 0 };
  await tx
    .insert(marketingChanges)
    .values({ businessId, userId, ...due })
    .onConflictDoUpdate({
      target: [marketingChanges.businessId, marketingChanges.userId],
      set: { ...due, version: sql`${marketingChanges.version} + 1` },
    });
}

interface ClaimedRow {
  business_id: number | string;
  user_id: string;
  change: MarketingChange;
  version: number;
  tries: number;
}

/** Changes that are due; each process claims different ones. */
const claimDueChanges = (db: Database, now: Date) =>
  rowsOf<ClaimedRow>(
    db,
    sql`update marketing_changes set next_try_at = ${at(new Date(now.getTime() + CLAIM_MS))}, tries = tries + 1
        where (business_id, user_id) in (
          select business_id, user_id from marketing_changes where next_try_at <= ${at(now)}
          order by next_try_at limit ${BATCH_SIZE} for update skip locked
        ) returning business_id, user_id, change, version, tries`,
  );

/** Tells the marketing platform what was queued, at growing intervals until it accepts it. */
export async function sendMarketingChanges(context: ServiceContext, report: (error: unknown) => void): Promise<void> {
  const { db, clock, marketing } = context;
  for (const row of await claimDueChanges(db, clock.now())) {
    const [businessId, userId] = [Number(row.business_id), row.user_id];
    const ofUser = and(eq(marketingChanges.businessId, businessId), eq(marketingChanges.userId, userId));
    try {
      const platform = marketing(businessId);
      if (row.change.kind === 'forget') await platform?.forget(userId);
      else await platform?.identify({ userId, fields: row.change.fields ?? {} });
      // A change that was queued meanwhile has a higher version and stays.
      await db.delete(marketingChanges).where(and(ofUser, lte(marketingChanges.version, row.version)));
    } catch (error) {
      report(error);
      const wait = Math.min(FIRST_RETRY_MS * 2 ** row.tries, MAX_RETRY_MS);
      await db
        .update(marketingChanges)
        .set({ nextTryAt: new Date(clock.now().getTime() + wait) })
        .where(and(ofUser, eq(marketingChanges.version, row.version)));
    }
  }
}
