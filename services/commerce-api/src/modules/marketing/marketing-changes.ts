import { and, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { type MarketingChange, marketingChanges } from '../../database/schema/marketing';
import { enqueue } from '../../jobs/enqueue';
import type { ServiceContext } from '../../service-context';

interface UserOfBusiness {
  readonly businessId: number;
  readonly userId: string;
}

/**
 * Queues a change for the marketing platform in the transaction that causes it; a later change of the same user takes
 * its place. Nothing is queued for a business without a platform.
 */
export async function queueMarketingChange(
  tx: Database,
  { marketing }: Pick<ServiceContext, 'marketing'>,
  { businessId, userId, change }: UserOfBusiness & { change: MarketingChange },
): Promise<void> {
  if (!marketing(businessId)) return;
  const due = { change, nextTryAt: null, tries: 0 };
  await tx
    .insert(marketingChanges)
    .values({ businessId, userId, ...due })
    .onConflictDoUpdate({
      target: [marketingChanges.businessId, marketingChanges.userId],
      set: { ...due, version: sql`${marketingChanges.version} + 1` },
    });
  await enqueueMarketingChanges(tx, [{ businessId, userId }]);
}

/** Queues the jobs that send the latest changes of users. */
export const enqueueMarketingChanges = (tx: Database, users: readonly UserOfBusiness[]): Promise<void> =>
  enqueue(
    tx,
    users.map((payload) => ({ name: 'marketing', payload, key: `${payload.businessId} ${payload.userId}` })),
  );

/**
 * Tells the marketing platform a user's latest change; nothing if it knows it already.
 * @throws Error when the platform does not accept it now
 */
export async function sendMarketingChange(
  { db, marketing }: Pick<ServiceContext, 'db' | 'marketing'>,
  { businessId, userId }: UserOfBusiness,
): Promise<void> {
  const ofUser = and(eq(marketingChanges.businessId, businessId), eq(marketingChanges.userId, userId));
  const [row] = await db.select().from(marketingChanges).where(ofUser);
  if (!row) return;
  const platform = marketing(businessId);
  if (row.change.kind === 'forget') await platform?.forget(userId);
  else await platform?.identify({ userId, fields: row.change.fields ?? {} });
  // A change that was queued meanwhile has a higher version and stays.
  await db.delete(marketingChanges).where(and(ofUser, lte(marketingChanges.version, row.version)));
}
