import { defineOperation } from '../../declaration/operation';
import { bannerCounted, bannerSeen } from '../../entities/banner';

export const bannerImpression = defineOperation({
  key: 'POST /banners/impression',
  id: 'bannerImpression',
  domain: 'other',
  summary: 'A banner was seen; counted once for a visitor and a day',
  body: bannerSeen,
  reply: bannerCounted,
  errors: ['banner_not_found'],
});
