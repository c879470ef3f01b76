import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import { waitingTickets } from '../../../database/schema/slots';

/** Whether the waiting room has let a basket in, and its pass is still valid. */
export async function hasPass(tx: Database, basketId: number, now: Date): Promise<boolean> {
  const [pass] = await tx
    .select({ id: waitingTickets.basketId })
    .from(waitingTickets)
    .where(and(eq(waitingTickets.basketId, basketId), gt(waitingTickets.passUntil, now)));
  return pass !== undefined;
}
