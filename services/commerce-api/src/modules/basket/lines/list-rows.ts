import { isOnDay } from '../../catalogue/items/item-days';
import { optionView } from '../../catalogue/items/item-view';
import type { CatalogueItem, ItemFacts, Listing } from '../../catalogue/items/items.repository';
import type { LineRow } from '../basket.repository';
import { type LinePrice, priceLine } from '../prices/price-basket';

type ItemRow = Pick<LineRow, 'itemId' | 'options' | 'quantity'>;

/** A row with the store's own data of its item; null if the store does not list it. */
export interface StoredRow<Row extends ItemRow> {
  row: Row;
  listing: Listing | null;
}

/** A row with its item as the store lists it now, before promotions. */
export interface ListedRow<Row extends ItemRow> {
  row: Row;
  item: ItemFacts & Listing;
  price: LinePrice;
  /** The day of the held slot, if the item is not available on it. */
  notOnDay: string | null;
}

type OfferedItem = ItemFacts & Listing;

/** The last offer of each item: copying its forty fields for every line of every reply costs more than pricing it. */
const lastOffers = new WeakMap<ItemFacts, OfferedItem>();

function withListing(facts: ItemFacts, { price, wasPrice, inStock, stock }: Listing): OfferedItem {
  const last = lastOffers.get(facts);
  if (last?.price === price && last.wasPrice === wasPrice && last.inStock === inStock && last.stock === stock)
    return last;
  const offer = { ...facts, price, wasPrice, inStock, stock };
  lastOffers.set(facts, offer);
  return offer;
}

/**
 * Rows with their items as a store lists them now.
 * @param day the day of the held slot, if there is one
 */
export function listRows<Row extends ItemRow>(
  rows: readonly StoredRow<Row>[],
  items: ReadonlyMap<number, CatalogueItem>,
  day: string | undefined,
): ListedRow<Row>[] {
  return rows.flatMap(({ row, listing }) => {
    const known = items.get(row.itemId);
    if (!known) return [];
    // A line keeps its item's name and picture after the store stopped listing the item.
    const { price = 0, wasPrice = null, inStock = false, stock = null } = listing ?? {};
    const notOnDay = inStock && day !== undefined && !isOnDay(known.facts, day) ? day : null;
    const sold = listing ? { price, wasPrice, inStock: inStock && notOnDay === null } : undefined;
    const item = withListing(known.facts, { price, wasPrice, inStock, stock });
    return [{ row, item, price: priceLine(sold, known.options.map(optionView), row.options, row.quantity), notOnDay }];
  });
}
