import { defineOperation } from '../../../declaration/operation';
import { Id, shape } from '../../../declaration/shape';
import { BannerValues, CONTENT_ROLES, DeskBanner } from '../../../entities/desk/desk-banner';

const content = { domain: 'desk', access: 'admin', roles: CONTENT_ROLES, wholeBusiness: true } as const;

export const deskBannerAdd = defineOperation({
  ...content,
  key: 'POST /desk/banner-add',
  id: 'deskBannerAdd',
  summary: 'Add a banner, as a draft or for shoppers within its times',
  idempotent: 'change',
  body: shape({ set: BannerValues }),
  reply: DeskBanner,
  errors: ['banner_invalid', 'idempotency_key_reused'],
});

export const deskBannerChange = defineOperation({
  ...content,
  key: 'POST /desk/banner-change',
  id: 'deskBannerChange',
  summary: 'Change a banner, unless somebody else has changed it since it was seen',
  body: shape({
    bannerId: Id,
    /** What it was when the change was decided. */
    seen: BannerValues,
    set: BannerValues,
  }),
  reply: DeskBanner,
  errors: ['banner_changed', 'banner_invalid', 'banner_not_found'],
});
