import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { shape } from '../../declaration/shape';
import { LoyaltyEntry, MemberReward } from '../../entities/loyalty';

export const loyaltySummary = defineOperation({
  key: 'GET /member/loyalty-summary',
  id: 'loyaltySummary',
  domain: 'member',
  summary: "The member's rewards and the latest movements of points, newest first",
  access: 'member',
  safe: true,
  reply: shape({ rewards: Type.Array(MemberReward), entries: Type.Array(LoyaltyEntry) }),
  errors: [],
});
