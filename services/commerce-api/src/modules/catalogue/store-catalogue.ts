import type { CategorySummary } from '@storefront/api/entities/category';
import { and, eq, max } from 'drizzle-orm';
import { stores } from '../../database/schema/store';
import { refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import type { Business } from '../businesses/businesses.repository';
import type { Category as CategoryEntity } from './category-index';
import { type CategoryIndex, categoryIndex } from './category-index';
import { type DealIndex, dealIndex } from './deals.repository';
import { itemCounts } from './items.repository';

const VERSION_FRESH_MS = 1_000;
const READ_FRESH_MS = 30_000;

/** Everything that a read of a store's catalogue begins with. */
export interface StoreCatalogue {
  storeId: number;
  business: Business;
  categories: CategoryIndex;
  deals: DealIndex;
  /** How many items the store lists in a category itself, without those below. */
  counts: ReadonlyMap<number, number>;
}

async function versionOf({ db, cache }: ServiceContext, businessId: number, storeId: number): Promise<number> {
  const row = await cache.through(`version ${storeId}`, VERSION_FRESH_MS, async () => {
    const [found] = await db
      .select({ businessId: stores.businessId, version: stores.catalogueVersion })
      .from(stores)
      .where(and(eq(stores.id, storeId), stores.listed));
    return found;
  });
  if (row?.businessId !== businessId) throw refuse('store_not_found');
  return row.version;
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

/**
 * A read of one store's catalogue, kept in this process for half a minute under the store's version: a change to what
 * the store sells makes a new version, so every process sees it within a second.
 */
export async function readCatalogue<T>(
  context: ServiceContext,
  business: Business,
  storeId: number,
  what: string,
  read: (catalogue: StoreCatalogue) => Promise<T>,
): Promise<T> {
  const { db, cache } = context;
  const version = await versionOf(context, business.id, storeId);
  const key = `catalogue ${storeId} ${version}`;
  return cache.through(`${key} ${what}`, READ_FRESH_MS, async () => {
    const [categories, deals, counts] = await Promise.all([
      categoryIndex(context, business.id, version),
      dealIndex(context, business.id, version),
      cache.through(`${key} counts`, READ_FRESH_MS, () => itemCounts(db, storeId)),
    ]);
    return read({ storeId, business, categories, deals, counts });
  });
}

export function categorySummary(catalogue: StoreCatalogue, category: CategoryEntity): CategorySummary {
  const itemCount = catalogue.categories
    .idsBelow(category.id)
    .reduce((sum, id) => sum + (catalogue.counts.get(id) ?? 0), 0);
  return { id: category.id, slug: category.slug, name: category.name, image: category.image, itemCount };
}
