import { asc, eq } from 'drizzle-orm';
import { categories } from '../../database/schema/catalogue';
import type { ServiceContext } from '../../service-context';
import { READ_FRESH_MS } from './cache-times';

export type Category = typeof categories.$inferSelect;

/** The categories of a business, indexed by parent and child. */
export interface CategoryIndex {
  roots: Category[];
  byId: ReadonlyMap<number, Category>;
  bySlug: ReadonlyMap<string, Category>;
  childrenOf(id: number): Category[];
  /** The ancestors from the top level down, without the category itself. */
  parentsOf(id: number): Category[];
  /** The top-level ancestor, or the category itself. */
  aisleOf(id: number): Category | undefined;
  /** The ids of a category and of all its descendants. */
  idsBelow(id: number): number[];
}

export function buildCategoryIndex(rows: readonly Category[]): CategoryIndex {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const children = new Map<number, Category[]>();
  for (const row of rows) children.set(row.parentId ?? 0, [...(children.get(row.parentId ?? 0) ?? []), row]);
  const childrenOf = (id: number) => children.get(id) ?? [];
  const parentsOf = (id: number): Category[] => {
    const parent = byId.get(byId.get(id)?.parentId ?? 0);
    return parent ? [...parentsOf(parent.id), parent] : [];
  };
  const aisles = new Map(rows.map((row) => [row.id, parentsOf(row.id)[0] ?? row]));
  const idsBelow = (id: number): number[] => [id, ...childrenOf(id).flatMap((child) => idsBelow(child.id))];
  return {
    roots: childrenOf(0),
    byId,
    bySlug: new Map(rows.map((row) => [row.slug, row])),
    childrenOf,
    parentsOf,
    aisleOf: (id) => aisles.get(id),
    idsBelow,
  };
}

/** Cached by the version of the business's stores: every import gives all stores a new number. */
export function categoryIndex(
  { db, cache }: Pick<ServiceContext, 'db' | 'cache'>,
  businessId: number,
  version: number,
): Promise<CategoryIndex> {
  return cache.through(`categories ${businessId} ${version}`, READ_FRESH_MS, async () =>
    buildCategoryIndex(
      await db
        .select()
        .from(categories)
        .where(eq(categories.businessId, businessId))
        .orderBy(asc(categories.position), asc(categories.id)),
    ),
  );
}
