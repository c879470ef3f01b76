import { defineOperation } from '../../declaration/operation';
import { Referral } from '../../entities/referral';

export const referral = defineOperation({
  key: 'GET /member/referral',
  id: 'referral',
  domain: 'member',
  summary: "The member's own referral code, and the friends who registered with it",
  access: 'member',
  safe: true,
  reply: Referral,
  errors: [],
});
