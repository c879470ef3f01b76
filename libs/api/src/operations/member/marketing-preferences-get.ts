import Type from 'typebox';
import { defineOperation } from '../../operation';

export const getMarketingPreferences = defineOperation({
  key: 'GET /member/marketing-preferences',
  id: 'getMarketingPreferences',
  domain: 'member',
  summary: 'The marketing that the member has agreed to',
  access: 'member',
  later: true,
  safe: true,
  reply: Type.Unknown(),
  errors: [],
});
