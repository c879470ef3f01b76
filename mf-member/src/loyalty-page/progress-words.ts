import type { LoyaltyEntry, LoyaltyProgress } from '@storefront/api/entities/loyalty';
import { countText } from '@storefront/messages/count-text';

const UNITS = { points: 'point', tiers: 'point', stamps: 'stamp' } as const;

/** '1 point', '12 stamps'. */
export const countOf = (kind: LoyaltyProgress['kind'], count: number): string => countText(count, UNITS[kind]);

/**
 * What is missing to the next reward, in words.
 * @param money writes an amount in minor units
 */
export function progressWords(progress: LoyaltyProgress, money: (minor: number) => string): string {
  const { kind, balance, goal, reward, nextTier, isRedeemable } = progress;
  if (goal === null || reward === null) return 'You have reached the highest tier';
  if (isRedeemable) return `You have enough for ${money(reward)} off`;
  const missing = countText(goal - balance, `more ${UNITS[kind]}`);
  return nextTier ? `${missing} to ${nextTier} and ${money(reward)} off` : `${missing} for ${money(reward)} off`;
}

/** A movement of points in words. */
export function entryWords({ kind, businessOrderId }: LoyaltyEntry): string {
  if (kind === 'reward') return 'Exchanged for a reward';
  return `${kind === 'order' ? 'Order' : 'Refund of order'} ${businessOrderId ?? ''}`.trim();
}
