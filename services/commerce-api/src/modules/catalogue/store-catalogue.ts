import type { CategorySummary } from '@storefront/api/entities/category';
import type { FulfilmentMethod } from '@storefront/api/entities/enumerations';
import type { MenuItem } from '@storefront/api/entities/menu-item';
import type { ReplyOf } from '@storefront/api/operation-types';
import { and, eq, max, sql } from 'drizzle-orm';
import { stores } from '../../database/schema/store';
import { refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import type { Business } from '../businesses/businesses.repository';
import { isDay } from '../slots/local-day';
import { type Category, type CategoryIndex, categoryIndex } from './category-index';
import { type DealIndex, dealIndex, dealMoment } from './deals.repository';
import type { FilteredItems } from './filter-items';
import { shelfWithout, unavailableItems } from './item-days';
import type { ShelfItem } from './items.repository';
import { type StoreShelf, storeShelf } from './store-shelf';

const VERSION_FRESH_MS = 1_000;
const READ_FRESH_MS = 30_000;

/** Everything that a read of a store's catalogue begins with. */
export interface StoreCatalogue {
  storeId: number;
  business: Business;
  categories: CategoryIndex;
  /** Those that are on. */
  deals: DealIndex;
  shelf: StoreShelf;
  /** How many items the store lists in a category and in all below it. */
  counts: ReadonlyMap<number, number>;
  /** What was made of all this before and is asked for again and again: cards by their items, categories by their ids, their pages. */
  made: {
    cards: Map<ShelfItem, MenuItem>;
    categories: Map<number, FilteredItems>;
    pages: Map<string, ReplyOf<'POST /catalogue/category-details'>>;
  };
}

/** Whose catalogue is read, and for which of its days: without one for now. */
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
        // An import gives all stores a number that none had: the lowest of them changes with it.
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
 * Refuses a read for a fulfilment method that the store does not offer.
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

/** The highest version of a business's stores: what is kept of the business as a whole goes by it. */
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

/** A store's catalogue with the deals of a moment, kept in this process under the versions of what it is made of. */
async function catalogueOf(context: ServiceContext, business: Business, { storeId, fulfilmentDate }: CatalogueQuery) {
  const { version, itemsVersion } = await versionsOf(context, business.id, storeId);
  if (fulfilmentDate && !isDay(fulfilmentDate)) throw refuse('date_invalid');
  const moment = dealMoment(fulfilmentDate, context.clock.now(), business.settings.timeZone);
  // What goes by the business's own items is the same for all of its stores.
  const { deals, phase } = await dealIndex(context, business.id, itemsVersion, moment);
  const whole = () => storeShelf(context, { businessId: business.id, storeId, version, itemsVersion });
  // Without a day nothing is missing: what cannot come on some days says so, and a slot is still to be chosen.
  const missing = fulfilmentDate ? unavailableItems(await whole(), fulfilmentDate) : [];
  const key = `catalogue ${storeId} ${version} ${itemsVersion} ${phase}${missing.length ? ` without ${missing}` : ''}`;
  const catalogue = await context.cache.through(key, READ_FRESH_MS, async (): Promise<StoreCatalogue> => {
    const [categories, all] = await Promise.all([categoryIndex(context, business.id, itemsVersion), whole()]);
    const shelf = missing.length ? shelfWithout(all, missing) : all;
    return {
      storeId,
      business,
      categories,
      deals,
      shelf,
      counts: countItems(categories, shelf),
      made: { cards: new Map(), categories: new Map(), pages: new Map() },
    };
  });
  return { key, catalogue };
}

/** A store's catalogue, for what is quickly made of it. */
export async function storeCatalogue(
  context: ServiceContext,
  business: Business,
  ask: CatalogueQuery,
): Promise<StoreCatalogue> {
  return (await catalogueOf(context, business, ask)).catalogue;
}

/**
 * A read of one store's catalogue that takes some time, kept in this process for half a minute under the store's version: a change to what
 * the store sells makes a new version, so every process sees it within a second.
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
