import type { ItemSort } from '@storefront/api/operations/catalogue/item-page';
import { and, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../database/database.types';
import { itemOptions, items, storeItems } from '../../database/schema/catalogue';

const { search: _search, plainName: _plainName, ...columns } = getTableColumns(items);

export const listedColumns = {
  ...columns,
  price: storeItems.price,
  wasPrice: storeItems.wasPrice,
  inStock: storeItems.inStock,
};

/** An item as one store lists it. */
export interface ListedItem extends Omit<typeof items.$inferSelect, 'search' | 'plainName'> {
  price: number;
  wasPrice: number | null;
  inStock: boolean;
}

// What is sold out goes to the end in every order.
const orders: Readonly<Record<ItemSort, SQL>> = {
  featured: sql`${storeItems.inStock} desc, ${items.position}, ${items.id}`,
  price_up: sql`${storeItems.inStock} desc, ${storeItems.price}, ${items.id}`,
  price_down: sql`${storeItems.inStock} desc, ${storeItems.price} desc, ${items.id}`,
  name: sql`${storeItems.inStock} desc, ${items.name}, ${items.id}`,
  saving: sql`${storeItems.inStock} desc, coalesce(${storeItems.wasPrice} - ${storeItems.price}, 0) desc, ${items.position}`,
};

export interface ItemQuery {
  storeId: number;
  where?: SQL;
  sort?: ItemSort;
  /** Instead of a sort. */
  order?: SQL;
  limit: number;
  offset?: number;
}

export async function findItems(db: Database, query: ItemQuery): Promise<{ items: ListedItem[]; total: number }> {
  const { storeId, where, sort = 'featured', order = orders[sort], limit, offset = 0 } = query;
  const rows = await db
    .select({ ...listedColumns, total: sql<number>`(count(*) over ())::int` })
    .from(storeItems)
    .innerJoin(items, eq(items.id, storeItems.itemId))
    .where(and(eq(storeItems.storeId, storeId), where))
    .orderBy(order)
    .limit(limit)
    .offset(offset);
  // Past the last page the window counts nothing, so the count is asked for by itself.
  const total = rows[0]?.total ?? (offset > 0 ? await countItems(db, storeId, where) : 0);
  return { items: rows, total };
}

async function countItems(db: Database, storeId: number, where: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(storeItems)
    .innerJoin(items, eq(items.id, storeItems.itemId))
    .where(and(eq(storeItems.storeId, storeId), where));
  return row?.total ?? 0;
}

/** Items by their ids, in that order; those that the store does not list are left out. */
export async function itemsByIds(db: Database, storeId: number, ids: readonly number[]): Promise<ListedItem[]> {
  if (ids.length === 0) return [];
  const found = await findItems(db, { storeId, where: inArray(items.id, [...ids]), limit: ids.length });
  const byId = new Map(found.items.map((item) => [item.id, item]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export const inCategories = (ids: readonly number[]): SQL => inArray(items.categoryId, [...ids]);

export async function itemCounts(db: Database, storeId: number): Promise<Map<number, number>> {
  const rows = await db
    .select({ categoryId: items.categoryId, count: sql<number>`count(*)::int` })
    .from(storeItems)
    .innerJoin(items, eq(items.id, storeItems.itemId))
    .where(eq(storeItems.storeId, storeId))
    .groupBy(items.categoryId);
  return new Map(rows.map(({ categoryId, count }) => [categoryId, count]));
}

export async function tagCounts(db: Database, storeId: number, categoryIds: readonly number[]) {
  return rowsOf<{ tag: string; count: number }>(
    db,
    sql`select tag, count(*)::int as count
        from store_items si join items i on i.id = si.item_id, unnest(i.tags) as tag
        where si.store_id = ${storeId} and i.category_id in ${[...categoryIds]}
        group by tag order by count desc, tag limit 12`,
  );
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
