import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { stores } from '../../database/schema/store';
import type { CallingKey } from '../../http/callers/api-key-of-request';
import { refuse } from '../../problem';

/** The id of the store that a call names. @throws Problem store_not_found, api_key_store_refused */
export async function storeOfKey(
  db: Database,
  businessId: number,
  { storeIds }: Pick<CallingKey, 'storeIds'>,
  slug: string,
): Promise<number> {
  const [store] = await db
    .select({ id: stores.id })
    .from(stores)
    .where(and(eq(stores.businessId, businessId), eq(stores.slug, slug)));
  if (!store) throw refuse('store_not_found');
  if (storeIds && !storeIds.includes(store.id)) throw refuse('api_key_store_refused');
  return store.id;
}
