import { type RouteName, routeTable } from '@storefront/routes/route-table';
import Type, { type Static } from 'typebox';
import { CAMPAIGNS_MAX, NAME_MAX_LENGTH, PAGE_PARTS_MAX, PAGES_MAX, REDIRECTS_MAX } from '../constants';
import { Day, Line, nullable, shape } from '../shape';
import { Platform } from './enumerations';

/** What stands in an address: small letters, digits and hyphens. */
const Name = Type.String({ minLength: 1, maxLength: NAME_MAX_LENGTH, pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' });
const Words = Line(4_000);

/** Pages that can be led to without knowing anything more. */
const plainRoutes = (Object.keys(routeTable) as RouteName[]).filter((name) => !routeTable[name].path.includes(':'));

/** A page of a business's own. Words alone: nothing of it reaches a browser as markup. */
export const PageFile = shape({
  slug: Name,
  /** 'legal' for privacy, terms and the like; 'page' for the rest. */
  kind: Type.Enum(['legal', 'page']),
  title: Line(80),
  description: Line(200),
  updatedOn: Day,
  sections: Type.Array(
    shape({
      heading: nullable(Line(120)),
      paragraphs: Type.Array(Words, { maxItems: PAGE_PARTS_MAX }),
      points: Type.Array(Words, { maxItems: PAGE_PARTS_MAX }),
    }),
    { minItems: 1, maxItems: PAGE_PARTS_MAX },
  ),
});
export type PageFile = Static<typeof PageFile>;

/** A link that opens something of the business's on some days. What it opens is named by its slug. */
export const CampaignFile = shape({
  slug: Name,
  title: Line(80),
  text: Line(240),
  /** Every platform where it is left out. */
  platforms: Type.Optional(Type.Array(Platform, { minItems: 1, maxItems: 3 })),
  target: Type.Enum(['open-store', 'open-category', 'open-item', 'open-deal', 'open-page', 'find-store']),
  /** Of a category, an item or a deal: at this store; where it is left out at the shopper's. */
  store: Type.Optional(Line(160)),
  category: Type.Optional(Line(160)),
  item: Type.Optional(Line(160)),
  deal: Type.Optional(Line(160)),
  page: Type.Optional(Name),
  /** The first and the last day, both of them in it, on the business's own clock. */
  from: Day,
  until: Day,
});
export type CampaignFile = Static<typeof CampaignFile>;

/** An address that moved: to a page of the business's own or to one of the storefront's. */
export const RedirectFile = shape({
  slug: Name,
  page: Type.Optional(Name),
  route: Type.Optional(Type.Unsafe<RouteName>(Type.Enum(plainRoutes))),
  /** Search engines forget the old address; yes unless told. */
  permanent: Type.Optional(Type.Boolean()),
});
export type RedirectFile = Static<typeof RedirectFile>;

/** What editors of a business wrote. Each list that is there is the whole of its kind; one that is left out stays as it is. */
export const businessContent = {
  pages: Type.Optional(Type.Array(PageFile, { maxItems: PAGES_MAX })),
  campaigns: Type.Optional(Type.Array(CampaignFile, { maxItems: CAMPAIGNS_MAX })),
  redirects: Type.Optional(Type.Array(RedirectFile, { maxItems: REDIRECTS_MAX })),
};
