import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import type { Listing } from './lock-listings';
import { newVersion } from './new-version';

type NewPrice = Pick<Listing, 'itemId' | 'price' | 'wasPrice'>;

/** Writes prices of locked listings of a store. */
export async function writePrices(tx: Database, storeId: number, prices: readonly NewPrice[]): Promise<void> {
  if (prices.length === 0) return;
  const values = prices.map(({ itemId, price, wasPrice }) => ({ itemId, price, was: wasPrice }));
  await tx.execute(sql`
    update store_items s set price = v.price, was_price = v.was
    from json_to_recordset(${JSON.stringify(values)}::json) as v("itemId" bigint, price int, was int)
    where s.store_id = ${storeId} and s.item_id = v."itemId"`);
  await newVersion(tx, storeId);
}
