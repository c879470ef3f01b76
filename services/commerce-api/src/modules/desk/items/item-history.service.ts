import { ITEM_HISTORY_LISTED } from '@storefront/api/constants';
import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import { storeItemChanges } from '../../../database/schema/stock';
import type { CallingOperator } from '../../../http/callers/operator-of-request';
import { storeOfOperator } from '../store-of-operator';

/** Changes of an item in a store, newest first. An item that the store does not list has none. @throws Problem store_not_found */
export async function itemHistory(
  db: Database,
  { storeId, menuItemId }: BodyOf<'POST /desk/item-history'>,
  operator: CallingOperator,
): Promise<ReplyOf<'POST /desk/item-history'>> {
  await storeOfOperator(db, operator, storeId);
  const rows = await db
    .select()
    .from(storeItemChanges)
    .where(and(eq(storeItemChanges.storeId, storeId), eq(storeItemChanges.itemId, menuItemId)))
    .orderBy(desc(storeItemChanges.at), desc(storeItemChanges.id))
    .limit(ITEM_HISTORY_LISTED);
  return {
    changes: rows.map(({ id, before, after, source, operatorName, at }) => ({
      changeId: id,
      before,
      after,
      source,
      operatorName,
      at: at.toISOString(),
    })),
  };
}
