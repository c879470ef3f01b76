import Type, { type Static } from 'typebox';
import { LOYALTY_GOAL_MAX, LOYALTY_POINTS_PER_UNIT_MAX, LOYALTY_TIERS_MAX, REWARD_MAX } from '../constants';
import { Line, Minor, nullable, shape } from '../declaration/shape';

const Reward = Type.Integer({ minimum: 1, maximum: REWARD_MAX });
const Goal = Type.Integer({ minimum: 1, maximum: LOYALTY_GOAL_MAX });
const PointsPerUnit = Type.Integer({ minimum: 1, maximum: LOYALTY_POINTS_PER_UNIT_MAX });

/** How a business rewards its members. Rewards are amounts off an order, in minor units. */
export const LoyaltyRules = Type.Union([
  /** Points for each whole unit of currency spent on goods, such as a pound; members exchange `goal` of them. */
  shape({ kind: Type.Literal('points'), pointsPerUnit: PointsPerUnit, goal: Goal, reward: Reward }),
  /** One stamp for each order with goods for at least `minimumSpend`; members exchange `goal` of them. */
  shape({ kind: Type.Literal('stamps'), minimumSpend: Minor, goal: Goal, reward: Reward }),
  /** Points are kept; reaching a tier gives its reward once. */
  shape({
    kind: Type.Literal('tiers'),
    pointsPerUnit: PointsPerUnit,
    tiers: Type.Array(shape({ name: Line(40), from: Goal, reward: Reward }), {
      minItems: 1,
      maxItems: LOYALTY_TIERS_MAX,
    }),
  }),
]);
export type LoyaltyRules = Static<typeof LoyaltyRules>;

/** How far a member is on the way to the next reward. */
export const LoyaltyProgress = shape({
  kind: Type.Enum(['points', 'stamps', 'tiers']),
  /** Below 0 when points that were exchanged are taken back with a refund. */
  balance: Type.Integer(),
  /** Where the way to the goal begins: 0, or the start of the member's tier. */
  start: Type.Integer(),
  /** The balance that the next reward needs; null at the highest tier. */
  goal: nullable(Type.Integer()),
  /** The next reward; null at the highest tier. */
  reward: nullable(Minor),
  /** The member's tier; null below the first one, and without tiers. */
  tier: nullable(Type.String()),
  nextTier: nullable(Type.String()),
  /** Whether the balance can be exchanged for a reward now. */
  isRedeemable: Type.Boolean(),
});
export type LoyaltyProgress = Static<typeof LoyaltyProgress>;

/** An amount off one order, which its member enters as a coupon. */
export const MemberReward = shape({
  code: Type.String(),
  amount: Minor,
  source: Type.Enum(['loyalty', 'referral']),
  state: Type.Enum(['available', 'used', 'withdrawn']),
  grantedAt: Type.String(),
});
export type MemberReward = Static<typeof MemberReward>;

/** A movement of points: earned with a delivered order, taken back with a refund, exchanged for a reward. */
export const LoyaltyEntry = shape({
  kind: Type.Enum(['order', 'refund', 'reward']),
  points: Type.Integer(),
  businessOrderId: nullable(Type.String()),
  at: Type.String(),
});
export type LoyaltyEntry = Static<typeof LoyaltyEntry>;
