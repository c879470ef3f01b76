import { COUNT_DAYS_MAX } from '@storefront/api/constants';
import { DAY_MS } from '@storefront/api/durations';
import { lt } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import { stockChanges } from '../../../database/schema/stock';

/** Deletes changes of stock that no count can be older than. */
export async function deleteOldStockChanges(db: Database, now: Date): Promise<void> {
  await db.delete(stockChanges).where(lt(stockChanges.at, new Date(now.getTime() - (COUNT_DAYS_MAX + 1) * DAY_MS)));
}
