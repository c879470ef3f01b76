import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import { items, storeItems } from '../../../database/schema/catalogue';
import { stockChanges, stockTakings } from '../../../database/schema/stock';
import { stores } from '../../../database/schema/store';
import { recordTransition } from '../../../database/transitions';
import { newId } from '../../../ids';
import { refuse } from '../../../problem';
import { queueLowStock, type StockStep } from '../../webhooks/queue-low-stock';
import { FEW_LEFT } from './item-view';

export interface StockOfOrder {
  storeId: number;
  draftOrderId: number;
  paymentId: number;
  /** Of each item, over all of its lines. */
  quantities: ReadonlyMap<number, number>;
  /** The order that this one replaces; what it has taken need not be taken again. */
  amends: number | null;
}

type StockChange = Omit<typeof stockChanges.$inferInsert, 'id' | 'at'>;

/** Remembers changes of counted stock, for counts that were taken before them and arrive later. */
const recordChanges = (tx: Database, changes: readonly StockChange[], now: Date) =>
  tx.insert(stockChanges).values(changes.map((change) => ({ ...change, id: newId(), at: now })));

/**
 * Read caches show the number left when few are, so a change of it gives the store a new version.
 * @param fewest the lowest number of any item before or after the change
 */
export async function announceFewLeft(tx: Database, storeId: number, fewest: number): Promise<void> {
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

/** What an order has taken of a store's counted items. */
async function takenBy(db: Database, draftOrderId: number, storeId: number): Promise<Map<number, number>> {
  const rows = await db
    .select({ itemId: stockTakings.itemId, quantity: sql<number>`sum(${stockTakings.quantity})::int` })
    .from(stockTakings)
    .where(and(eq(stockTakings.draftOrderId, draftOrderId), eq(stockTakings.storeId, storeId)))
    .groupBy(stockTakings.itemId);
  return new Map(rows.map(({ itemId, quantity }) => [itemId, quantity]));
}

/**
 * What an order has taken passes to the one that replaces it, as far as that needs it. The rest stays with the old order,
 * which returns it.
 */
export async function handOverStock(
  tx: Database,
  from: number,
  { draftOrderId, paymentId }: { draftOrderId: number; paymentId: number },
): Promise<void> {
  const wanted = sql`(select o.store_id, l.item_id, sum(l.quantity)::int as quantity
    from orders o join order_lines l using (draft_order_id) where o.draft_order_id = ${draftOrderId} group by 1, 2)`;
  // More was taken for the new order than the old one had: together they have what it needs, or more.
  await tx.execute(sql`
    with old as (
      select t.payment_id, t.item_id, least(t.quantity, w.quantity) as kept from stock_takings t
      join ${wanted} w on w.store_id = t.store_id and w.item_id = t.item_id
      where t.draft_order_id = ${from}
    ), lowered as (
      update stock_takings t set quantity = t.quantity - old.kept from old
      where t.payment_id = old.payment_id and t.item_id = old.item_id and t.quantity > old.kept
    ), emptied as (
      delete from stock_takings t using old
      where t.payment_id = old.payment_id and t.item_id = old.item_id and t.quantity = old.kept
    )
    insert into stock_takings as taken (payment_id, store_id, item_id, draft_order_id, quantity)
      select ${paymentId}::bigint, w.store_id, old.item_id, ${draftOrderId}::bigint, old.kept
      from old join ${wanted} w on w.item_id = old.item_id
    on conflict (payment_id, item_id) do update set quantity = taken.quantity + excluded.quantity`);
}

/**
 * Takes the counted items of an order for its payment. The items' rows are locked in the order of their ids, so that of
 * two orders for the last one the second waits and is refused.
 * @throws Problem item_unavailable
 */
export async function takeStock(
  tx: Database,
  { storeId, draftOrderId, paymentId, quantities, amends }: StockOfOrder,
  now: Date,
): Promise<void> {
  const before = amends === null ? new Map<number, number>() : await takenBy(tx, amends, storeId);
  const lacking = [...quantities].map(([itemId, quantity]) => [itemId, quantity - (before.get(itemId) ?? 0)] as const);
  const wanted = new Map(lacking.filter(([, quantity]) => quantity > 0));
  const counted = await tx
    .select({ itemId: storeItems.itemId, stock: sql<number>`${storeItems.stock}` })
    .from(storeItems)
    .where(
      and(
        eq(storeItems.storeId, storeId),
        sql`${storeItems.itemId} = any(${`{${[...wanted.keys()].join()}}`}::bigint[])`,
        isNotNull(storeItems.stock),
      ),
    )
    .orderBy(storeItems.itemId)
    .for('update');
  const taken: (typeof stockTakings.$inferInsert)[] = [];
  const steps: StockStep[] = [];
  let fewest = Number.POSITIVE_INFINITY;
  for (const { itemId, stock } of counted) {
    const quantity = wanted.get(itemId) ?? 0;
    if (stock < quantity) throw itemGone(await nameOf(tx, itemId));
    taken.push({ paymentId, storeId, itemId, draftOrderId, quantity });
    steps.push({ storeId, itemId, before: stock, after: stock - quantity });
    fewest = Math.min(fewest, stock - quantity);
  }
  if (taken.length === 0) return;
  await tx.insert(stockTakings).values(taken);
  await recordChanges(
    tx,
    taken.map(({ itemId, quantity }) => ({ storeId, itemId, change: -quantity })),
    now,
  );
  await tx.execute(sql`
    update store_items set stock = stock - taken.quantity
    from stock_takings taken
    where taken.payment_id = ${paymentId} and taken.store_id = ${storeId}
      and store_items.store_id = taken.store_id and store_items.item_id = taken.item_id`);
  await announceFewLeft(tx, storeId, fewest);
  await queueLowStock(tx, steps, now);
  await recordTransition(tx, 'stock', 'none', 'taken');
}

async function returnStock(tx: Database, which: SQL, now: Date): Promise<void> {
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
  await recordChanges(
    tx,
    returned.map(({ storeId, itemId, quantity }) => ({ storeId, itemId, change: quantity })),
    now,
  );
  await announceFewLeft(tx, first.storeId, fewest);
  await recordTransition(tx, 'stock', 'taken', 'returned');
}

/** The payment failed: what it took can be bought again, unless its order was placed before. */
export const returnStockOfPayment = (tx: Database, paymentId: number, now: Date): Promise<void> =>
  returnStock(
    tx,
    sql`${stockTakings.paymentId} = ${paymentId} and not exists (
      select from orders o where o.draft_order_id = ${stockTakings.draftOrderId} and o.placed_at is not null)`,
    now,
  );

/** The order ended without being delivered: what it took can be bought again. */
export const returnStockOfOrder = (tx: Database, draftOrderId: number, now: Date): Promise<void> =>
  returnStock(tx, eq(stockTakings.draftOrderId, draftOrderId), now);
