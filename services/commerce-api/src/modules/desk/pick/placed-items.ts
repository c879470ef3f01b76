import type { ShelfPlace } from '@storefront/api/entities/desk/pick-list';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import { items, storeItems } from '../../../database/schema/catalogue';

const columns = {
  itemId: items.id,
  name: items.name,
  brand: items.brand,
  size: items.weight,
  images: items.images,
  sku: items.code,
  gtin: items.gtin,
  zone: items.zone,
  minimumAge: items.minimumAge,
  price: storeItems.price,
  stock: storeItems.stock,
  inStock: sql<boolean>`coalesce(${storeItems.inStock} and coalesce(${storeItems.stock}, 1) > 0, false)`,
  aisle: storeItems.aisle,
  bay: storeItems.bay,
  shelf: storeItems.shelf,
};

function readItems(db: Database, storeId: number, itemIds: readonly number[]) {
  return db
    .select(columns)
    .from(items)
    .leftJoin(storeItems, and(eq(storeItems.itemId, items.id), eq(storeItems.storeId, storeId)))
    .where(inArray(items.id, [...itemIds]));
}

type Row = Awaited<ReturnType<typeof readItems>>[number];

/** An item as a picker finds it in a store; without a price where the store no longer lists it. */
export type PlacedItem = Omit<Row, 'aisle' | 'bay' | 'shelf'> & { place: ShelfPlace | null };

/** Items with their places in a store, by id; those that no longer exist are left out. */
export async function placedItems(
  db: Database,
  storeId: number,
  itemIds: readonly number[],
): Promise<ReadonlyMap<number, PlacedItem>> {
  if (itemIds.length === 0) return new Map();
  const rows = await readItems(db, storeId, itemIds);
  return new Map(
    rows.map(({ aisle, bay, shelf, ...item }) => [
      item.itemId,
      { ...item, place: aisle === null ? null : { aisle, bay, shelf } },
    ]),
  );
}
