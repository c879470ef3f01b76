import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { Id, Slug, shape } from '../../declaration/shape';
import { Banner } from '../../entities/banner';
import { Platform } from '../../entities/enumerations';

export const getBanners = defineOperation({
  key: 'POST /banners/get',
  id: 'getBanners',
  domain: 'other',
  summary: 'The active banners, or one by its slug',
  safe: true,
  body: shape({
    /** Banners of other platforms are left out. */
    platform: Type.Optional(Platform),
    storeId: Type.Optional(Id),
    placement: Type.Optional(Type.Enum(['home', 'category', 'search', 'basket'])),
    bannerSlug: Type.Optional(Slug),
    /** The category of the page: banners of other departments are left out. */
    categorySlug: Type.Optional(Slug),
  }),
  reply: shape({ banners: Type.Array(Banner) }),
  errors: ['banner_not_found', 'store_not_found'],
});
