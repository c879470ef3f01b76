import { DAY_MS } from '@storefront/api/durations';
import { lt } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import { waitingTickets } from '../../../database/schema/slots';

/** Deletes tickets of a queue that nobody has asked since: the rest end when the next shopper asks. */
export async function deleteOldTickets(db: Database, now: Date): Promise<void> {
  await db.delete(waitingTickets).where(lt(waitingTickets.seenAt, new Date(now.getTime() - DAY_MS)));
}
