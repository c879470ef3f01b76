import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { operatorStores } from '../../database/schema/operator';

/** The only stores in which an operator works; null: all of the business. */
export async function storeIdsOf(db: Database, operatorId: number): Promise<readonly number[] | null> {
  const rows = await db.select().from(operatorStores).where(eq(operatorStores.operatorId, operatorId));
  return rows.length > 0 ? rows.map(({ storeId }) => storeId) : null;
}

/** Whether somebody with these stores works in one of the business. */
export const isPlaced = (storeIds: readonly number[] | null, storeId: number): boolean =>
  storeIds?.includes(storeId) ?? true;
