import type { ServiceContext } from '../../service-context';
import { ITEMS_FRESH_MS, READ_FRESH_MS } from './cache-times';
import { byPosition } from './items/filter-items';
import { type ItemFacts, itemsOf, listingsOf, type ShelfItem } from './items/items.repository';

/** All listings of a store in memory, so that listing, filtering and counting need no query. */
export interface StoreShelf {
  /** In the business's order. */
  items: readonly ShelfItem[];
  byId: ReadonlyMap<number, ShelfItem>;
  /** The items of a category itself, without its descendants. */
  byCategory: ReadonlyMap<number, readonly ShelfItem[]>;
  /** The items of a family, by its code. */
  byFamily: ReadonlyMap<string, readonly ShelfItem[]>;
}

/** Above this size the cached facts are discarded, which bounds the memory of a large business. */
const MAX_FACTS = 100_000;

/** Item facts are the same in every store, so they are read once. */
async function factsOfMany(
  { db, cache }: Pick<ServiceContext, 'db' | 'cache'>,
  businessId: number,
  itemsVersion: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ItemFacts>> {
  const known = await cache.through(
    `facts ${businessId} ${itemsVersion}`,
    ITEMS_FRESH_MS,
    async () => new Map<number, ItemFacts>(),
  );
  const missing = ids.filter((id) => !known.has(id));
  const read = await itemsOf(db, missing);
  if (known.size + read.length > MAX_FACTS) known.clear();
  for (const { facts } of read) known.set(facts.id, facts);
  return known;
}

/** Groups items in their order; those with the key null are left out. */
function groupBy<K>(items: readonly ShelfItem[], keyOf: (item: ShelfItem) => K | null): Map<K, ShelfItem[]> {
  const groups = new Map<K, ShelfItem[]>();
  for (const item of items) {
    const key = keyOf(item);
    if (key === null) continue;
    const own = groups.get(key);
    if (own) own.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** A store's shelf, cached by its version. `itemsVersion` changes with every import but not with a price change. */
export function storeShelf(
  context: Pick<ServiceContext, 'db' | 'cache'>,
  { businessId, storeId, version, itemsVersion }: Record<'businessId' | 'storeId' | 'version' | 'itemsVersion', number>,
): Promise<StoreShelf> {
  return context.cache.through(`shelf ${storeId} ${version} ${itemsVersion}`, READ_FRESH_MS, async () => {
    const listings = await listingsOf(context.db, storeId);
    const ids = listings.map(({ id }) => id);
    const facts = await factsOfMany(context, businessId, itemsVersion, ids);
    const items = listings
      .flatMap((listing) => {
        const own = facts.get(listing.id);
        return own ? [{ ...listing, facts: own }] : [];
      })
      .sort(byPosition);
    return {
      items,
      byId: new Map(items.map((item) => [item.id, item])),
      byCategory: groupBy(items, ({ facts }) => facts.categoryId),
      byFamily: groupBy(items, ({ facts }) => facts.family),
    };
  });
}

/** Looks items up by id, in that order; items that the store does not list are skipped. */
export const listedItems = ({ byId }: StoreShelf, ids: readonly number[]): ShelfItem[] =>
  ids.flatMap((id) => byId.get(id) ?? []);

/** The items of an item's family that the store lists, itself included; empty without a family. */
export const familyMembers = ({ byFamily }: StoreShelf, { facts }: ShelfItem): readonly ShelfItem[] =>
  facts.family === null ? [] : (byFamily.get(facts.family) ?? []);
