import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { stores } from '../../database/schema/store';

/** Gives a store a new version, so that every process reads its shelf again. */
export const newVersion = (tx: Database, storeId: number) =>
  tx
    .update(stores)
    .set({ catalogueVersion: sql`${stores.catalogueVersion} + 1` })
    .where(eq(stores.id, storeId));

/** Gives all stores of a business one new version: every process reads what all of them share again. */
export const newVersionOfAll = (tx: Database, businessId: number) =>
  tx
    .update(stores)
    .set({
      catalogueVersion: sql`(select max(${stores.catalogueVersion}) + 1 from ${stores} where ${stores.businessId} = ${businessId})`,
    })
    .where(eq(stores.businessId, businessId));
