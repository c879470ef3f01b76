import type { LoyaltyProgress } from '@storefront/api/entities/loyalty';
import { windowsOf } from './windows-of';

const stamps: LoyaltyProgress = {
  kind: 'stamps',
  balance: 2,
  start: 0,
  goal: 6,
  reward: 1000,
  tier: null,
  nextTier: null,
  isRedeemable: false,
};

test('each stamp lights a window, and no more than there are', () => {
  expect(windowsOf(stamps)).toEqual({ count: 6, lit: 2 });
  expect(windowsOf({ ...stamps, balance: 8 })).toEqual({ count: 6, lit: 6 });
  expect(windowsOf({ ...stamps, balance: 15, goal: 30 })).toEqual({ count: 9, lit: 4 });
});

test('points light windows in proportion, from where the tier began', () => {
  expect(windowsOf({ ...stamps, kind: 'points', balance: 99, goal: 100 })).toEqual({ count: 9, lit: 8 });
  expect(windowsOf({ ...stamps, kind: 'tiers', balance: 750, start: 500, goal: 1000 })).toEqual({ count: 9, lit: 4 });
  expect(windowsOf({ ...stamps, kind: 'tiers', balance: 2000, goal: null })).toEqual({ count: 9, lit: 9 });
});
