import { defineOperation } from '../../declaration/operation';
import { shape } from '../../declaration/shape';
import { LoyaltyProgress, MemberReward } from '../../entities/loyalty';

export const loyaltyRedeem = defineOperation({
  key: 'POST /member/loyalty-redeem',
  id: 'loyaltyRedeem',
  domain: 'member',
  summary: 'Exchange points or stamps for a reward',
  access: 'member',
  idempotent: 'reply',
  body: shape({}),
  reply: shape({ reward: MemberReward, progress: LoyaltyProgress }),
  errors: ['loyalty_too_little'],
});
