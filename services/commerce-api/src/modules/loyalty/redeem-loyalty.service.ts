import type { ReplyOf } from '@storefront/api/operation-types';
import type { Database } from '../../database/database.types';
import { inTransaction } from '../../database/in-transaction';
import { loyaltyEntries } from '../../database/schema/loyalty';
import { newId } from '../../ids';
import { refuse } from '../../problem';
import type { Business } from '../businesses/businesses.repository';
import { lockMember, loyaltyBalance } from './loyalty-ledger';
import { progressOf } from './loyalty-rules';
import { grantReward } from './member-rewards';

/**
 * Exchanges points or stamps for a reward. The member's row is locked, so of two exchanges of the same points the
 * second is refused.
 * @throws Problem loyalty_too_little
 */
export function redeemLoyalty(
  db: Database,
  { id: businessId, settings: { loyalty: rules } }: Business,
  memberId: number,
  now: Date,
): Promise<ReplyOf<'POST /member/loyalty-redeem'>> {
  return inTransaction(db, async (tx) => {
    await lockMember(tx, memberId);
    const balance = await loyaltyBalance(tx, memberId);
    if (!rules || rules.kind === 'tiers' || balance < rules.goal) throw refuse('loyalty_too_little');
    const id = newId();
    const points = -rules.goal;
    await tx.insert(loyaltyEntries).values({ id, businessId, memberId, kind: 'reward', points, at: now });
    const grant = { businessId, memberId, source: 'loyalty' as const, key: `entry ${id}`, amount: rules.reward };
    const reward = await grantReward(tx, grant, now);
    if (!reward) throw new Error('A reward was granted twice for one entry');
    return { reward, progress: progressOf(rules, balance + points) };
  });
}
