import { and, asc, eq, exists } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import type { OrderRow } from '../../database/order-row';
import { businesses } from '../../database/schema/business';
import { referrals } from '../../database/schema/loyalty';
import { orders } from '../../database/schema/order';
import { settleLoyalty } from './loyalty-ledger';
import { settleReferral, withdrawReferralRewards } from './settle-referral';

async function settingsOf(tx: Database, businessId: number) {
  const [business] = await tx
    .select({ settings: businesses.settings })
    .from(businesses)
    .where(eq(businesses.id, businessId));
  return business?.settings;
}

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
  const settings = await settingsOf(tx, order.businessId);
  if (!settings) return;
  const { loyalty, referralReward } = settings;
  if (event === 'delivered') await settleReferral(tx, order, referralReward ?? null, now);
  else await withdrawReferralRewards(tx, order);
  if (loyalty) await settleLoyalty(tx, loyalty, order, event, now);
}

/** A member has proved their e-mail address: their referral may have waited for that. Points were given before. */
export async function settleWaitingReferral(tx: Database, memberId: number, now: Date): Promise<void> {
  const waiting = tx
    .select()
    .from(referrals)
    .where(and(eq(referrals.friendId, memberId), eq(referrals.state, 'pending')));
  const delivered = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.memberId, memberId), eq(orders.status, 'delivered'), exists(waiting)))
    .orderBy(asc(orders.placedAt))
    .for('update');
  for (const order of delivered) {
    const settings = await settingsOf(tx, order.businessId);
    if (settings) await settleReferral(tx, order, settings.referralReward ?? null, now);
  }
}
