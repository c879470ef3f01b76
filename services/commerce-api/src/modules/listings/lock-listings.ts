import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { storeItems } from '../../database/schema/catalogue';

export type Listing = typeof storeItems.$inferSelect;

/**
 * A store's listings of items, locked in the order of their ids: the order in which payments lock them, so that changes
 * and payments wait for each other and never in a circle. @returns them by item id
 */
export async function lockListings(
  tx: Database,
  storeId: number,
  itemIds: readonly number[],
): Promise<Map<number, Listing>> {
  const rows = await tx
    .select()
    .from(storeItems)
    .where(and(eq(storeItems.storeId, storeId), sql`${storeItems.itemId} = any(${`{${itemIds.join()}}`}::bigint[])`))
    .orderBy(storeItems.itemId)
    .for('update');
  return new Map(rows.map((row) => [row.itemId, row]));
}
