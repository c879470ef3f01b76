import Type from 'typebox';
import { MarketingPreferences } from '../../entities/marketing-preferences';
import { defineOperation } from '../../operation';

export const updateMarketingPreferences = defineOperation({
  key: 'PUT /member/marketing-preferences',
  id: 'updateMarketingPreferences',
  domain: 'member',
  summary: 'Change the marketing that the member has agreed to',
  access: 'member',
  later: true,
  body: MarketingPreferences,
  reply: Type.Unknown(),
  errors: [],
});
