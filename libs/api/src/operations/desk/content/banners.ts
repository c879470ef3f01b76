import Type from 'typebox';
import { DESK_SEARCH_MAX_LENGTH, OWN_PATH_MAX_LENGTH } from '../../../constants';
import { defineOperation } from '../../../declaration/operation';
import { Id, Line, LocalMinute, shape } from '../../../declaration/shape';
import { BannerChange, CONTENT_ROLES, DeskBanner } from '../../../entities/desk/desk-banner';

const content = { domain: 'desk', access: 'admin', roles: CONTENT_ROLES, wholeBusiness: true } as const;

export const deskBanners = defineOperation({
  ...content,
  key: 'POST /desk/banners',
  id: 'deskBanners',
  summary: 'The banners of the business with their times, in the order in which the shop shows them, and how they did',
  safe: true,
  body: shape({}),
  reply: shape({
    banners: Type.Array(DeskBanner),
    /** The minute of the reply. */
    now: LocalMinute,
    /** All categories, to choose from. */
    categories: Type.Array(shape({ slug: Type.String(), name: Type.String() })),
  }),
  errors: [],
});

export const deskBannerHistory = defineOperation({
  ...content,
  key: 'POST /desk/banner-history',
  id: 'deskBannerHistory',
  summary: 'Who changed a banner at the desk, newest first',
  safe: true,
  body: shape({ bannerId: Id }),
  reply: shape({ changes: Type.Array(BannerChange) }),
  errors: ['banner_not_found'],
});

export const deskBannerLink = defineOperation({
  ...content,
  key: 'POST /desk/banner-link',
  id: 'deskBannerLink',
  summary: 'Whether a path leads to a page of the shop',
  safe: true,
  body: shape({ link: Line(OWN_PATH_MAX_LENGTH) }),
  reply: shape({ answers: Type.Boolean() }),
  errors: [],
});

export const deskPictures = defineOperation({
  ...content,
  key: 'POST /desk/pictures',
  id: 'deskPictures',
  summary: 'Pictures that the business has: of banners, deals and categories, or of the items whose names a text finds',
  safe: true,
  body: shape({ text: Type.Optional(Line(DESK_SEARCH_MAX_LENGTH)) }),
  reply: shape({
    pictures: Type.Array(
      shape({
        image: Type.String(),
        /** What has it. */
        name: Type.String(),
      }),
    ),
  }),
  errors: [],
});
