import { defineOperation } from '../../declaration/operation';
import { MarketingOptions, MarketingPreferences } from '../../entities/marketing-preferences';

export const updateMarketingPreferences = defineOperation({
  key: 'PUT /member/marketing-preferences',
  id: 'updateMarketingPreferences',
  domain: 'member',
  summary: 'Change the marketing that the member has agreed to; each answer is recorded with its wording',
  access: 'member',
  body: MarketingPreferences,
  reply: MarketingOptions,
  errors: ['validation_failed'],
});
