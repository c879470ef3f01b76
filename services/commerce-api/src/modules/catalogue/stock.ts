import { and, eq, gte, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { items, storeItems } from '../../database/schema/catalogue';
import { stockTakings } from '../../database/schema/stock';
import { stores } from '../../database/schema/store';
import { recordTransition } from '../../database/transitions';
import { refuse } from '../../problem';
import { FEW_LEFT } from './item-view';

export interface StockOfOrder {
  storeId: number;
  draftOrderId: number;
  paymentId: number;
  /** Of each item, over all of its lines. */
  quantities: ReadonlyMap<number, number>;
}

/** Read caches show the number left when few are, so a change of it gives the store a new version. */
async function announceFewLeft(tx: Database, storeId: number, fewest: number): Promise<void> {
  if (fewest > FEW_LEFT) return;
  await tx
    .update(stores)
    .set({ catalogueVersion: sql`${stores.catalogueVersion} + 1` })
    .where(eq(stores.id, storeId));
}

const nameOf = async (tx: Database, itemId: number): Promise<string> =>
  (await tx.select({ name: items.name }).from(items).where(eq(items.id, itemId)))[0]?.name ?? '';

/** An order cannot be placed because of one of its items. @param name which the error's field 'items' holds */
export const itemGone = (name: string) =>
  refuse('item_unavailable', 'Item is no longer available.', [
    { path: 'items', message: name, code: 'item_unavailable' },
  ]);

/**
 * Takes the counted items of an order for its payment. The conditional updates lock the items' rows, in the order of
 * their ids, so that of two orders for the last one the second waits and is refused.
 * @throws Problem item_unavailable
 */
export async function takeStock(tx: Database, { storeId, draftOrderId, paymentId, quantities }: StockOfOrder) {
  const taken: (typeof stockTakings.$inferInsert)[] = [];
  let fewest = Number.POSITIVE_INFINITY;
  for (const [itemId, quantity] of [...quantities].sort(([a], [b]) => a - b)) {
    const isItem = and(eq(storeItems.storeId, storeId), eq(storeItems.itemId, itemId), isNotNull(storeItems.stock));
    const [row] = await tx
      .update(storeItems)
      .set({ stock: sql`${storeItems.stock} - ${quantity}` })
      .where(and(isItem, gte(storeItems.stock, quantity)))
      .returning({ stock: storeItems.stock });
    if (row) {
      taken.push({ paymentId, storeId, itemId, draftOrderId, quantity });
      fewest = Math.min(fewest, row.stock ?? fewest);
    } else if ((await tx.$count(storeItems, isItem)) > 0) throw itemGone(await nameOf(tx, itemId));
  }
  if (taken.length === 0) return;
  await tx.insert(stockTakings).values(taken);
  await announceFewLeft(tx, storeId, fewest);
  await recordTransition(tx, 'stock', 'none', 'taken');
}

async function returnStock(tx: Database, which: SQL): Promise<void> {
  const returned = await tx.delete(stockTakings).where(which).returning();
  const [first] = returned;
  if (!first) return;
  let fewest = Number.POSITIVE_INFINITY;
  for (const { storeId, itemId, quantity } of returned.sort((a, b) => a.itemId - b.itemId)) {
    const [row] = await tx
      .update(storeItems)
      .set({ stock: sql`${storeItems.stock} + ${quantity}` })
      .where(and(eq(storeItems.storeId, storeId), eq(storeItems.itemId, itemId), isNotNull(storeItems.stock)))
      .returning({ stock: storeItems.stock });
    fewest = Math.min(fewest, (row?.stock ?? fewest) - quantity);
  }
  await announceFewLeft(tx, first.storeId, fewest);
  await recordTransition(tx, 'stock', 'taken', 'returned');
}

/** The payment failed: what it took can be bought again, unless its order was placed before. */
export const returnStockOfPayment = (tx: Database, paymentId: number): Promise<void> =>
  returnStock(
    tx,
    sql`${stockTakings.paymentId} = ${paymentId} and not exists (
      select from orders o where o.draft_order_id = ${stockTakings.draftOrderId} and o.placed_at is not null)`,
  );

/** The order ended without being delivered: what it took can be bought again. */
export const returnStockOfOrder = (tx: Database, draftOrderId: number): Promise<void> =>
  returnStock(tx, eq(stockTakings.draftOrderId, draftOrderId));
