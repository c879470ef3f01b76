import { sql } from 'drizzle-orm';
import type { DemoBusiness, DemoMember, DemoPlace } from '../demo/demo-data.types';
import type { Database } from '../src/database/database.types';
import { inTransaction } from '../src/database/in-transaction';
import { insertRows } from '../src/database/insert-rows';
import { categories, deals, itemOptions, items, storeItems } from '../src/database/schema/catalogue';
import { slotTemplates } from '../src/database/schema/slots';
import { storeDeliveryAreas, stores } from '../src/database/schema/store';
import { plain } from '../src/modules/catalogue/plain-text';
import { refreshSearchWords } from '../src/modules/catalogue/search.repository';
import { makeSlots } from '../src/modules/slots/make-slots';
import { seedBusinesses, seedPlaces } from '../src/seed/seed-businesses';
import { type SeededContent, seedContent } from '../src/seed/seed-content';
import { seedMembers } from '../src/seed/seed-members';

/** An item without what is made from its other columns. */
export type ShopItem = Omit<
  typeof items.$inferSelect,
  'code' | 'gtin' | 'plainName' | 'search' | 'hasOptions' | 'typicalGrams' | 'zone'
>;

/** The rows of the API suites' shop, which were never imported: they have no codes. */
export interface ShopData extends SeededContent {
  businesses: DemoBusiness[];
  gazetteer: DemoPlace[];
  stores: (typeof stores.$inferInsert)[];
  deliveryAreas: (typeof storeDeliveryAreas.$inferInsert)[];
  categories: (typeof categories.$inferInsert)[];
  items: ShopItem[];
  options: (typeof itemOptions.$inferInsert)[];
  storeItems: (typeof storeItems.$inferInsert)[];
  deals: (typeof deals.$inferInsert)[];
  slotTemplates: (typeof slotTemplates.$inferInsert)[];
  members: DemoMember[];
}

/** The search vector of an item, as an import writes it (write-catalogue.ts). */
function searchVectorOf({ name, brand, description, tags, ingredients }: ShopItem) {
  const rest = plain(`${description} ${ingredients ?? ''}`);
  return sql`setweight(to_tsvector('english', ${plain(name)}), 'A')
    || setweight(to_tsvector('english', ${plain([...tags, brand ?? ''].join(' '))}), 'B')
    || setweight(to_tsvector('english', ${rest}), 'D')`;
}

async function seedCatalogue(db: Database, data: ShopData): Promise<void> {
  await insertRows(db, categories, data.categories);
  const withOptions = new Set(data.options.map(({ itemId }) => itemId));
  const rows = data.items.map((item) => ({
    ...item,
    hasOptions: withOptions.has(item.id),
    plainName: plain(item.name),
    search: searchVectorOf(item),
  }));
  await insertRows(db, items, rows as unknown as (typeof items.$inferInsert)[]);
  await insertRows(db, itemOptions, data.options);
  await insertRows(db, storeItems, data.storeItems);
  await insertRows(db, deals, data.deals);
  for (const { id } of data.businesses) await refreshSearchWords(db, id);
}

/** Fills an empty database with a shop. */
export async function seedShopData(db: Database, data: ShopData, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    await seedBusinesses(tx, data.businesses);
    await insertRows(tx, stores, data.stores);
    await insertRows(tx, storeDeliveryAreas, data.deliveryAreas);
    await seedPlaces(tx, data.gazetteer);
    await insertRows(tx, slotTemplates, data.slotTemplates);
    await seedCatalogue(tx, data);
    await seedContent(tx, data);
    await seedMembers(tx, data.members, now);
    await makeSlots(tx, now);
  });
}
