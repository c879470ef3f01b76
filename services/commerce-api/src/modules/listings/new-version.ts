import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { stores } from '../../database/schema/store';

/** Gives a store a new version, so that every process reads its shelf again. */
export const newVersion = (tx: Database, storeId: number) =>
  tx
    .update(stores)
    .set({ catalogueVersion: sql`${stores.catalogueVersion} + 1` })
    .where(eq(stores.id, storeId));
