import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { newVersion } from './new-version';

interface Availability {
  readonly itemId: number;
  /** Whether the store sells it at all. */
  readonly available: boolean;
}

/** Writes of locked listings whether their store sells them. */
export async function writeAvailability(tx: Database, storeId: number, rows: readonly Availability[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`
    update store_items s set in_stock = v.available
    from json_to_recordset(${JSON.stringify(rows)}::json) as v("itemId" bigint, available boolean)
    where s.store_id = ${storeId} and s.item_id = v."itemId"`);
  await newVersion(tx, storeId);
}
