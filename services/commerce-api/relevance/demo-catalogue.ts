import { sql } from 'drizzle-orm';
import { demoData } from '../demo/demo-data';
import type { DemoData } from '../demo/demo-data.types';
import type { Database } from '../src/database/database.types';
import { seedBusinesses } from '../src/seed/seed-businesses';
import { seedCatalogue } from '../src/seed/seed-catalogue';
import type { BRANDS, JudgedItem } from './judgements';

/** The judged store of each brand: the first of the business. */
const STORES: Readonly<Record<(typeof BRANDS)[number], { businessId: number; storeId: number }>> = {
  grocery: { businessId: 1, storeId: 101 },
  homeware: { businessId: 2, storeId: 201 },
};

const judgedStores = Object.values(STORES).map(({ storeId }) => storeId);

/** The demonstration catalogue as listed by the judged stores, without places, members and orders. */
export function judgedData(now: Date): DemoData {
  const data = demoData(now);
  const isJudged = ({ storeId }: { storeId: number }) => judgedStores.includes(storeId);
  return {
    ...data,
    stores: data.stores.filter(({ id }) => judgedStores.includes(id)),
    deliveryAreas: [],
    gazetteer: [],
    slotTemplates: [],
    members: [],
    storeItems: data.storeItems.filter(isJudged),
    searchTerms: [],
  };
}

/** Replaces the content of a migrated database by the judged catalogue. */
export async function seedJudgedCatalogue(db: Database, data: DemoData): Promise<void> {
  await db.execute(sql`truncate businesses, stores, categories, items, item_options, store_items, deals, search_words,
    search_synonyms, search_terms, banners, campaigns, content_pages, content_redirects`);
  await seedBusinesses(db, data);
  await seedCatalogue(db, data);
}

export interface JudgedStore {
  readonly businessId: number;
  readonly storeId: number;
  /** Everything that is in stock: a sold-out item answers no term. */
  readonly items: readonly JudgedItem[];
  readonly slugs: ReadonlySet<string>;
}

export function judgedStore(data: DemoData, brand: (typeof BRANDS)[number]): JudgedStore {
  const { businessId, storeId } = STORES[brand];
  const categories = new Map(
    data.categories.filter((row) => row.businessId === businessId).map((row) => [row.id, row]),
  );
  const path = (id: number | null): string[] => {
    const own = categories.get(id ?? 0);
    return own ? [own.slug, ...path(own.parentId)] : [];
  };
  const inDeal = new Set(data.deals.flatMap(({ sections }) => sections.flatMap(({ itemIds }) => itemIds)));
  const items = new Map(data.items.map((item) => [item.id, item]));
  return {
    businessId,
    storeId,
    slugs: new Set([...categories.values()].map(({ slug }) => slug)),
    items: data.storeItems.flatMap(({ storeId: store, itemId, wasPrice, inStock }) => {
      const item = items.get(itemId);
      if (store !== storeId || !inStock || !item) return [];
      const { id, name, brand, tags, categoryId } = item;
      return [{ id, name, brand, tags, categories: path(categoryId), onOffer: wasPrice !== null || inDeal.has(id) }];
    }),
  };
}
