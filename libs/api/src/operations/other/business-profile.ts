import { defineOperation } from '../../declaration/operation';
import { BusinessProfile } from '../../entities/business-profile';

export const businessProfile = defineOperation({
  key: 'GET /business/profile',
  id: 'businessProfile',
  domain: 'other',
  summary: 'The rules of the business: postcodes, countries, features, limits and payment methods',
  safe: true,
  reply: BusinessProfile,
  errors: [],
});
