import { sql } from 'drizzle-orm';
import { type Database, firstRow } from '../../../database/database.types';
import { type Listing, listingOf } from '../../catalogue/items/items.repository';
import type { BasketRow } from '../basket.repository';

/** What the store of a basket lists of an item. What the order that it replaces has taken is available to it. */
export async function listingForBasket(
  db: Database,
  { storeId, amendsDraftOrderId }: Pick<BasketRow, 'storeId' | 'amendsDraftOrderId'>,
  itemId: number,
): Promise<Listing | undefined> {
  const listing = await listingOf(db, storeId ?? 0, itemId);
  if (!listing || listing.stock === null || amendsDraftOrderId === null) return listing;
  const taken = await firstRow<{ quantity: number }>(
    db,
    sql`select coalesce(sum(quantity), 0)::int as quantity from stock_takings
        where draft_order_id = ${amendsDraftOrderId} and store_id = ${storeId} and item_id = ${itemId}`,
  );
  return { ...listing, stock: listing.stock + (taken?.quantity ?? 0) };
}
