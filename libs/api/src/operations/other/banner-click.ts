import { defineOperation } from '../../declaration/operation';
import { bannerCounted, bannerSeen } from '../../entities/banner';

export const bannerClick = defineOperation({
  key: 'POST /banners/click',
  id: 'bannerClick',
  domain: 'other',
  summary: 'A banner was tapped; counted once for a visitor and a day',
  body: bannerSeen,
  reply: bannerCounted,
  errors: ['banner_not_found'],
});
