import type { LoyaltyProgress } from '@storefront/api/entities/loyalty';
import { entryWords, progressWords } from './progress-words';

const points: LoyaltyProgress = {
  kind: 'points',
  balance: 99,
  start: 0,
  goal: 100,
  reward: 500,
  tier: null,
  nextTier: null,
  isRedeemable: false,
};
const money = (minor: number) => `£${minor / 100}`;

test('the words say what is missing to the next reward', () => {
  expect([
    progressWords(points, money),
    progressWords({ ...points, balance: 100, isRedeemable: true }, money),
    progressWords({ ...points, kind: 'stamps', balance: 2, goal: 6 }, money),
    progressWords({ ...points, kind: 'tiers', tier: 'Silver', nextTier: 'Gold', goal: 500 }, money),
    progressWords({ ...points, kind: 'tiers', tier: 'Gold', goal: null, reward: null }, money),
  ]).toEqual([
    '1 more point for £5 off',
    'You have enough for £5 off',
    '4 more stamps for £5 off',
    '401 more points to Gold and £5 off',
    'You have reached the highest tier',
  ]);
});

test('each movement of points says what it was for', () => {
  const entry = { points: 1, at: '2026-10-01T10:00:00Z', businessOrderId: 'PW-1' };
  expect([
    entryWords({ ...entry, kind: 'order' }),
    entryWords({ ...entry, kind: 'refund' }),
    entryWords({ ...entry, kind: 'reward', businessOrderId: null }),
  ]).toEqual(['Order PW-1', 'Refund of order PW-1', 'Exchanged for a reward']);
});
