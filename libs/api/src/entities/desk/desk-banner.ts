import Type, { type Static } from 'typebox';
import { BANNER_TEXT_MAX_LENGTH, BANNER_TITLE_MAX_LENGTH, OWN_PATH_MAX_LENGTH, POSITION_MAX } from '../../constants';
import { Id, Line, LocalMinute, nullable, OptionalLine, Slug, shape } from '../../declaration/shape';
import { Platform } from '../enumerations';
import type { OperatorRole } from '../operator';

/** Who edits what the shop shows. */
export const CONTENT_ROLES: readonly OperatorRole[] = ['content', 'administrator'];

/** What staff say of a banner. */
export const BannerValues = shape({
  title: Line(BANNER_TITLE_MAX_LENGTH),
  text: OptionalLine(BANNER_TEXT_MAX_LENGTH),
  /** A path of the storefront, in which `:storeSlug` stands for the shopper's store; null for a page of its own. */
  link: nullable(Line(OWN_PATH_MAX_LENGTH)),
  placement: Type.Enum(['home', 'category', 'search', 'basket']),
  /** Of placement category: the category, with those below it, whose pages show the banner; null for all. */
  categorySlug: nullable(Slug),
  /** The address of a picture that the business has. */
  image: nullable(Line(OWN_PATH_MAX_LENGTH)),
  /** Null for all. */
  platforms: nullable(Type.Array(Platform, { minItems: 1, uniqueItems: true })),
  /** Its place among the banners of its placement, smallest first. */
  position: Type.Integer({ minimum: 0, maximum: POSITION_MAX }),
  /** Shoppers see it from this minute on; null for at once. */
  validFrom: nullable(LocalMinute),
  /** The first minute in which shoppers no longer see it; null for no end. */
  validUntil: nullable(LocalMinute),
  /** Shoppers do not see a draft. */
  isDraft: Type.Boolean(),
});
export type BannerValues = Static<typeof BannerValues>;

/** Whether shoppers see a banner or get a deal now: not yet decided, later, now, or no longer. */
export const ContentState = Type.Enum(['draft', 'planned', 'live', 'ended']);
export type ContentState = Static<typeof ContentState>;

const Count = Type.Integer({ minimum: 0 });

/** A banner as the staff see it. */
export const DeskBanner = shape({
  bannerId: Id,
  slug: Type.String(),
  values: BannerValues,
  state: ContentState,
  /** It is left out although it is live: its deal is over, or what it links to must not be promoted. */
  isHeldBack: Type.Boolean(),
  /** Visitors who saw it, once on each day, and who followed it. */
  impressions: Count,
  clicks: Count,
});
export type DeskBanner = Static<typeof DeskBanner>;

/** A change of a banner, with all of its values before and after it; `before` is null when it was added. */
export const BannerChange = shape({
  actionId: Id,
  before: nullable(BannerValues),
  after: BannerValues,
  /** As they were called then. */
  operatorName: Type.String(),
  at: Type.String(),
});
export type BannerChange = Static<typeof BannerChange>;
