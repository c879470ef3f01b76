import { BASKET_DAYS } from '@storefront/api/constants';
import { DAY_MS } from '@storefront/api/durations';
import { eq, inArray, sql } from 'drizzle-orm';
import { at, type Database } from '../../../database/database.types';
import { inTransaction } from '../../../database/in-transaction';
import { basketLines, baskets, savedItems } from '../../../database/schema/basket';
import type { BasketRow } from '../basket.repository';

/** How long a guest's token leads to the member's basket after a log-in: longer than any request takes. */
const JOINED_MS = 5 * 60_000;
/** Each batch is one transaction, so that its rows are locked for a short time. */
const BATCH_SIZE = 500;

/** A look at a basket counts as use; it is written at most once a day. */
export async function touchBasket(db: Database, basket: BasketRow, now: Date): Promise<void> {
  if (now.getTime() - basket.updatedAt.getTime() < DAY_MS) return;
  await db.update(baskets).set({ updatedAt: now }).where(eq(baskets.id, basket.id));
}

/**
 * Deletes open baskets that were not used for BASKET_DAYS, with their lines and saved items. A basket whose payment is still open or
 * whose slot is still held stays. Baskets that a log-in has joined go after five minutes. Concurrent processes skip each other's rows.
 * @returns the number of deleted baskets
 */
export async function deleteOldBaskets(db: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - BASKET_DAYS * DAY_MS);
  const joinedBefore = new Date(now.getTime() - JOINED_MS);
  for (let deleted = 0; ; ) {
    const count = await inTransaction(db, async (tx) => {
      const old = await tx
        .select({ id: baskets.id })
        .from(baskets)
        .where(
          sql`(${baskets.state} = 'joined' and ${baskets.updatedAt} < ${at(joinedBefore)})
            or ${baskets.state} = 'open' and ${baskets.updatedAt} < ${at(before)}
            and not exists (
              select from orders o join payments p on p.draft_order_id = o.draft_order_id
              where o.basket_id = ${baskets.id} and p.next_check_at is not null)
            and not exists (
              select from reservations r where r.basket_id = ${baskets.id} and r.state in ('held', 'confirmed'))`,
        )
        .limit(BATCH_SIZE)
        .for('update', { skipLocked: true });
      const ids = old.map(({ id }) => id);
      if (ids.length === 0) return 0;
      await tx.delete(savedItems).where(inArray(savedItems.basketId, ids));
      await tx.delete(basketLines).where(inArray(basketLines.basketId, ids));
      await tx.delete(baskets).where(inArray(baskets.id, ids));
      return ids.length;
    });
    deleted += count;
    if (count < BATCH_SIZE) return deleted;
  }
}
