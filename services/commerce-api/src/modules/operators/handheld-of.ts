import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { handhelds } from '../../database/schema/handheld';

export type HandheldRow = typeof handhelds.$inferSelect;

/** The handheld of a business that a browser is; undefined for one that is none, or was withdrawn. */
export async function handheldOf(
  db: Database,
  businessId: number,
  secretHash: string | undefined,
): Promise<HandheldRow | undefined> {
  if (secretHash === undefined) return undefined;
  const isIt = and(eq(handhelds.secretHash, secretHash), eq(handhelds.businessId, businessId));
  const [row] = await db
    .select()
    .from(handhelds)
    .where(and(isIt, isNull(handhelds.withdrawnAt)));
  return row;
}

/** The same, with its row locked: a withdrawal of this moment comes before or waits. */
export async function lockHandheldOf(
  tx: Database,
  businessId: number,
  secretHash: string | undefined,
): Promise<HandheldRow | undefined> {
  const found = await handheldOf(tx, businessId, secretHash);
  if (!found) return undefined;
  const [row] = await tx.select().from(handhelds).where(eq(handhelds.id, found.id)).for('no key update');
  return row?.withdrawnAt === null ? row : undefined;
}
