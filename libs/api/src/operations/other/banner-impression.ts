import { bannerCounted, bannerSeen } from '../../entities/banner';
import { defineOperation } from '../../operation';

export const bannerImpression = defineOperation({
  key: 'POST /banners/impression',
  id: 'bannerImpression',
  domain: 'other',
  summary: 'A banner was seen; counted once for a visitor and a day',
  body: bannerSeen,
  reply: bannerCounted,
  errors: ['banner_not_found'],
});
