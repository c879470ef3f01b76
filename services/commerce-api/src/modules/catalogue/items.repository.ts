import { and, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import { type Database, firstRow } from '../../database/database.types';
import { itemOptions, items, storeItems } from '../../database/schema/catalogue';

const { search: _search, plainName: _plainName, ...columns } = getTableColumns(items);
const { nutrition: _nutrition, storage: _storage, weight: _weight, morePictures: _more, ...factColumns } = columns;

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
export type ItemFacts = Omit<ItemRow, 'nutrition' | 'storage' | 'weight' | 'morePictures'>;

/** An item as one store lists it, on a card. What it is in every store is shared by all of them. */
export interface ShelfItem extends Listing {
  id: number;
  facts: ItemFacts;
}

/** An item as one store lists it, with everything that its own page says. */
export type ListedItem = ItemRow & Listing;

/** Thousands of rows at once: as one JSON text they are read several times faster than one by one. */
async function asJson<T>(db: Database, query: SQL): Promise<T[]> {
  const row = await firstRow<{ all: T[] | null }>(db, sql`select json_agg(r) as all from (${query}) r`);
  return row?.all ?? [];
}

/** What a store lists, in no order. */
export async function listingsOf(db: Database, storeId: number): Promise<(Listing & { id: number })[]> {
  return asJson(
    db,
    sql`select item_id as id, price, was_price as "wasPrice", in_stock as "inStock"
        from store_items where store_id = ${storeId}`,
  );
}

const factList = sql.join(
  Object.entries(factColumns).map(([name, column]) => sql`${column} as ${sql.identifier(name)}`),
  sql`, `,
);

export async function factsOf(db: Database, ids: readonly number[]): Promise<ItemFacts[]> {
  if (ids.length === 0) return [];
  return asJson(db, sql`select ${factList} from ${items} where ${items.id} = any(${`{${ids.join()}}`}::bigint[])`);
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
