import { and, eq } from 'drizzle-orm';
import type { Database } from '../src/database/database.types';
import { categories, deals, items, storeItems } from '../src/database/schema/catalogue';
import type { BRANDS, JudgedItem } from './judgements';

/** The judged store of each brand: the first of the business. */
const STORES: Readonly<Record<(typeof BRANDS)[number], { businessId: number; storeId: number }>> = {
  grocery: { businessId: 1, storeId: 101 },
  homeware: { businessId: 2, storeId: 201 },
};

export interface JudgedStore {
  readonly businessId: number;
  readonly storeId: number;
  /** Everything that is in stock: a sold-out item answers no term. */
  readonly items: readonly JudgedItem[];
  readonly slugs: ReadonlySet<string>;
}

/** Reads a brand's judged store. @param db contains the demonstration shops */
export async function judgedStore(db: Database, brand: (typeof BRANDS)[number]): Promise<JudgedStore> {
  const { businessId, storeId } = STORES[brand];
  const shelves = await db.select().from(categories).where(eq(categories.businessId, businessId));
  const byId = new Map(shelves.map((row) => [row.id, row]));
  const path = (id: number | null): string[] => {
    const own = byId.get(id ?? 0);
    return own ? [own.slug, ...path(own.parentId)] : [];
  };
  const offers = await db.select({ sections: deals.sections }).from(deals).where(eq(deals.businessId, businessId));
  const inDeal = new Set(offers.flatMap(({ sections }) => sections.flatMap(({ itemIds }) => itemIds)));
  const { id, name, brand: maker, tags, categoryId } = items;
  const listed = await db
    .select({ id, name, brand: maker, tags, categoryId, wasPrice: storeItems.wasPrice })
    .from(storeItems)
    .innerJoin(items, eq(items.id, storeItems.itemId))
    .where(and(eq(storeItems.storeId, storeId), eq(storeItems.inStock, true)));
  return {
    businessId,
    storeId,
    slugs: new Set(shelves.map(({ slug }) => slug)),
    items: listed.map(({ categoryId: shelf, wasPrice, ...item }) => ({
      ...item,
      categories: path(shelf),
      onOffer: wasPrice !== null || inDeal.has(item.id),
    })),
  };
}
