import { sql } from 'drizzle-orm';
import type { DemoData, DemoItem } from '../../demo/demo-data.types';
import type { Database } from '../database/database.types';
import { insertRows } from '../database/insert-rows';
import { banners, categories, deals, itemOptions, items, storeItems } from '../database/schema/catalogue';
import { campaigns, contentPages, contentRedirects } from '../database/schema/content';
import { couponCodes, coupons } from '../database/schema/coupon';
import { searchSynonyms, searchTerms } from '../database/schema/search';
import { plain } from '../modules/catalogue/plain-text';
import { refreshSearchWords } from '../modules/catalogue/search.repository';

type SearchableTexts = Pick<DemoItem, 'name' | 'brand' | 'description' | 'tags' | 'ingredients'>;

/**
 * The search vector of an item; words of the name have the highest weight. Generated columns differ between engines, so
 * it is filled here.
 */
function searchVectorOf({ name, brand, description, tags, ingredients }: SearchableTexts) {
  const rest = plain(`${description} ${ingredients ?? ''}`);
  return sql`setweight(to_tsvector('english', ${plain(name)}), 'A')
    || setweight(to_tsvector('english', ${plain([...tags, brand ?? ''].join(' '))}), 'B')
    || setweight(to_tsvector('english', ${rest}), 'D')`;
}

export async function seedCatalogue(db: Database, data: DemoData): Promise<void> {
  await insertRows(db, categories, data.categories);
  const withOptions = new Set(data.options.map(({ itemId }) => itemId));
  const rows = data.items.map(({ unit, ...item }) => ({
    ...item,
    unitAmount: unit?.amount ?? null,
    unitOf: unit?.of ?? null,
    hasOptions: withOptions.has(item.id),
    plainName: plain(item.name),
    search: searchVectorOf(item),
  }));
  await insertRows(db, items, rows as unknown as (typeof items.$inferInsert)[]);
  await insertRows(db, itemOptions, data.options);
  await insertRows(db, storeItems, data.storeItems);
  await insertRows(db, deals, data.deals);
  await insertRows(db, coupons, data.coupons);
  await insertRows(
    db,
    couponCodes,
    data.coupons.map(({ id, businessId, code }) => ({ businessId, code, couponId: id })),
  );
  await insertRows(db, searchSynonyms, data.synonyms);
  for (const { id } of data.businesses) await refreshSearchWords(db, id);
  await insertRows(db, searchTerms, data.searchTerms);
  await insertRows(db, banners, data.banners);
  await insertRows(db, campaigns, data.campaigns);
  await insertRows(db, contentPages, data.pages);
  await insertRows(db, contentRedirects, data.redirects);
}
