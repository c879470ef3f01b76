import { and, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { itemOptions, items, storeItems } from '../../database/schema/catalogue';

const { search: _search, plainName: _plainName, ...columns } = getTableColumns(items);
const { nutrition: _nutrition, storage: _storage, weight: _weight, ...factColumns } = columns;

const listing = { price: storeItems.price, wasPrice: storeItems.wasPrice, inStock: storeItems.inStock };
export const listedColumns = { ...columns, ...listing };

type ItemRow = Omit<typeof items.$inferSelect, 'search' | 'plainName'>;

/** What one store says of an item. */
export interface Listing {
  price: number;
  wasPrice: number | null;
  inStock: boolean;
}

/** What an item is in every store, as a card shows it. */
export type ItemFacts = Omit<ItemRow, 'nutrition' | 'storage' | 'weight'>;

/** An item as one store lists it, on a card. */
export type ShelfItem = ItemFacts & Listing;

/** An item as one store lists it, with everything that its own page says. */
export type ListedItem = ItemRow & Listing;

export function listingsOf(db: Database, storeId: number): Promise<(Listing & { itemId: number })[]> {
  return db
    .select({ itemId: storeItems.itemId, ...listing })
    .from(storeItems)
    .where(eq(storeItems.storeId, storeId));
}

export async function factsOf(db: Database, ids: readonly number[]): Promise<ItemFacts[]> {
  if (ids.length === 0) return [];
  return db
    .select(factColumns)
    .from(items)
    .where(inArray(items.id, [...ids]));
}

/** One item with everything about it; undefined where the store does not list it. */
export async function listedItem(db: Database, storeId: number, itemId: number): Promise<ListedItem | undefined> {
  const [row] = await db
    .select(listedColumns)
    .from(storeItems)
    .innerJoin(items, eq(items.id, storeItems.itemId))
    .where(and(eq(storeItems.storeId, storeId), eq(storeItems.itemId, itemId)));
  return row;
}

export async function optionsOf(db: Database, itemIds: readonly number[]) {
  if (itemIds.length === 0) return [];
  return db
    .select()
    .from(itemOptions)
    .where(inArray(itemOptions.itemId, [...itemIds]))
    .orderBy(itemOptions.position, itemOptions.id);
}

export type OptionRow = typeof itemOptions.$inferSelect;
