import Type from 'typebox';
import { Platform } from '../../entities/enumerations';
import { defineOperation } from '../../operation';
import { Id, shape } from '../../shape';

export const bannerImpression = defineOperation({
  key: 'POST /banners/impression',
  id: 'bannerImpression',
  domain: 'other',
  summary: 'A banner was seen',
  later: true,
  body: shape({ bannerId: Id, platform: Type.Optional(Platform) }),
  reply: Type.Unknown(),
  errors: ['banner_not_found'],
});
