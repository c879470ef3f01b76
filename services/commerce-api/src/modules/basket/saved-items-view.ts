import type { SavedItem } from '@storefront/api/entities/basket';
import type { Database } from '../../database/database.types';
import { cardOf } from '../catalogue/item-view';
import type { BasketRow } from './basket.repository';
import { listRows } from './list-rows';
import { savedItemsOf } from './saved-items.repository';

/** The items saved with a basket at the store's current prices, newest first. @param day the day of the held slot */
export async function savedItemsView(
  db: Database,
  { id, storeId }: Pick<BasketRow, 'id' | 'storeId'>,
  shelves: Parameters<typeof cardOf>[2],
  day: string | undefined,
): Promise<SavedItem[]> {
  const { listed } = await listRows(db, storeId, await savedItemsOf(db, id), day);
  return listed.map(({ row, item, price, notOnDay }) => ({
    savedItemId: row.id,
    menuItem: cardOf(item, item, shelves),
    quantity: row.quantity,
    options: price.options,
    unitTotal: price.unitTotal,
    available: price.available,
    notOnDay,
  }));
}
