import type { Database } from '../../../database/database.types';
import type { Listing } from '../../catalogue/items/items.repository';
import type { BasketRow } from '../basket.repository';
import { snapshotOf } from '../basket-snapshot';

/**
 * What the store of a basket lists of an item. What the basket's own open payments, and the order that it replaces, have
 * taken is available to it.
 */
export async function listingForBasket(
  db: Database,
  basket: Pick<BasketRow, 'id'>,
  itemId: number,
): Promise<Listing | undefined> {
  return (await snapshotOf(db, basket, [itemId])).listings.get(itemId);
}
