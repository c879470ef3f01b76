import { DAY_MS } from '@storefront/api/durations';
import { lt } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { webhookDeliveries } from '../../database/schema/webhook';

/** As long as dead letters are kept: until then an event can be sent again. */
const KEPT_DAYS = 30;

export async function deleteOldDeliveries(db: Database, now: Date): Promise<void> {
  await db.delete(webhookDeliveries).where(lt(webhookDeliveries.at, new Date(now.getTime() - KEPT_DAYS * DAY_MS)));
}
