import type { SynonymFile } from '@storefront/api/entities/business-content';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { categories } from '../../database/schema/catalogue';
import { searchSynonyms } from '../../database/schema/search';
import { refreshSearchWords } from '../catalogue/search.repository';
import { newVersionOfAll } from '../listings/new-version';
import { hasChanged } from './has-changed';

/** The slugs in a list of synonyms that are no category of the business. */
export async function unknownCategories(
  tx: Database,
  businessId: number,
  synonyms: readonly SynonymFile[],
): Promise<ReadonlySet<string>> {
  const named = [...new Set(synonyms.flatMap((synonym) => synonym.categories ?? []))];
  if (named.length === 0) return new Set();
  const rows = await tx
    .select({ slug: categories.slug })
    .from(categories)
    .where(and(eq(categories.businessId, businessId), inArray(categories.slug, named)));
  const known = new Set(rows.map(({ slug }) => slug));
  return new Set(named.filter((slug) => !known.has(slug)));
}

/** Replaces the synonyms of a business. @returns whether they differ from the stored ones */
export async function saveSynonyms(
  tx: Database,
  businessId: number,
  synonyms: readonly SynonymFile[],
): Promise<boolean> {
  const rows = synonyms.map(
    ({ terms, means = [], categories: slugs = [], offers = false, notSold = false }, position) => ({
      businessId,
      position,
      terms,
      means,
      categories: slugs,
      offers,
      notSold,
    }),
  );
  const before = await tx.select().from(searchSynonyms).where(eq(searchSynonyms.businessId, businessId));
  if (!hasChanged(before, rows)) return false;
  await tx.delete(searchSynonyms).where(eq(searchSynonyms.businessId, businessId));
  if (rows.length > 0) await tx.insert(searchSynonyms).values(rows);
  await refreshSearchWords(tx, businessId);
  // Every process caches results by the version of the store, so a new one makes all of them search again.
  await newVersionOfAll(tx, businessId);
  return true;
}
