import type { CategorySummary } from '@storefront/api/entities/category';
import type { Database } from '../../database/database.types';
import { Problem, refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import { isDay } from '../../time/local-day';
import type { Business } from '../businesses/businesses.repository';
import { READ_FRESH_MS } from './cache-times';
import { type Category, type CategoryIndex, categoryIndex } from './category-index';
import { type DealIndex, dealIndex, dealMoment } from './deals.repository';
import { unavailableItems } from './items/item-days';
import { type Listings, StoreShelf, storeListings } from './store-shelf';
import { type StoreVersion, versionsOf } from './store-versions';

/** The data that every read of a store's catalogue starts from. */
export interface StoreCatalogue {
  storeId: number;
  business: Business;
  /** The version of the business's items, categories and synonyms. */
  itemsVersion: number;
  categories: CategoryIndex;
  /** The active deals. */
  deals: DealIndex;
  shelf: StoreShelf;
  /** The number of items that the store lists in a category and its descendants. */
  counts: ReadonlyMap<number, number>;
  /** Where the rest of it is read: the replica, or the database. */
  db: Database;
}

/** The store and the day to read; without a day, now. */
export interface CatalogueQuery {
  storeId: number;
  fulfilmentDate?: string;
}

const counted = new WeakMap<Listings, ReadonlyMap<number, number>>();

/** Listings and categories have the same version, so that the counts of listings are computed once. */
function countItems({ roots, childrenOf }: CategoryIndex, listings: Listings): ReadonlyMap<number, number> {
  const known = counted.get(listings);
  if (known) return known;
  const counts = new Map<number, number>();
  const count = ({ id }: Category): number => {
    const below = childrenOf(id).reduce((sum, child) => sum + count(child), 0);
    const all = below + (listings.assortment.byCategory.get(id)?.length ?? 0);
    counts.set(id, all);
    return all;
  };
  roots.forEach(count);
  counted.set(listings, counts);
  return counts;
}

/** A store's catalogue with the deals of a moment; its sources are cached in this process by their versions. */
async function catalogueOf(
  context: ServiceContext,
  business: Business,
  { storeId, fulfilmentDate }: CatalogueQuery,
  { version, itemsVersion, db }: StoreVersion,
) {
  const source = { ...context, db };
  if (fulfilmentDate && !isDay(fulfilmentDate)) throw refuse('date_invalid');
  const moment = dealMoment(fulfilmentDate, context.clock.now(), business.settings.timeZone);
  // Business-wide item data is shared by all stores.
  const [{ deals, phase }, categories, listings] = await Promise.all([
    dealIndex(source, business.id, itemsVersion, moment),
    categoryIndex(source, business.id, itemsVersion),
    storeListings(source, { businessId: business.id, storeId, version, itemsVersion }),
  ]);
  // Without a day no item is marked unavailable: items show their days, and the shopper still has to choose a slot.
  const missing = fulfilmentDate ? unavailableItems(listings, fulfilmentDate) : [];
  const catalogue: StoreCatalogue = {
    storeId,
    business,
    itemsVersion,
    categories,
    deals,
    shelf: new StoreShelf(listings, new Set(missing)),
    counts: countItems(categories, listings),
    db,
  };
  // Days on which the same items are missing share cached results.
  const key = `catalogue ${storeId} ${version} ${itemsVersion} ${phase}${missing.length ? ` without ${missing}` : ''}`;
  return { key, catalogue };
}

/** Runs a read of a store's catalogue on the replica where that is up to date, and on the database if it fails there. */
async function onReplicaFirst<T>(
  context: ServiceContext,
  business: Business,
  { storeId }: CatalogueQuery,
  read: (version: StoreVersion) => Promise<T>,
): Promise<T> {
  const version = await versionsOf(context, business.id, storeId);
  try {
    return await read(version);
  } catch (error) {
    if (version.db === context.db || error instanceof Problem) throw error;
    context.replica?.rest(error);
    return read({ ...version, db: context.db });
  }
}

/** A store's catalogue, for results that are cheap to compute. */
export async function storeCatalogue(
  context: ServiceContext,
  business: Business,
  ask: CatalogueQuery,
): Promise<StoreCatalogue> {
  return onReplicaFirst(
    context,
    business,
    ask,
    async (version) => (await catalogueOf(context, business, ask, version)).catalogue,
  );
}

/**
 * Runs an expensive read of one store's catalogue and caches it in this process for half a minute by the store's
 * version. A change creates a new version, so every process sees it within a second.
 * @param bytesOf about how many bytes the result takes, where it may be large
 */
export async function readCatalogue<T>(
  context: ServiceContext,
  business: Business,
  ask: CatalogueQuery,
  what: string,
  read: (catalogue: StoreCatalogue) => T | Promise<T>,
  bytesOf?: (result: T) => number,
): Promise<T> {
  return onReplicaFirst(context, business, ask, async (version) => {
    const { key, catalogue } = await catalogueOf(context, business, ask, version);
    const own = async () => read(catalogue);
    return bytesOf
      ? context.cache.sized(`${key} ${what}`, READ_FRESH_MS, own, bytesOf)
      : context.cache.through(`${key} ${what}`, READ_FRESH_MS, own);
  });
}

export function categorySummary({ counts }: StoreCatalogue, category: Category): CategorySummary {
  const { id, slug, name, image } = category;
  return { id, slug, name, image, itemCount: counts.get(id) ?? 0 };
}
