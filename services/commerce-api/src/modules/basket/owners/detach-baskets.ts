import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import { baskets } from '../../../database/schema/basket';
import { orders } from '../../../database/schema/order';

/**
 * Separates a member's open baskets and their drafts from the account: whoever has a token keeps that basket as a guest,
 * and the tokens of ordered baskets lead to none of the member's later ones.
 */
export async function detachBaskets(tx: Database, memberId: number): Promise<void> {
  await tx
    .update(baskets)
    // A change that somebody else has begun would prevent the member from changing that order.
    .set({ memberId: null, amendsDraftOrderId: null, resumesBasketId: null })
    .where(and(eq(baskets.memberId, memberId), eq(baskets.state, 'open')));
  await tx.update(orders).set({ nextBasketToken: null }).where(eq(orders.memberId, memberId));
  // A payment that is still open would otherwise place an order of the member.
  await tx
    .update(orders)
    .set({ memberId: null })
    .where(and(eq(orders.memberId, memberId), isNull(orders.placedAt)));
}
