import Type from 'typebox';
import { defineOperation } from '../../operation';

export const getMarketingPreferences = defineOperation({
  key: 'GET /member/marketing-preferences',
  id: 'getMarketingPreferences',
  domain: 'member',
  summary: 'What the member agreed to be sent',
  access: 'member',
  later: true,
  safe: true,
  reply: Type.Unknown(),
  errors: [],
});
