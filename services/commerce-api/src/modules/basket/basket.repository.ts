import type { SubstituteForAll } from '@storefront/api/entities/basket';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { basketLines, baskets } from '../../database/schema/basket';
import { businesses } from '../../database/schema/business';
import { newId, newToken } from '../../ids';
import { refuse } from '../../problem';

export type BasketRow = typeof baskets.$inferSelect;
export type LineRow = typeof basketLines.$inferSelect;

const isOpen = (businessId: number, token: string) =>
  and(eq(baskets.token, token), eq(baskets.businessId, businessId), eq(baskets.state, 'open'));

/**
 * The condition for the basket into which a log-in has joined the basket of a token, so that a request that was under
 * way during the log-in reaches the shopper's lines.
 */
async function isJoinedWith(db: Database, businessId: number, token: string) {
  const [joined] = await db
    .select({ into: baskets.joinedInto })
    .from(baskets)
    .where(and(eq(baskets.token, token), eq(baskets.businessId, businessId), eq(baskets.state, 'joined')));
  return and(eq(baskets.id, joined?.into ?? 0), eq(baskets.state, 'open'));
}

export async function findOpenBasket(db: Database, businessId: number, token: string): Promise<BasketRow | undefined> {
  const [basket] = await db.select().from(baskets).where(isOpen(businessId, token));
  if (basket) return basket;
  const [joined] = await db
    .select()
    .from(baskets)
    .where(await isJoinedWith(db, businessId, token));
  return joined;
}

/** The open basket of a token, for reading. */
export async function getOpenBasket(db: Database, businessId: number, token: string): Promise<BasketRow> {
  const basket = await findOpenBasket(db, businessId, token);
  if (!basket) throw refuse('basket_not_found');
  return basket;
}

/** The open basket of a token, locked so that changes to one basket run one after another. */
export async function lockOpenBasket(tx: Database, businessId: number, token: string): Promise<BasketRow> {
  const [basket] = await tx.select().from(baskets).where(isOpen(businessId, token)).for('update');
  if (basket) return basket;
  const [joined] = await tx
    .select()
    .from(baskets)
    .where(await isJoinedWith(tx, businessId, token))
    .for('update');
  if (!joined) throw refuse('basket_not_found');
  return joined;
}

/** Ends the way from tokens of joined baskets to a member's; called when a session of the member ends. */
export async function deleteJoinedBaskets(db: Database, memberId: number): Promise<void> {
  await db.delete(baskets).where(and(eq(baskets.memberId, memberId), eq(baskets.state, 'joined')));
}

export type NewBasket = Pick<BasketRow, 'businessId' | 'memberId' | 'storeId' | 'fulfilmentMethod'> &
  Partial<Pick<BasketRow, 'amendsDraftOrderId' | 'contact' | 'detailsOwner' | 'detailsUsedAt'>>;

/** What a business does about missing items, unless the shopper chooses; null for nothing. */
const usualSubstitute = (businessId: number): SQL<SubstituteForAll | null> =>
  sql`(select ${businesses.settings} ->> 'substituteForAll' from ${businesses} where ${businesses.id} = ${businessId})`;

export async function createBasket(tx: Database, basket: NewBasket, now: Date): Promise<BasketRow> {
  const substituteForAll = usualSubstitute(basket.businessId);
  const [row] = await tx
    .insert(baskets)
    .values({
      ...basket,
      substituteForAll,
      id: newId(),
      token: newToken(),
      state: 'open',
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!row) throw new Error('The basket was not saved');
  return row;
}

/** Writes to a basket and increments its version. */
export async function changeBasket(
  tx: Database,
  basket: BasketRow,
  change: Partial<Omit<typeof baskets.$inferInsert, 'id' | 'version' | 'substituteForAll'>> & {
    substituteForAll?: SubstituteForAll | SQL<SubstituteForAll | null> | null;
  },
  now: Date,
): Promise<BasketRow> {
  const [row] = await tx
    .update(baskets)
    .set({ ...change, version: basket.version + 1, updatedAt: now })
    .where(eq(baskets.id, basket.id))
    .returning();
  if (!row) throw refuse('basket_not_found');
  return row;
}

export function linesOf(db: Database, basketId: number): Promise<LineRow[]> {
  return db.select().from(basketLines).where(eq(basketLines.basketId, basketId)).orderBy(basketLines.id);
}

export async function removeLines(tx: Database, basketId: number): Promise<void> {
  await tx.delete(basketLines).where(eq(basketLines.basketId, basketId));
}
