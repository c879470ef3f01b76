import { defineOperation } from '../../declaration/operation';
import { MarketingOptions } from '../../entities/marketing-preferences';

export const getMarketingPreferences = defineOperation({
  key: 'GET /member/marketing-preferences',
  id: 'getMarketingPreferences',
  domain: 'member',
  summary: 'The marketing that the member has agreed to, by channel',
  access: 'member',
  safe: true,
  reply: MarketingOptions,
  errors: [],
});
