import { DEAL_ITEMS_FOUND_MAX } from '@storefront/api/constants';
import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { and, asc, eq, inArray, min, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import { items, storeItems } from '../../../database/schema/catalogue';
import { plain } from '../../catalogue/plain-text';

/** An item with its lowest price in any store. */
export interface PricedItem {
  readonly menuItemId: number;
  readonly name: string;
  readonly price: number;
}

const pricedItems = (db: Database, businessId: number, which: SQL) =>
  db
    .select({ menuItemId: items.id, name: items.name, price: min(storeItems.price).mapWith(Number) })
    .from(items)
    .innerJoin(storeItems, eq(storeItems.itemId, items.id))
    .where(and(eq(items.businessId, businessId), which))
    .groupBy(items.id)
    .orderBy(asc(items.position), asc(items.id));

/** Items of the business that a store sells, by their ids. */
export async function pricedItemsOf(
  db: Database,
  businessId: number,
  itemIds: readonly number[],
): Promise<readonly PricedItem[]> {
  return itemIds.length === 0 ? [] : pricedItems(db, businessId, inArray(items.id, [...itemIds]));
}

/** Items of the business that a store sells and whose names contain a text. */
export async function findDealItems(
  db: Database,
  businessId: number,
  { text }: BodyOf<'POST /desk/deal-items'>,
): Promise<ReplyOf<'POST /desk/deal-items'>> {
  const isNamed = sql`strpos(${items.plainName}, ${plain(text)}) > 0`;
  return { items: await pricedItems(db, businessId, isNamed).limit(DEAL_ITEMS_FOUND_MAX) };
}
