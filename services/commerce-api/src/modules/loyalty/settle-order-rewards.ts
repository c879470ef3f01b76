import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { businesses } from '../../database/schema/business';
import { orders } from '../../database/schema/order';
import type { OrderRow } from '../orders/order-view';
import { settleLoyalty } from './loyalty-ledger';
import { settleReferral, withdrawReferralRewards } from './settle-referral';

/**
 * Gives and takes back what an order earns its member: called whenever an order, whose row the caller has locked, was
 * delivered or refunded.
 * @param order as it is now
 */
export async function settleOrderRewards(
  tx: Database,
  order: OrderRow,
  event: 'delivered' | 'refunded',
  now: Date,
): Promise<void> {
  if (order.memberId === null) return;
  const [business] = await tx
    .select({ settings: businesses.settings })
    .from(businesses)
    .where(eq(businesses.id, order.businessId));
  if (!business) return;
  const { loyalty, referralReward } = business.settings;
  if (event === 'delivered') await settleReferral(tx, order, referralReward ?? null, now);
  else await withdrawReferralRewards(tx, order);
  if (loyalty) await settleLoyalty(tx, loyalty, order, event, now);
}

/** A member has proved their e-mail address: their referral may have waited for that. */
export async function settleWaitingReferral(tx: Database, memberId: number, now: Date): Promise<void> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.memberId, memberId), eq(orders.status, 'delivered')))
    .orderBy(asc(orders.placedAt))
    .limit(1)
    .for('update');
  if (order) await settleOrderRewards(tx, order, 'delivered', now);
}
