import type { DeskItemFilter } from '@storefront/api/entities/desk/desk-item';
import type { ReplyOf } from '@storefront/api/operation-types';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { type Database, firstRow } from '../../../database/database.types';
import { categories, items, storeItems } from '../../../database/schema/catalogue';

export interface ItemSelection {
  readonly storeId: number;
  /** The only items, the best first; undefined for all. */
  readonly ids: readonly number[] | undefined;
  readonly categoryIds: readonly number[] | undefined;
  readonly lowStockAt: number;
}

const idList = (ids: readonly number[]) => sql`${`{${ids.join()}}`}::bigint[]`;

/** Whether shoppers can buy it. */
const isSold = sql`(${storeItems.inStock} and coalesce(${storeItems.stock}, 1) > 0)`;

function conditionOf(filter: DeskItemFilter, lowStockAt: number): SQL {
  switch (filter) {
    case 'all':
      return sql`true`;
    case 'on_sale':
      return isSold;
    case 'out_of_stock':
      return sql`not ${isSold}`;
    case 'low_stock':
      return sql`(${isSold} and coalesce(${storeItems.stock} <= ${lowStockAt}, false))`;
    case 'without_place':
      return sql`${storeItems.aisle} is null`;
  }
}

const selected = ({ storeId, ids, categoryIds }: ItemSelection) =>
  and(
    eq(storeItems.storeId, storeId),
    ids && sql`${storeItems.itemId} = any(${idList(ids)})`,
    categoryIds && sql`${items.categoryId} = any(${idList(categoryIds)})`,
  );

const FILTERS = ['all', 'on_sale', 'out_of_stock', 'low_stock', 'without_place'] as const;
type Totals = ReplyOf<'POST /desk/items'>['totals'];

/** How many of the selected items each filter leaves, in one query. */
export async function countItems(db: Database, selection: ItemSelection): Promise<Totals> {
  const counts = FILTERS.map(
    (filter) =>
      sql`(count(*) filter (where ${conditionOf(filter, selection.lowStockAt)}))::int as ${sql.identifier(filter)}`,
  );
  const row = await firstRow<Totals>(
    db,
    sql`select ${sql.join(counts, sql`, `)} from ${storeItems} join ${items} on ${items.id} = ${storeItems.itemId}
        where ${selected(selection)}`,
  );
  return row ?? { all: 0, on_sale: 0, out_of_stock: 0, low_stock: 0, without_place: 0 };
}

/** A page of the selected items that a filter leaves. */
export function readItems(
  db: Database,
  selection: ItemSelection,
  { filter, offset, limit }: { filter: DeskItemFilter; offset: number; limit: number },
) {
  const { ids, lowStockAt } = selection;
  const byFit = ids && sql`array_position(${idList(ids)}, ${storeItems.itemId})`;
  return db
    .select({
      menuItemId: items.id,
      name: items.name,
      size: items.weight,
      images: items.images,
      sku: items.code,
      gtin: items.gtin,
      category: categories.name,
      price: storeItems.price,
      wasPrice: storeItems.wasPrice,
      inStock: storeItems.inStock,
      stock: storeItems.stock,
      aisle: storeItems.aisle,
      bay: storeItems.bay,
      shelf: storeItems.shelf,
      zone: items.zone,
      availableDays: items.availableDays,
      availableFrom: items.availableFrom,
    })
    .from(storeItems)
    .innerJoin(items, eq(items.id, storeItems.itemId))
    .innerJoin(categories, eq(categories.id, items.categoryId))
    .where(and(selected(selection), conditionOf(filter, lowStockAt)))
    .orderBy(byFit ?? asc(items.position), asc(items.id))
    .limit(limit)
    .offset(offset);
}
