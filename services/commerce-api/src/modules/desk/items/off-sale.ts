import { and, desc, eq, gt } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import { stockChanges, storeItemChanges } from '../../../database/schema/stock';
import type { CallingOperator } from '../../../http/callers/operator-of-request';
import { lockListings } from '../../listings/lock-listings';
import { writeChanges } from './write-changes';

/** At which line of which store's order a picker found nothing left of the item. */
interface EmptyShelf {
  readonly storeId: number;
  readonly itemId: number;
  readonly lineId: number;
  readonly operator: CallingOperator;
}

/** The last change of an item's stock or availability in a store. */
async function lastStockChange(tx: Database, storeId: number, itemId: number) {
  const rows = await tx
    .select()
    .from(storeItemChanges)
    .where(and(eq(storeItemChanges.storeId, storeId), eq(storeItemChanges.itemId, itemId)))
    .orderBy(desc(storeItemChanges.at), desc(storeItemChanges.id))
    .limit(LOOKED_AT);
  return rows.find(({ after }) => after.stock !== undefined || after.inStock !== undefined);
}

/** Changes among which the last one of stock is looked for: prices and places change less often. */
const LOOKED_AT = 20;

/** Whether something came in since: a delivery that a program has told, or what an ended order gave back. */
async function cameInSince(tx: Database, storeId: number, itemId: number, since: Date): Promise<boolean> {
  const { at, change } = stockChanges;
  const isOfItem = and(eq(stockChanges.storeId, storeId), eq(stockChanges.itemId, itemId));
  return (await tx.$count(stockChanges, and(isOfItem, gt(at, since), gt(change, 0)))) > 0;
}

/**
 * A picker found nothing left of an item: the store stops selling it, and what it counts is zero. A count, a change or a
 * delivery that was made after the picker looked stays.
 * @param foundAt when the picker looked
 * @returns whether the item stays on sale because of that
 */
export async function takeOffSale(
  tx: Database,
  { storeId, itemId, lineId, operator }: EmptyShelf,
  foundAt: Date,
  now: Date,
): Promise<boolean> {
  const listing = (await lockListings(tx, storeId, [itemId])).get(itemId);
  if (!listing) return false;
  const hasCount = listing.stock !== null && listing.stock > 0;
  if (!listing.inStock && !hasCount) return false;
  const last = await lastStockChange(tx, storeId, itemId);
  const isChangedSince = (listing.countedAt && listing.countedAt > foundAt) || (last && last.at > foundAt);
  if (isChangedSince || (await cameInSince(tx, storeId, itemId, foundAt))) return listing.inStock;
  const before = { ...(listing.inStock && { inStock: true }), ...(hasCount && { stock: listing.stock }) };
  const after = { ...(listing.inStock && { inStock: false }), ...(hasCount && { stock: 0 }) };
  await writeChanges(tx, storeId, [{ listing, before, after }], { operator, source: 'picker', lineId }, now);
  return false;
}

/** A picker takes a decision back: what it took off sale is sold again, unless something was changed since. */
export async function putBackOnSale(
  tx: Database,
  { storeId, itemId, lineId, operator }: EmptyShelf,
  now: Date,
): Promise<void> {
  const listing = (await lockListings(tx, storeId, [itemId])).get(itemId);
  const last = await lastStockChange(tx, storeId, itemId);
  if (!listing || last?.lineId !== lineId || last.after.inStock === true) return;
  const { before: after, after: before } = last;
  const isAsLeft = !listing.inStock && (before.stock === undefined || before.stock === listing.stock);
  if (!isAsLeft) return;
  await writeChanges(tx, storeId, [{ listing, before, after }], { operator, source: 'picker', lineId }, now);
}
