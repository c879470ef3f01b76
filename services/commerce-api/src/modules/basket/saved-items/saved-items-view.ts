import type { SavedItem } from '@storefront/api/entities/basket';
import { cardOf } from '../../catalogue/items/item-view';
import type { CatalogueItem } from '../../catalogue/items/items.repository';
import { listRows, type StoredRow } from '../lines/list-rows';
import type { SavedItemRow } from './saved-items.repository';

/** The items saved with a basket at the store's current prices. @param day the day of the held slot */
export const savedItemsView = (
  saved: readonly StoredRow<SavedItemRow>[],
  items: ReadonlyMap<number, CatalogueItem>,
  shelves: Parameters<typeof cardOf>[2],
  day: string | undefined,
): SavedItem[] =>
  listRows(saved, items, day).map(({ row, item, price, notOnDay }) => ({
    savedItemId: row.id,
    menuItem: cardOf(item, item, shelves),
    quantity: row.quantity,
    options: price.options,
    unitTotal: price.unitTotal,
    available: price.available,
    notOnDay,
    ...(row.substitute && { substitute: row.substitute }),
    ...(row.instructions !== null && { instructions: row.instructions }),
    ...(item.minimumAge !== null && { ageConfirmed: (row.confirmedAge ?? 0) >= item.minimumAge }),
  }));
