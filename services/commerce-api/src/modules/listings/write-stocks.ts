import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { announceFewLeft } from '../catalogue/items/stock';
import { queueLowStock } from '../webhooks/queue-low-stock';

export interface NewStock {
  readonly itemId: number;
  /** Null if the store did not count it. */
  readonly before: number | null;
  /** May be below zero: then so many were promised or sold that are not there. Null if the store stops counting it. */
  readonly left: number | null;
  /** Null for a change that is no count. */
  readonly countedAt: Date | null;
}

/** Writes what is left of locked listings of a store, and tells endpoints of webhooks and caches. */
export async function writeStocks(
  tx: Database,
  storeId: number,
  stocks: readonly NewStock[],
  now: Date,
): Promise<void> {
  if (stocks.length === 0) return;
  const values = stocks.map(({ itemId, left, countedAt }) => ({
    itemId,
    left: left === null ? null : Math.max(0, left),
    countedAt,
  }));
  await tx.execute(sql`
    update store_items s set stock = v.left, counted_at = coalesce(v."countedAt", s.counted_at)
    from json_to_recordset(${JSON.stringify(values)}::json) as v("itemId" bigint, "left" int, "countedAt" timestamptz)
    where s.store_id = ${storeId} and s.item_id = v."itemId"`);
  const steps = stocks.map(({ itemId, before, left }) => ({ storeId, itemId, before, after: left }));
  await queueLowStock(tx, steps, now);
  const fewest = stocks.map(({ before, left }) => Math.min(before ?? Infinity, left ?? Infinity));
  await announceFewLeft(
    tx,
    storeId,
    fewest.reduce((a, b) => Math.min(a, b), Infinity),
  );
}
