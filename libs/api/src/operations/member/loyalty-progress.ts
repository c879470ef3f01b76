import { defineOperation } from '../../declaration/operation';
import { nullable, shape } from '../../declaration/shape';
import { LoyaltyProgress } from '../../entities/loyalty';

export const loyaltyProgress = defineOperation({
  key: 'GET /member/loyalty-progress',
  id: 'loyaltyProgress',
  domain: 'member',
  summary: 'How far the member is on the way to the next reward; null when the business has no loyalty programme',
  access: 'member',
  safe: true,
  reply: shape({ progress: nullable(LoyaltyProgress) }),
  errors: [],
});
