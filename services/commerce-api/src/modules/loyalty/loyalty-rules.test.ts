import type { LoyaltyRules } from '@storefront/api/entities/loyalty';
import { pointsFor, progressOf } from './loyalty-rules';

const points: LoyaltyRules = { kind: 'points', pointsPerUnit: 2, goal: 100, reward: 500 };
const stamps: LoyaltyRules = { kind: 'stamps', minimumSpend: 2_000, goal: 6, reward: 1_000 };
const tiers: LoyaltyRules = {
  kind: 'tiers',
  pointsPerUnit: 1,
  tiers: [
    { name: 'Gold', from: 500, reward: 1_500 },
    { name: 'Silver', from: 100, reward: 500 },
  ],
};

test.each([
  [points, 0, 0],
  [points, 49, 0],
  [points, 50, 1],
  [points, 1_999, 39],
  [points, -300, 0],
  [stamps, 1_999, 0],
  [stamps, 2_000, 1],
  [{ ...stamps, minimumSpend: 0 }, 0, 0],
  [tiers, 12_345, 123],
])('%j for %i spent is %i', (rules, spent, expected) => {
  expect(pointsFor(rules, spent)).toBe(expected);
});

test('progress counts from the member’s tier to the next, and the highest one has no goal', () => {
  const at = (balance: number) => {
    const { start, goal, reward, tier, nextTier } = progressOf(tiers, balance);
    return [start, goal, reward, tier, nextTier];
  };
  expect([at(99), at(100), at(499), at(500)]).toEqual([
    [0, 100, 500, null, 'Silver'],
    [100, 500, 1_500, 'Silver', 'Gold'],
    [100, 500, 1_500, 'Silver', 'Gold'],
    [500, null, null, 'Gold', null],
  ]);
  expect([progressOf(points, 99).isRedeemable, progressOf(points, 100).isRedeemable]).toEqual([false, true]);
});
