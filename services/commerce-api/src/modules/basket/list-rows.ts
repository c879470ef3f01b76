import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { items, storeItems } from '../../database/schema/catalogue';
import { isOnDay } from '../catalogue/item-days';
import { optionView } from '../catalogue/item-view';
import { type ListedItem, listedColumns, optionsOf } from '../catalogue/items.repository';
import type { LineRow } from './basket.repository';
import { type LinePrice, priceLine } from './price-basket';

type ItemRow = Pick<LineRow, 'itemId' | 'options' | 'quantity'>;

/** A row with its item as the store lists it now, before promotions. */
export interface ListedRow<Row extends ItemRow> {
  row: Row;
  item: ListedItem;
  price: LinePrice;
  /** The day of the held slot, if the item is not available on it. */
  notOnDay: string | null;
}

interface ListedRows<Row extends ItemRow> {
  listed: ListedRow<Row>[];
  /** The name of an item of the rows, or of `otherItemIds`. */
  nameOf: (itemId: number) => string | undefined;
}

/**
 * Rows with their items as a store lists them now.
 * @param day the day of the held slot, if there is one
 * @param otherItemIds items of which only the names are read
 */
export async function listRows<Row extends ItemRow>(
  db: Database,
  storeId: number | null,
  rows: readonly Row[],
  day: string | undefined,
  otherItemIds: readonly number[] = [],
): Promise<ListedRows<Row>> {
  if (rows.length === 0) return { listed: [], nameOf: () => undefined };
  const ids = [...new Set(rows.map(({ itemId }) => itemId))];
  // Joined from the items, so that a line keeps its name and picture after the store stopped listing the item.
  const found = await db
    .select({ ...listedColumns })
    .from(items)
    .leftJoin(storeItems, and(eq(storeItems.itemId, items.id), eq(storeItems.storeId, storeId ?? 0)))
    .where(inArray(items.id, [...new Set([...ids, ...otherItemIds])]));
  const options = await optionsOf(db, ids);
  const listed = rows.flatMap((row) => {
    const one = found.find(({ id }) => id === row.itemId);
    if (!one) return [];
    const { price, wasPrice, inStock } = one;
    const notOnDay = inStock && day !== undefined && !isOnDay(one, day) ? day : null;
    const sold =
      price !== null && inStock !== null ? { price, wasPrice, inStock: inStock && notOnDay === null } : undefined;
    const own = options.filter(({ itemId }) => itemId === row.itemId).map(optionView);
    const item = { ...one, price: price ?? 0, wasPrice, inStock: inStock ?? false };
    return [{ row, item, price: priceLine(sold, own, row.options, row.quantity), notOnDay }];
  });
  return { listed, nameOf: (itemId) => found.find(({ id }) => id === itemId)?.name };
}
