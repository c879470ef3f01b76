import Type from 'typebox';
import { Platform } from '../../entities/enumerations';
import { defineOperation } from '../../operation';
import { Id, shape } from '../../shape';

export const bannerClick = defineOperation({
  key: 'POST /banners/click',
  id: 'bannerClick',
  domain: 'other',
  summary: 'A banner was tapped',
  later: true,
  body: shape({ bannerId: Id, platform: Type.Optional(Platform) }),
  reply: Type.Unknown(),
  errors: ['banner_not_found'],
});
