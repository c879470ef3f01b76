import { bannerCounted, bannerSeen } from '../../entities/banner';
import { defineOperation } from '../../operation';

export const bannerClick = defineOperation({
  key: 'POST /banners/click',
  id: 'bannerClick',
  domain: 'other',
  summary: 'A banner was tapped; counted once for a visitor and a day',
  body: bannerSeen,
  reply: bannerCounted,
  errors: ['banner_not_found'],
});
