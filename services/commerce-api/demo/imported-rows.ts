import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../src/database/database.types';
import { categories, deals, items } from '../src/database/schema/catalogue';
import { slotTemplates } from '../src/database/schema/slots';
import { storeDeliveryAreas, stores } from '../src/database/schema/store';

export type ImportedStore = Pick<
  typeof stores.$inferSelect,
  'id' | 'slug' | 'postcode' | 'addressLine1' | 'openingHours'
>;
export type ImportedTemplate = Pick<
  typeof slotTemplates.$inferSelect,
  'storeId' | 'fulfilmentMethod' | 'days' | 'starts' | 'ends'
>;
interface NamedRow {
  id: number;
  slug: string;
}

/** Rows of a shop's import to which other demonstration data refers by slug. */
export interface ImportedRows {
  stores: ImportedStore[];
  /** Where its stores deliver. */
  areas: string[];
  slotTemplates: ImportedTemplate[];
  categories: NamedRow[];
  items: NamedRow[];
  deals: NamedRow[];
}

/** Reads the rows of a business after its import. */
export async function readImportedRows(db: Database, businessId: number): Promise<ImportedRows> {
  const { id, slug, postcode, addressLine1, openingHours } = stores;
  const shops = await db
    .select({ id, slug, postcode, addressLine1, openingHours })
    .from(stores)
    .where(eq(stores.businessId, businessId))
    .orderBy(id);
  const storeIds = shops.map((store) => store.id);
  const areas = await db.select().from(storeDeliveryAreas).where(inArray(storeDeliveryAreas.storeId, storeIds));
  const named = (table: typeof categories | typeof items | typeof deals) =>
    db.select({ id: table.id, slug: table.slug }).from(table).where(eq(table.businessId, businessId));
  return {
    stores: shops,
    areas: areas.map(({ prefix }) => prefix),
    slotTemplates: await db.select().from(slotTemplates).where(inArray(slotTemplates.storeId, storeIds)),
    categories: await named(categories),
    items: await named(items),
    deals: await named(deals),
  };
}
