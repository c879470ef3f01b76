import type { CategorySummary } from '@storefront/api/entities/category';
import type { FulfilmentMethod } from '@storefront/api/entities/enumerations';
import { eq, max } from 'drizzle-orm';
import { stores } from '../../database/schema/store';
import { refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import { isDay } from '../../time/local-day';
import type { Business } from '../businesses/businesses.repository';
import { READ_FRESH_MS, VERSION_FRESH_MS } from './cache-times';
import { type Category, type CategoryIndex, categoryIndex } from './category-index';
import { type DealIndex, dealIndex, dealMoment } from './deals.repository';
import { unavailableItems } from './items/item-days';
import { type Listings, StoreShelf, storeListings } from './store-shelf';

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
}

/** The store and the day to read; without a day, now. */
export interface CatalogueQuery {
  storeId: number;
  fulfilmentDate?: string;
}

interface StoreVersions {
  /** An import gives all stores a new number, so their lowest version changes with it. */
  itemsVersion: number;
  listed: ReadonlyMap<number, { version: number; fulfilment: FulfilmentMethod[] }>;
}

/** The versions of all stores of a business, in one query: there are few, and shoppers ask for most of them. */
function versionsOfStores({ db, cache }: ServiceContext, businessId: number): Promise<StoreVersions> {
  return cache.through(`versions ${businessId}`, VERSION_FRESH_MS, async () => {
    const rows = await db
      .select({
        id: stores.id,
        version: stores.catalogueVersion,
        fulfilment: stores.fulfilment,
        listed: stores.listed,
      })
      .from(stores)
      .where(eq(stores.businessId, businessId));
    return {
      itemsVersion: rows.reduce((lowest, { version }) => Math.min(lowest, version), Number.POSITIVE_INFINITY),
      listed: new Map(rows.filter(({ listed }) => listed).map((row) => [row.id, row])),
    };
  });
}

async function versionsOf(context: ServiceContext, businessId: number, storeId: number) {
  const { itemsVersion, listed } = await versionsOfStores(context, businessId);
  const store = listed.get(storeId);
  if (!store) throw refuse('store_not_found');
  return { ...store, itemsVersion };
}

/**
 * Refuses a fulfilment method that the store does not offer.
 * @throws store_not_found, fulfilment_not_offered
 */
export async function checkFulfilment(
  context: ServiceContext,
  business: Business,
  { storeId, fulfilmentMethod }: { storeId: number; fulfilmentMethod?: FulfilmentMethod },
): Promise<void> {
  if (!fulfilmentMethod) return;
  const { fulfilment } = await versionsOf(context, business.id, storeId);
  if (!fulfilment.includes(fulfilmentMethod)) throw refuse('fulfilment_not_offered');
}

/** The highest version of a business's stores, used as the cache key of business-wide data. */
export async function businessVersion({ db, cache }: ServiceContext, businessId: number): Promise<number> {
  return cache.through(`business version ${businessId}`, VERSION_FRESH_MS, async () => {
    const [row] = await db
      .select({ version: max(stores.catalogueVersion) })
      .from(stores)
      .where(eq(stores.businessId, businessId));
    return row?.version ?? 0;
  });
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
async function catalogueOf(context: ServiceContext, business: Business, { storeId, fulfilmentDate }: CatalogueQuery) {
  const { version, itemsVersion } = await versionsOf(context, business.id, storeId);
  if (fulfilmentDate && !isDay(fulfilmentDate)) throw refuse('date_invalid');
  const moment = dealMoment(fulfilmentDate, context.clock.now(), business.settings.timeZone);
  // Business-wide item data is shared by all stores.
  const [{ deals, phase }, categories, listings] = await Promise.all([
    dealIndex(context, business.id, itemsVersion, moment),
    categoryIndex(context, business.id, itemsVersion),
    storeListings(context, { businessId: business.id, storeId, version, itemsVersion }),
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
  };
  // Days on which the same items are missing share cached results.
  const key = `catalogue ${storeId} ${version} ${itemsVersion} ${phase}${missing.length ? ` without ${missing}` : ''}`;
  return { key, catalogue };
}

/** A store's catalogue, for results that are cheap to compute. */
export async function storeCatalogue(
  context: ServiceContext,
  business: Business,
  ask: CatalogueQuery,
): Promise<StoreCatalogue> {
  return (await catalogueOf(context, business, ask)).catalogue;
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
  const { key, catalogue } = await catalogueOf(context, business, ask);
  const own = async () => read(catalogue);
  return bytesOf
    ? context.cache.sized(`${key} ${what}`, READ_FRESH_MS, own, bytesOf)
    : context.cache.through(`${key} ${what}`, READ_FRESH_MS, own);
}

export function categorySummary({ counts }: StoreCatalogue, category: Category): CategorySummary {
  const { id, slug, name, image } = category;
  return { id, slug, name, image, itemCount: counts.get(id) ?? 0 };
}
