import { hash } from 'node:crypto';
import type { ServiceContext } from '../../service-context';
import { ITEMS_FRESH_MS } from './cache-times';
import { byPosition } from './items/filter-items';
import { type Column, type ItemFacts, itemsOf, listingsOf, type ShelfItem } from './items/items.repository';

/** What an item of an assortment takes of memory: id, facts, and its place in its category. */
const ITEM_BYTES = 20;
/** A category or family of an assortment with its place in the map. */
const GROUP_BYTES = 200;
/** What a listing takes of memory besides its item. */
const LISTING_BYTES = 17;
/** Above this size the cached facts are discarded, which bounds the memory of a large business. */
const MAX_FACTS = 100_000;
const NONE = -1;

/** The rows of a category or a family, in the business's order. */
type Groups<K> = ReadonlyMap<K, Uint32Array>;

/** What a store lists, in the order of the items' ids. Stores that list the same share it, and so do a store's versions. */
interface Assortment {
  ids: Float64Array;
  facts: readonly ItemFacts[];
  byCategory: Groups<number>;
  byFamily: Groups<string>;
}

/**
 * All listings of a store, so that listing, filtering and counting need no query. In columns, beside the items of the
 * assortment, because a process keeps those of many stores.
 */
export interface Listings {
  assortment: Assortment;
  prices: Int32Array;
  wasPrices: Int32Array;
  stocks: Int32Array;
  sold: Int32Array;
  inStock: Uint8Array;
}

/** The facts of a business's items that were read so far. */
interface KnownFacts {
  byId: Map<number, ItemFacts>;
  /** One at a time: stores that list the same items are often asked for together. */
  reading: Promise<unknown>;
}

async function readMissing(
  { db, cache }: Pick<ServiceContext, 'db' | 'cache'>,
  key: string,
  { byId }: KnownFacts,
  ids: readonly number[],
): Promise<void> {
  const read = await itemsOf(
    db,
    ids.filter((id) => !byId.has(id)),
  );
  if (byId.size + read.length > MAX_FACTS) {
    cache.drop(key);
    // Shelves would keep the discarded facts in memory.
    cache.clearSized();
  }
  for (const { facts } of read) byId.set(facts.id, facts);
}

/** Item facts are the same in every store, so they are read once. */
async function factsOfMany(
  context: Pick<ServiceContext, 'db' | 'cache'>,
  businessId: number,
  itemsVersion: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ItemFacts>> {
  const key = `facts ${businessId} ${itemsVersion}`;
  const known = await context.cache.through(
    key,
    ITEMS_FRESH_MS,
    async (): Promise<KnownFacts> => ({ byId: new Map(), reading: Promise.resolve() }),
  );
  const read = known.reading.then(() => readMissing(context, key, known, ids));
  known.reading = read.catch(() => undefined);
  await read;
  return known.byId;
}

/** Groups rows; those with the key null are left out. */
function groupRows<K>(facts: readonly ItemFacts[], keyOf: (one: ItemFacts) => K | null): Groups<K> {
  const groups = new Map<K, number[]>();
  for (const [row, one] of facts.entries()) {
    const key = keyOf(one);
    if (key === null) continue;
    const own = groups.get(key);
    if (own) own.push(row);
    else groups.set(key, [row]);
  }
  // Rows are in the order of the ids, and the sort is stable.
  const position = (row: number) => facts[row]?.position ?? 0;
  return new Map(
    [...groups].map(([key, rows]) => [key, Uint32Array.from(rows.sort((a, b) => position(a) - position(b)))]),
  );
}

/** Writes a column's values beside the ids, with `none` where it has none. */
function fill<T extends Int32Array | Uint8Array>(
  made: T,
  ids: Float64Array,
  { ids: own, values }: Column,
  none: number,
): T {
  let at = 0;
  for (let row = 0; row < ids.length; row += 1) {
    const id = ids[row] ?? 0;
    while ((own[at] ?? Number.POSITIVE_INFINITY) < id) at += 1;
    made[row] = own[at] === id ? (values[at] ?? none) : none;
  }
  return made;
}

function assortmentOf(
  context: Pick<ServiceContext, 'db' | 'cache'>,
  businessId: number,
  itemsVersion: number,
  ids: readonly number[],
): Promise<Assortment> {
  const read = async () => {
    const known = await factsOfMany(context, businessId, itemsVersion, ids);
    // An item that was removed since has no facts.
    const facts = ids.flatMap((id) => known.get(id) ?? []);
    return {
      ids: Float64Array.from(facts, ({ id }) => id),
      facts,
      byCategory: groupRows(facts, ({ categoryId }) => categoryId),
      byFamily: groupRows(facts, ({ family }) => family),
    };
  };
  const digest = hash('sha1', Float64Array.from(ids), 'base64');
  return context.cache.sized(
    `assortment ${businessId} ${itemsVersion} ${digest}`,
    ITEMS_FRESH_MS,
    read,
    ({ facts, byCategory, byFamily }) => facts.length * ITEM_BYTES + (byCategory.size + byFamily.size) * GROUP_BYTES,
  );
}

/** A store's listings, cached by their version. `itemsVersion` changes with every import but not with a price change. */
export function storeListings(
  context: Pick<ServiceContext, 'db' | 'cache'>,
  { businessId, storeId, version, itemsVersion }: Record<'businessId' | 'storeId' | 'version' | 'itemsVersion', number>,
): Promise<Listings> {
  const read = async (): Promise<Listings> => {
    const { prices, wasPrices, stocks, sold, soldOut } = await listingsOf(context.db, storeId);
    const assortment = await assortmentOf(context, businessId, itemsVersion, prices.ids);
    const { ids } = assortment;
    const column = (own: Column, none: number) => fill(new Int32Array(ids.length), ids, own, none);
    return {
      assortment,
      prices: column(prices, 0),
      wasPrices: column(wasPrices, NONE),
      stocks: column(stocks, NONE),
      sold: column(sold, 0),
      inStock: fill(new Uint8Array(ids.length), ids, { ids: soldOut, values: soldOut.map(() => 0) }, 1),
    };
  };
  return context.cache.sized(
    `shelf ${storeId} ${version} ${itemsVersion}`,
    ITEMS_FRESH_MS,
    read,
    ({ prices }) => prices.length * LISTING_BYTES,
  );
}

/** The first row from `from` on whose id is not lower. Close ones are found in few steps. */
function rowFrom({ ids }: Assortment, id: number, from: number): number {
  let [low, step] = [from, 1];
  while ((ids[low + step] ?? Number.POSITIVE_INFINITY) < id) {
    low += step;
    step *= 2;
  }
  let high = Math.min(low + step, ids.length);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ids[middle] ?? 0) < id) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A store's listings as items for one reply: an item is made when it is first asked for, and is the same each time. */
export class StoreShelf {
  readonly #made = new Map<number, ShelfItem>();

  /** @param without ids of items that are out of stock besides those that the store says */
  constructor(
    readonly listings: Listings,
    private readonly without: ReadonlySet<number> = new Set(),
  ) {}

  /** All of them in the business's order. */
  get items(): ShelfItem[] {
    return this.#itemsIn(this.listings.assortment.ids.keys()).sort(byPosition);
  }

  byId(id: number): ShelfItem | undefined {
    return this.listed([{ id }])[0]?.item;
  }

  bySlug(slug: string): ShelfItem | undefined {
    const row = this.listings.assortment.facts.findIndex((one) => one.slug === slug);
    return row < 0 ? undefined : this.#item(row);
  }

  /** Those of some items that the store lists. @param sorted by id */
  listed<T extends { id: number }>(sorted: readonly T[]): { one: T; item: ShelfItem }[] {
    const { assortment } = this.listings;
    const found: { one: T; item: ShelfItem }[] = [];
    let row = 0;
    for (const one of sorted) {
      row = rowFrom(assortment, one.id, row);
      if (assortment.ids[row] === one.id) found.push({ one, item: this.#item(row) });
    }
    return found;
  }

  /** The items of a category itself, without its descendants, in the business's order. */
  ofCategory(id: number): ShelfItem[] {
    return this.#itemsIn(this.listings.assortment.byCategory.get(id) ?? []);
  }

  /** The items of a family in the business's order. */
  ofFamily(code: string): ShelfItem[] {
    return this.#itemsIn(this.listings.assortment.byFamily.get(code) ?? []);
  }

  #itemsIn(rows: Iterable<number>): ShelfItem[] {
    return Array.from(rows, (row) => this.#item(row));
  }

  #item(row: number): ShelfItem {
    const known = this.#made.get(row);
    if (known) return known;
    const { assortment, prices, wasPrices, stocks, sold, inStock } = this.listings;
    const { ids, facts } = assortment;
    const valueIn = (column: Int32Array) => (column[row] === NONE ? null : (column[row] ?? null));
    const id = ids[row] ?? 0;
    const item: ShelfItem = {
      id,
      price: prices[row] ?? 0,
      wasPrice: valueIn(wasPrices),
      inStock: inStock[row] === 1 && !this.without.has(id),
      stock: valueIn(stocks),
      sold: sold[row] ?? 0,
      facts: facts[row] as ItemFacts,
    };
    this.#made.set(row, item);
    return item;
  }
}

/** Looks items up by id, in that order; items that the store does not list are skipped. */
export const listedItems = (shelf: StoreShelf, ids: readonly number[]): ShelfItem[] =>
  ids.flatMap((id) => shelf.byId(id) ?? []);

/** The items of an item's family that the store lists, itself included; empty without a family. */
export const familyMembers = (shelf: StoreShelf, { facts }: ShelfItem): readonly ShelfItem[] =>
  facts.family === null ? [] : shelf.ofFamily(facts.family);
