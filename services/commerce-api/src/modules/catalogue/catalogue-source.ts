import { asc, eq, min } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { categories } from '../../database/schema/catalogue';
import { stores } from '../../database/schema/store';
import type { ServiceContext } from '../../service-context';
import { ITEMS_FRESH_MS, VERSION_FRESH_MS } from './cache-times';
import { buildCategoryIndex, type CategoryIndex, categoryIndex } from './category-index';
import { allDeals, type DealIndex, dealsAt, dealsOf, indexDeals, isActive } from './deals.repository';
import { type CatalogueItem, itemsOf } from './items/items.repository';

/** Above this size the cached items are discarded, which bounds the memory of a large business. */
const MAX_ITEMS = 20_000;

/** A business's data that only an import changes. */
export interface CatalogueSource {
  categories: CategoryIndex;
  /** The deals that are active at a moment. */
  dealsAt(moment: Date): Promise<DealIndex>;
  /**
   * Items with their options, by id; ids of no item are left out.
   * @param db in a transaction, its own: on PGlite another connection would wait for the transaction's end
   */
  itemsOf(db: Database, ids: readonly number[]): Promise<ReadonlyMap<number, CatalogueItem>>;
}

/** A catalogue from the cache, with the version of the business's stores that it is of. */
export interface CachedCatalogue extends CatalogueSource {
  version: number;
}

/** Items with their options, by id, without caches. */
export async function readItems(db: Database, ids: readonly number[]): Promise<Map<number, CatalogueItem>> {
  const read = await itemsOf(db, ids);
  return new Map(read.map((item) => [item.facts.id, item]));
}

/**
 * A business's catalogue for decisions that must use current data, read in a transaction.
 * @param cached read before the transaction; serves when no import has finished since
 */
export async function currentCatalogue(
  tx: Database,
  businessId: number,
  cached?: CachedCatalogue,
): Promise<CatalogueSource> {
  if (cached && cached.version === (await readVersion(tx, businessId))) return cached;
  const rows = await tx
    .select()
    .from(categories)
    .where(eq(categories.businessId, businessId))
    .orderBy(asc(categories.id));
  return {
    categories: buildCategoryIndex(rows),
    dealsAt: async (moment) => indexDeals((await dealsOf(tx, businessId)).filter((deal) => isActive(deal, moment))),
    itemsOf: readItems,
  };
}

/** The lowest version of a business's stores: an import gives all of them a new one, a changed price only its store. */
async function readVersion(db: Database, businessId: number): Promise<number> {
  const [row] = await db
    .select({ version: min(stores.catalogueVersion) })
    .from(stores)
    .where(eq(stores.businessId, businessId));
  return row?.version ?? 0;
}

/**
 * A business's catalogue from this process's cache, at most a second older than the last import. Call it before a
 * transaction: it may read the database.
 */
export async function cachedCatalogue(
  context: Pick<ServiceContext, 'db' | 'cache'>,
  businessId: number,
): Promise<CachedCatalogue> {
  const version = await context.cache.through(`items version ${businessId}`, VERSION_FRESH_MS, () =>
    readVersion(context.db, businessId),
  );
  const [index, known, deals] = await Promise.all([
    categoryIndex(context, businessId, version),
    context.cache.through(
      `items ${businessId} ${version}`,
      ITEMS_FRESH_MS,
      async () => new Map<number, CatalogueItem>(),
    ),
    allDeals(context, businessId, version),
  ]);
  return {
    version,
    categories: index,
    dealsAt: async (moment) => (await dealsAt(context, deals, moment)).deals,
    async itemsOf(db, ids) {
      const found = new Map<number, CatalogueItem>();
      for (const id of ids) {
        const item = known.get(id);
        if (item) found.set(id, item);
      }
      const missing = ids.filter((id) => !found.has(id));
      if (missing.length === 0) return found;
      const read = await readItems(db, missing);
      if (known.size + read.size > MAX_ITEMS) known.clear();
      for (const [id, item] of read) {
        known.set(id, item);
        found.set(id, item);
      }
      return found;
    },
  };
}
