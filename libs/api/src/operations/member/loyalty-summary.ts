import Type from 'typebox';
import { defineOperation } from '../../operation';

export const loyaltySummary = defineOperation({
  key: 'GET /member/loyalty-summary',
  id: 'loyaltySummary',
  domain: 'member',
  summary: "The member's rewards",
  access: 'member',
  later: true,
  safe: true,
  reply: Type.Unknown(),
  errors: [],
});
