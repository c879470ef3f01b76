import Type from 'typebox';
import { defineOperation } from '../../operation';

export const loyaltyProgress = defineOperation({
  key: 'GET /member/loyalty-progress',
  id: 'loyaltyProgress',
  domain: 'member',
  summary: 'How far the member is on the way to the next reward',
  access: 'member',
  later: true,
  safe: true,
  reply: Type.Unknown(),
  errors: [],
});
