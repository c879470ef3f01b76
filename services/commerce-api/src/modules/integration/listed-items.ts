import { INTEGRATION_ITEMS_MAX } from '@storefront/api/constants';
import type { QueryOf, ReplyOf } from '@storefront/api/operation-types';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { categories, items, storeItems } from '../../database/schema/catalogue';
import type { CallingKey } from '../../http/callers/api-key-of-request';
import { storeOfKey } from './store-of-key';

/** The items that a store lists after an item id, by the store's index of its listings: a page, and one that follows. */
export const itemsAfter = (db: Database, storeId: number, after: number) =>
  db
    .select({
      itemId: storeItems.itemId,
      sku: items.code,
      gtin: items.gtin,
      name: items.name,
      categoryCode: categories.code,
      price: storeItems.price,
      wasPrice: storeItems.wasPrice,
      inStock: sql<boolean>`${storeItems.inStock} and coalesce(${storeItems.stock}, 1) > 0`,
      stock: storeItems.stock,
    })
    .from(storeItems)
    .innerJoin(items, eq(items.id, storeItems.itemId))
    .leftJoin(categories, eq(categories.id, items.categoryId))
    .where(and(eq(storeItems.storeId, storeId), gt(storeItems.itemId, after)))
    .orderBy(asc(storeItems.itemId))
    .limit(INTEGRATION_ITEMS_MAX + 1);

/**
 * A page of the items that a store lists. An item that is listed through all pages appears in exactly one of them, even
 * if others are added or taken off meanwhile.
 * @throws Problem store_not_found, api_key_store_refused
 */
export async function listedItems(
  db: Database,
  businessId: number,
  apiKey: CallingKey,
  { store, after = '0' }: QueryOf<'GET /v1/items'>,
): Promise<ReplyOf<'GET /v1/items'>> {
  const storeId = await storeOfKey(db, businessId, apiKey, store);
  const found = await itemsAfter(db, storeId, Number(after));
  const page = found.slice(0, INTEGRATION_ITEMS_MAX);
  return { items: page, next: String(page.at(-1)?.itemId ?? after), more: found.length > page.length };
}
