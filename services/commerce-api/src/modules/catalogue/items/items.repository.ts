import { and, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import { type Database, firstRow } from '../../../database/database.types';
import { itemOptions, items, storeItems } from '../../../database/schema/catalogue';
import { needsChoice } from './needs-choice';

const { search: _search, plainName: _plainName, ...columns } = getTableColumns(items);
const {
  nutrition: _nutrition,
  portion: _portion,
  facts: _facts,
  storage: _storage,
  weight: _weight,
  zone: _zone,
  morePictures: _more,
  ...factColumns
} = columns;

/** What a store has counted down to nothing is not in stock. */
const listing = {
  price: storeItems.price,
  wasPrice: storeItems.wasPrice,
  inStock: sql<boolean>`${storeItems.inStock} and coalesce(${storeItems.stock}, 1) > 0`,
  stock: storeItems.stock,
};
const listedColumns = { ...columns, ...listing };

type ItemRow = Omit<typeof items.$inferSelect, 'search' | 'plainName'>;

/** The store's own data of an item: price, stock and position. */
export interface Listing {
  price: number;
  wasPrice: number | null;
  inStock: boolean;
  /** How many are left; null where the store does not count them. */
  stock: number | null;
}

type FactRow = Omit<ItemRow, 'nutrition' | 'portion' | 'facts' | 'storage' | 'weight' | 'zone' | 'morePictures'>;

/** An item's card data that is the same in every store. */
export interface ItemFacts extends FactRow {
  needsChoice: boolean;
}

/** An item with its options, which have their order. */
export interface CatalogueItem {
  facts: ItemFacts;
  options: readonly OptionRow[];
}

/** An item as listed by one store, with card data; the common part is shared between stores. */
export interface ShelfItem extends Listing {
  id: number;
  /** How many the store sold lately; see item-sales.repository.ts. */
  sold: number;
  facts: ItemFacts;
}

/** An item as listed by one store, with all data of its own page. */
export type ListedItem = ItemRow & Listing;

/** Reads the rows as one JSON text, which for thousands of rows is several times faster than row by row. */
async function asJson<T>(db: Database, query: SQL): Promise<T[]> {
  const row = await firstRow<{ all: T[] | null }>(db, sql`select json_agg(r) as all from (${query}) r`);
  return row?.all ?? [];
}

/** A column of listings, which has values for all of the items or for some. */
export interface Column {
  ids: readonly number[];
  values: readonly number[];
}

/** The listings of a store in columns. All ids are in order. */
export interface ListingColumns {
  prices: Column;
  wasPrices: Column;
  stocks: Column;
  sold: Column;
  soldOut: readonly number[];
}

type ColumnName = 'ids' | 'prices' | 'wasIds' | 'was' | 'stockIds' | 'stocks' | 'soldOut' | 'soldIds' | 'sold';

/** Reads an array of numbers from its text, `{1,2}`, which is several times faster than the driver's own reading. */
export const numbersIn = (text: string | null | undefined): number[] =>
  text ? JSON.parse(`[${text.slice(1, -1)}]`) : [];

/** Arrays in one row: the database makes them of thousands of listings in a third of the time of a text of objects. */
export async function listingsOf(db: Database, storeId: number): Promise<ListingColumns> {
  const row = await firstRow<Record<ColumnName, string | null>>(
    db,
    sql`select array_agg(item_id)::text as ids, array_agg(price)::text as prices,
          (array_agg(item_id) filter (where was_price is not null))::text as "wasIds",
          (array_agg(was_price) filter (where was_price is not null))::text as was,
          (array_agg(item_id) filter (where stock is not null))::text as "stockIds",
          (array_agg(stock) filter (where stock is not null))::text as stocks,
          (array_agg(item_id) filter (where not (in_stock and coalesce(stock, 1) > 0)))::text as "soldOut",
          (select array_agg(item_id order by item_id)::text from item_sales where store_id = ${storeId}) as "soldIds",
          (select array_agg(sold order by item_id)::text from item_sales where store_id = ${storeId}) as sold
        from (select * from store_items where store_id = ${storeId} order by item_id) l`,
  );
  const column = (ids: ColumnName, values: ColumnName) => ({
    ids: numbersIn(row?.[ids]),
    values: numbersIn(row?.[values]),
  });
  return {
    prices: column('ids', 'prices'),
    wasPrices: column('wasIds', 'was'),
    stocks: column('stockIds', 'stocks'),
    sold: column('soldIds', 'sold'),
    soldOut: numbersIn(row?.soldOut),
  };
}

const factList = sql.join(
  Object.entries(factColumns).map(([name, column]) => sql`${column} as ${sql.identifier(name)}`),
  sql`, `,
);

/** Items with their options; ids of no item are left out. */
export async function itemsOf(db: Database, ids: readonly number[]): Promise<CatalogueItem[]> {
  if (ids.length === 0) return [];
  const rows = await asJson<FactRow>(
    db,
    sql`select ${factList} from ${items} where ${items.id} = any(${`{${ids.join()}}`}::bigint[])`,
  );
  const withOptions = rows.filter(({ hasOptions }) => hasOptions).map(({ id }) => id);
  const options = new Map<number, OptionRow[]>(withOptions.map((id) => [id, []]));
  for (const option of await optionsOf(db, withOptions)) options.get(option.itemId)?.push(option);
  return rows.map((row) => {
    const own = options.get(row.id) ?? [];
    return { facts: { ...row, needsChoice: needsChoice(own) }, options: own };
  });
}

/** The nutrition tables of items that have one. */
export async function nutritionOf(
  db: Database,
  ids: readonly number[],
): Promise<Pick<typeof items.$inferSelect, 'id' | 'nutrition'>[]> {
  if (ids.length === 0) return [];
  return asJson(
    db,
    sql`select ${items.id}, ${items.nutrition} from ${items}
        where ${items.id} = any(${`{${ids.join()}}`}::bigint[]) and ${items.nutrition} <> '[]'::jsonb`,
  );
}

/** One item with all its data; undefined when the store does not list it. */
export async function listedItem(db: Database, storeId: number, itemId: number): Promise<ListedItem | undefined> {
  const [row] = await db
    .select(listedColumns)
    .from(storeItems)
    .innerJoin(items, eq(items.id, storeItems.itemId))
    .where(and(eq(storeItems.storeId, storeId), eq(storeItems.itemId, itemId)));
  return row;
}

/** The listings of several items, by id; those that the store does not list are left out. */
export async function listingsOfItems(
  db: Database,
  storeId: number,
  itemIds: readonly number[],
): Promise<Map<number, Listing>> {
  if (itemIds.length === 0) return new Map();
  const rows = await db
    .select({ id: storeItems.itemId, ...listing })
    .from(storeItems)
    .where(and(eq(storeItems.storeId, storeId), inArray(storeItems.itemId, [...itemIds])));
  return new Map(rows.map(({ id, ...one }) => [id, one]));
}

export async function optionsOf(db: Database, itemIds: readonly number[]) {
  if (itemIds.length === 0) return [];
  return db
    .select()
    .from(itemOptions)
    .where(sql`${itemOptions.itemId} = any(${`{${itemIds.join()}}`}::bigint[])`)
    .orderBy(itemOptions.position, itemOptions.id);
}

export type OptionRow = typeof itemOptions.$inferSelect;
