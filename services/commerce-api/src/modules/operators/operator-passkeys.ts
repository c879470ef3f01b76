import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { operatorPasskeys } from '../../database/schema/operator';

type OperatorPasskey = typeof operatorPasskeys.$inferSelect;

/** An operator's passkeys, the oldest first. */
export function passkeysOfOperator(db: Database, operatorId: number): Promise<OperatorPasskey[]> {
  return db
    .select()
    .from(operatorPasskeys)
    .where(eq(operatorPasskeys.operatorId, operatorId))
    .orderBy(asc(operatorPasskeys.createdAt), asc(operatorPasskeys.id));
}

/** The passkey of a credential, whichever operator's of the business it is. */
export async function operatorPasskeyOf(
  db: Database,
  businessId: number,
  credentialId: string,
): Promise<OperatorPasskey | undefined> {
  const isIt = and(eq(operatorPasskeys.businessId, businessId), eq(operatorPasskeys.credentialId, credentialId));
  const [passkey] = await db.select().from(operatorPasskeys).where(isIt);
  return passkey;
}

/** Removes every passkey of an operator. @returns their ids */
export async function removeOperatorPasskeys(tx: Database, operatorId: number): Promise<number[]> {
  const removed = await tx
    .delete(operatorPasskeys)
    .where(eq(operatorPasskeys.operatorId, operatorId))
    .returning({ id: operatorPasskeys.id });
  return removed.map(({ id }) => id);
}
