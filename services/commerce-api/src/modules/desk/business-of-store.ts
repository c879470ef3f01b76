import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { businesses } from '../../database/schema/business';
import { stores } from '../../database/schema/store';
import { refuse } from '../../problem';
import type { Business } from '../businesses/businesses.repository';

/** The business of a store. @throws Problem store_not_found */
export async function businessOfStore(db: Database, storeId: number): Promise<Business> {
  const [row] = await db
    .select({ business: businesses })
    .from(stores)
    .innerJoin(businesses, eq(businesses.id, stores.businessId))
    .where(eq(stores.id, storeId));
  if (!row) throw refuse('store_not_found');
  return row.business;
}
