import { keyOf } from '../../read-files';
import type { PlanContext } from '../plan-context';

/** Where a row lists an item, and at what price. */
export interface Offer {
  row: number;
  code: string;
  price: number | undefined;
  wasPrice: number | null | undefined;
  inStock: boolean | undefined;
  /** The new count, null to stop counting; undefined keeps it. */
  stock?: number | null | undefined;
  place?: OfferedPlace;
}

/** Where an item stands in a store; undefined keeps what is stored, null removes it. */
export interface OfferedPlace {
  aisle: string | null | undefined;
  bay: string | null | undefined;
  shelf: string | null | undefined;
}

/** A row of prices.csv; a price of null takes the item off sale at the store. */
export type PriceOffer = Omit<Offer, 'price'> & { price: number | null | undefined };

/** A row of items.csv; without stores it applies to every store. */
export type ItemOffer = Offer & { stores: ReadonlySet<number> | undefined };

export interface Offers {
  /** By item: the offer in items.csv. */
  items: ReadonlyMap<number, ItemOffer>;
  /** By store and item: the offer in prices.csv. */
  prices: ReadonlyMap<number, ReadonlyMap<number, PriceOffer>>;
  /** Whether the row in prices.csv is refused: items.csv must not set the price that it would have overridden. */
  isRefused(item: string, store: string): boolean;
}

function storesOf({ stores, problems }: PlanContext, row: number, codes: readonly string[]): ReadonlySet<number> {
  const ids = new Set<number>();
  for (const code of codes) {
    const id = stores.idOf(code);
    if (id === undefined) problems.add('items', row, 'stores', stores.unknown(code));
    if (typeof id === 'number') ids.add(id);
  }
  return ids;
}

function itemOffers(context: PlanContext): Map<number, ItemOffer> {
  const found = new Map<number, ItemOffer>();
  for (const { id, code, row } of context.items.rows) {
    const { price, was_price: wasPrice, in_stock: inStock, stores: named } = row.values;
    if (row.faulty.has('price') || row.faulty.has('stores')) continue;
    const stores = named ? storesOf(context, row.row, named) : undefined;
    if (stores && price === undefined)
      context.problems.add('items', row.row, 'stores', 'needs a price beside it; or leave both blank and use prices');
    if (wasPrice != null && price === undefined)
      context.problems.add('items', row.row, 'was_price', 'needs a price beside it');
    if (wasPrice != null && price !== undefined && wasPrice <= price)
      context.problems.add(
        'items',
        row.row,
        'was_price',
        'must be more than the price; leave it blank when nothing is reduced',
      );
    if (price !== undefined || inStock !== undefined)
      found.set(id, { row: row.row, code, price, wasPrice, inStock, stores });
  }
  return found;
}

function priceOffers(context: PlanContext): Map<number, Map<number, PriceOffer>> {
  const { files, items, stores, problems } = context;
  const found = new Map<number, Map<number, PriceOffer>>();
  for (const { row, values } of files.prices.rows) {
    const { item = '', store = '', price, was_price: wasPrice, in_stock: inStock, stock, aisle, bay, shelf } = values;
    const [itemId, storeId] = [items.idOf(item), stores.idOf(store)];
    if (itemId === undefined) problems.add('prices', row, 'item', items.unknown(item));
    if (storeId === undefined) problems.add('prices', row, 'store', stores.unknown(store));
    if (price === null && (inStock || stock))
      problems.add('prices', row, 'price', 'is blank, which takes the item off sale, but the row says it is in stock');
    if (price === null && wasPrice != null) problems.add('prices', row, 'was_price', 'needs a price beside it');
    if (aisle === null && (bay || shelf))
      problems.add('prices', row, 'aisle', 'is blank, but the row names a bay or a shelf of it');
    if (typeof itemId !== 'number' || typeof storeId !== 'number') continue;
    const ofStore = found.get(storeId) ?? new Map<number, PriceOffer>();
    ofStore.set(itemId, { row, code: item, price, wasPrice, inStock, stock, place: { aisle, bay, shelf } });
    found.set(storeId, ofStore);
  }
  return found;
}

export const readOffers = (context: PlanContext): Offers => ({
  items: itemOffers(context),
  prices: priceOffers(context),
  isRefused: (item, store) => context.files.prices.refused.has(keyOf(item, store)),
});
