import type { StoreSettings } from '@storefront/api/entities/desk/store-settings';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import { stores } from '../../../database/schema/store';
import { refuse } from '../../../problem';

/** What the staff of a store can change of it. @throws Problem store_not_found */
export async function storeSettings(db: Database, storeId: number): Promise<StoreSettings> {
  const { closed, guestCheckout, minimumSpend, freeDeliveryFrom, orderDaysInAdvance, openingHours, specialDays } =
    stores;
  const columns = { storeId: stores.id, closed, guestCheckout, minimumSpend, freeDeliveryFrom };
  const [row] = await db
    .select({ ...columns, orderDaysInAdvance, openingHours, specialDays })
    .from(stores)
    .where(eq(stores.id, storeId));
  if (!row) throw refuse('store_not_found');
  return row;
}
