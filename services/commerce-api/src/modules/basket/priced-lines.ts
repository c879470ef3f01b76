import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { items, storeItems } from '../../database/schema/catalogue';
import { optionView } from '../catalogue/item-view';
import { type ListedItem, listedColumns, optionsOf } from '../catalogue/items.repository';
import { type BasketRow, type LineRow, linesOf } from './basket.repository';
import { type LinePrice, priceLine } from './price-basket';

export interface PricedLine {
  row: LineRow;
  item: ListedItem;
  price: LinePrice;
}

/** A basket's lines with what they cost now, read from the store's own prices. */
export async function pricedLines(db: Database, basket: BasketRow): Promise<PricedLine[]> {
  const rows = await linesOf(db, basket.id);
  if (rows.length === 0) return [];
  const ids = [...new Set(rows.map(({ itemId }) => itemId))];
  // From the items outwards: a line of an item that the store has taken off its list keeps its name and picture.
  const found = await db
    .select({ ...listedColumns })
    .from(items)
    .leftJoin(storeItems, and(eq(storeItems.itemId, items.id), eq(storeItems.storeId, basket.storeId ?? 0)))
    .where(inArray(items.id, ids));
  const options = await optionsOf(db, ids);
  return rows.flatMap((row) => {
    const listed = found.find(({ id }) => id === row.itemId);
    if (!listed) return [];
    const { price, wasPrice, inStock } = listed;
    const sold = price !== null && inStock !== null ? { price, wasPrice, inStock } : undefined;
    const own = options.filter(({ itemId }) => itemId === row.itemId).map(optionView);
    const item = { ...listed, price: price ?? 0, wasPrice, inStock: inStock ?? false };
    return [{ row, item, price: priceLine(sold, own, row.options, row.quantity) }];
  });
}
