import type { CategorySummary } from '@storefront/api/entities/category';
import type { FulfilmentMethod } from '@storefront/api/entities/enumerations';
import type { MenuItem } from '@storefront/api/entities/menu-item';
import type { ReplyOf } from '@storefront/api/operation-types';
import { and, eq, max, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { stores } from '../../database/schema/store';
import { refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import { isDay } from '../../time/local-day';
import type { Business } from '../businesses/businesses.repository';
import { READ_FRESH_MS, VERSION_FRESH_MS } from './cache-times';
import { type Category, type CategoryIndex, categoryIndex } from './category-index';
import { type DealIndex, dealIndex, dealMoment } from './deals.repository';
import type { FilteredItems } from './items/filter-items';
import { shelfWithout, unavailableItems } from './items/item-days';
import type { ShelfItem } from './items/items.repository';
import { type StoreShelf, storeShelf } from './store-shelf';

/** Cached pages per store. */
const MAX_PAGES = 500;

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
  /** Cached results: cards by item, categories by id, and pages. */
  made: {
    cards: Map<ShelfItem, MenuItem>;
    categories: Map<number, FilteredItems>;
    pages: LRUCache<string, ReplyOf<'POST /catalogue/category-details'>>;
  };
}

/** The store and the day to read; without a day, now. */
export interface CatalogueQuery {
  storeId: number;
  fulfilmentDate?: string;
}

async function versionsOf({ db, cache }: ServiceContext, businessId: number, storeId: number) {
  const row = await cache.through(`version ${storeId}`, VERSION_FRESH_MS, async () => {
    const [found] = await db
      .select({
        businessId: stores.businessId,
        version: stores.catalogueVersion,
        fulfilment: stores.fulfilment,
        // An import gives all stores a new number, so their lowest version changes with it.
        itemsVersion: sql<number>`(select min(s.catalogue_version) from stores s where s.business_id = "stores"."business_id")`,
      })
      .from(stores)
      .where(and(eq(stores.id, storeId), stores.listed));
    return found;
  });
  if (row?.businessId !== businessId) throw refuse('store_not_found');
  return row;
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

function countItems({ roots, childrenOf }: CategoryIndex, { byCategory }: StoreShelf): Map<number, number> {
  const counts = new Map<number, number>();
  const count = ({ id }: Category): number => {
    const below = childrenOf(id).reduce((sum, child) => sum + count(child), 0);
    const all = below + (byCategory.get(id)?.length ?? 0);
    counts.set(id, all);
    return all;
  };
  roots.forEach(count);
  return counts;
}

/** A store's catalogue with the deals of a moment, cached in this process by the versions of its sources. */
async function catalogueOf(context: ServiceContext, business: Business, { storeId, fulfilmentDate }: CatalogueQuery) {
  const { version, itemsVersion } = await versionsOf(context, business.id, storeId);
  if (fulfilmentDate && !isDay(fulfilmentDate)) throw refuse('date_invalid');
  const moment = dealMoment(fulfilmentDate, context.clock.now(), business.settings.timeZone);
  // Business-wide item data is shared by all stores.
  const { deals, phase } = await dealIndex(context, business.id, itemsVersion, moment);
  const whole = () => storeShelf(context, { businessId: business.id, storeId, version, itemsVersion });
  // Without a day no item is marked unavailable: items show their days, and the shopper still has to choose a slot.
  const missing = fulfilmentDate ? unavailableItems(await whole(), fulfilmentDate) : [];
  const key = `catalogue ${storeId} ${version} ${itemsVersion} ${phase}${missing.length ? ` without ${missing}` : ''}`;
  const catalogue = await context.cache.through(key, READ_FRESH_MS, async (): Promise<StoreCatalogue> => {
    const [categories, all] = await Promise.all([categoryIndex(context, business.id, itemsVersion), whole()]);
    const shelf = missing.length ? shelfWithout(all, missing) : all;
    return {
      storeId,
      business,
      itemsVersion,
      categories,
      deals,
      shelf,
      counts: countItems(categories, shelf),
      made: { cards: new Map(), categories: new Map(), pages: new LRUCache({ max: MAX_PAGES }) },
    };
  });
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
 */
export async function readCatalogue<T>(
  context: ServiceContext,
  business: Business,
  ask: CatalogueQuery,
  what: string,
  read: (catalogue: StoreCatalogue) => T | Promise<T>,
): Promise<T> {
  const { key, catalogue } = await catalogueOf(context, business, ask);
  return context.cache.through(`${key} ${what}`, READ_FRESH_MS, async () => read(catalogue));
}

export function categorySummary({ counts }: StoreCatalogue, category: Category): CategorySummary {
  const { id, slug, name, image } = category;
  return { id, slug, name, image, itemCount: counts.get(id) ?? 0 };
}
