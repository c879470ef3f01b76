import type { LoyaltyProgress, LoyaltyRules } from '@storefront/api/entities/loyalty';

/** Minor units in a whole unit of the currency, such as pence in a pound. */
const MINOR_PER_UNIT = 100;

/**
 * What an order earns.
 * @param spent on goods after discounts and refunds, in minor units
 */
export function pointsFor(rules: LoyaltyRules, spent: number): number {
  if (rules.kind === 'stamps') return spent > 0 && spent >= rules.minimumSpend ? 1 : 0;
  return Math.max(0, Math.floor((spent * rules.pointsPerUnit) / MINOR_PER_UNIT));
}

/**
 * What an order keeps of the points that it earned, after a refund. A stamp stays while the rest reaches the minimum.
 * @param left of `spent`, in minor units
 */
export function keptPoints(rules: LoyaltyRules, earned: number, left: number, spent: number): number {
  if (rules.kind === 'stamps') return Math.min(earned, pointsFor(rules, left));
  return spent > 0 ? Math.floor((earned * left) / spent) : 0;
}

/** The tiers in the order in which they are reached. */
export const tiersOf = (rules: LoyaltyRules) =>
  rules.kind === 'tiers' ? [...rules.tiers].sort((one, other) => one.from - other.from) : [];

/** How far a balance is on the way to the next reward. */
export function progressOf(rules: LoyaltyRules, balance: number): LoyaltyProgress {
  if (rules.kind !== 'tiers') {
    const { kind, goal, reward } = rules;
    return { kind, balance, start: 0, goal, reward, tier: null, nextTier: null, isRedeemable: balance >= goal };
  }
  const tiers = tiersOf(rules);
  const reached = tiers.filter(({ from }) => balance >= from).at(-1);
  const next = tiers.find(({ from }) => balance < from);
  return {
    kind: 'tiers',
    balance,
    start: reached?.from ?? 0,
    goal: next?.from ?? null,
    reward: next?.reward ?? null,
    tier: reached?.name ?? null,
    nextTier: next?.name ?? null,
    isRedeemable: false,
  };
}
