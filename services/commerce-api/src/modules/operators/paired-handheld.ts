import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { handhelds } from '../../database/schema/handheld';

/**
 * The handheld of a business that a browser is; undefined for another browser, and after it was withdrawn.
 * @param secretHash the keyed hash of the secret that the browser has
 */
export async function pairedHandheld(
  db: Database,
  businessId: number,
  secretHash: string | undefined,
): Promise<typeof handhelds.$inferSelect | undefined> {
  if (secretHash === undefined) return undefined;
  const isIt = and(eq(handhelds.secretHash, secretHash), eq(handhelds.businessId, businessId));
  const [row] = await db
    .select()
    .from(handhelds)
    .where(and(isIt, isNull(handhelds.withdrawnAt)));
  return row;
}
