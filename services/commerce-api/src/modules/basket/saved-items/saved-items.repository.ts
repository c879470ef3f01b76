import { SAVED_ITEMS_MAX } from '@storefront/api/constants';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import { basketLines, savedItems } from '../../../database/schema/basket';
import { orderLines } from '../../../database/schema/order';
import { newId } from '../../../ids';
import { refuse } from '../../../problem';
import { type LineRow, linesOf } from '../basket.repository';
import { ownSubstitute } from '../lines/substitutes';

export type SavedItemRow = typeof savedItems.$inferSelect;
export type NewSavedItem = Omit<SavedItemRow, 'id' | 'basketId'>;

/** The items saved with a basket, newest first. */
export function savedItemsOf(db: Database, basketId: number): Promise<SavedItemRow[]> {
  return db.select().from(savedItems).where(eq(savedItems.basketId, basketId)).orderBy(desc(savedItems.id));
}

/** What is saved of a line. */
export const savedOf = (line: LineRow): NewSavedItem => ({
  itemId: line.itemId,
  quantity: line.quantity,
  options: line.options,
  optionsKey: line.optionsKey,
  substitute: ownSubstitute(line),
  instructions: line.instructions,
  confirmedAge: line.confirmedAge,
});

/**
 * Saves an item with a basket. The same options again replace what was saved.
 * @returns the saved item's id
 * @throws Problem saved_items_full
 */
export async function insertSavedItem(tx: Database, basketId: number, item: NewSavedItem): Promise<number> {
  const saved = await savedItemsOf(tx, basketId);
  const isTwin = ({ itemId, optionsKey }: SavedItemRow) => itemId === item.itemId && optionsKey === item.optionsKey;
  if (saved.length >= SAVED_ITEMS_MAX && !saved.some(isTwin)) throw refuse('saved_items_full');
  const [row] = await tx
    .insert(savedItems)
    .values({ ...item, id: newId(), basketId })
    .onConflictDoUpdate({
      target: [savedItems.basketId, savedItems.itemId, savedItems.optionsKey],
      set: item,
    })
    .returning({ id: savedItems.id });
  if (!row) throw new Error('The item was not saved');
  return row.id;
}

/** Moves saved items from one basket to another, which keeps the newest SAVED_ITEMS_MAX of both. */
export async function moveSavedItems(tx: Database, from: number, to: number): Promise<void> {
  if ((await savedItemsOf(tx, from)).length === 0) return;
  await tx.execute(sql`
    delete from ${savedItems} one using ${savedItems} twin
    where one.basket_id = ${from} and twin.basket_id = ${to}
      and one.item_id = twin.item_id and one.options_key = twin.options_key`);
  await tx.update(savedItems).set({ basketId: to }).where(eq(savedItems.basketId, from));
  const surplus = (await savedItemsOf(tx, to)).slice(SAVED_ITEMS_MAX).map(({ id }) => id);
  if (surplus.length > 0) await tx.delete(savedItems).where(inArray(savedItems.id, surplus));
}

/**
 * Carries over to the next basket what an order leaves behind: the saved items, and lines that the shopper kept although
 * their items were gone.
 */
export async function carryOverSavedItems(
  tx: Database,
  { basketId, draftOrderId }: { basketId: number; draftOrderId: number },
  next: number,
): Promise<void> {
  await moveSavedItems(tx, basketId, next);
  const left = await tx
    .select({ id: basketLines.id })
    .from(basketLines)
    .where(
      and(
        eq(basketLines.basketId, basketId),
        sql`(${basketLines.absenceAccepted} or not exists (select from ${orderLines}
          where ${orderLines.draftOrderId} = ${draftOrderId} and ${orderLines.itemId} = ${basketLines.itemId}))`,
      ),
    );
  if (left.length === 0) return;
  const ids = new Set(left.map(({ id }) => id));
  const lines = (await linesOf(tx, basketId)).filter(({ id }) => ids.has(id));
  const free = SAVED_ITEMS_MAX - (await savedItemsOf(tx, next)).length;
  if (free <= 0) return;
  await tx
    .insert(savedItems)
    .values(lines.slice(0, free).map((line) => ({ ...savedOf(line), id: newId(), basketId: next })))
    .onConflictDoNothing();
}
