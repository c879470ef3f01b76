import { type RouteName, routePaths } from '@storefront/routes/route-paths';
import Type, { type Static } from 'typebox';
import {
  CAMPAIGNS_MAX,
  NAME_MAX_LENGTH,
  PAGE_PARTS_MAX,
  PAGES_MAX,
  REDIRECTS_MAX,
  SLUG_MAX_LENGTH,
  SYNONYM_TERM_MAX_LENGTH,
  SYNONYM_TERMS_MAX,
  SYNONYMS_MAX,
} from '../constants';
import { Day, Line, nullable, shape } from '../declaration/shape';
import { Platform } from './enumerations';

/** A slug: lower-case letters, digits and hyphens. */
const Name = Type.String({ minLength: 1, maxLength: NAME_MAX_LENGTH, pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' });
const Words = Line(4_000);

/** Pages that a link can open without parameters. */
const plainRoutes = (Object.keys(routePaths) as RouteName[]).filter((name) => !routePaths[name].includes(':'));

/** A text page of a business. It holds plain text only, so that no markup reaches a browser. */
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

/** A link that opens something of the business's on certain days, identified by its slug. */
export const CampaignFile = shape({
  slug: Name,
  title: Line(80),
  text: Line(240),
  /** Every platform by default. */
  platforms: Type.Optional(Type.Array(Platform, { minItems: 1, maxItems: 3 })),
  target: Type.Enum(['open-store', 'open-category', 'open-item', 'open-deal', 'open-page', 'find-store']),
  /** For a category, an item or a deal: at this store; by default at the shopper's. */
  store: Type.Optional(Line(160)),
  category: Type.Optional(Line(160)),
  item: Type.Optional(Line(160)),
  deal: Type.Optional(Line(160)),
  page: Type.Optional(Name),
  /** The first and the last day, both inclusive, in the business's time zone. */
  from: Day,
  until: Day,
});
export type CampaignFile = Static<typeof CampaignFile>;

/** An old URL that redirects to a page of the business's own or of the storefront. */
export const RedirectFile = shape({
  slug: Name,
  page: Type.Optional(Name),
  route: Type.Optional(Type.Unsafe<RouteName>(Type.Enum(plainRoutes))),
  /** Whether search engines drop the old URL; true by default. */
  permanent: Type.Optional(Type.Boolean()),
});
export type RedirectFile = Static<typeof RedirectFile>;

const Terms = Type.Array(Line(SYNONYM_TERM_MAX_LENGTH), { minItems: 1, maxItems: SYNONYM_TERMS_MAX });

/**
 * Words that shoppers use for what the business sells. Terms alone mean the same as each other. With `means`,
 * `categories` or `offers`, a search for one of the terms finds that too, and not the other way round.
 */
export const SynonymFile = shape({
  terms: Terms,
  means: Type.Optional(Terms),
  /** Slugs of categories whose items are found. */
  categories: Type.Optional(Type.Array(Line(SLUG_MAX_LENGTH), { minItems: 1, maxItems: SYNONYM_TERMS_MAX })),
  /** Finds everything on offer. */
  offers: Type.Optional(Type.Boolean()),
  /** The business does not sell what the terms name: what they find is said to be only the nearest. */
  notSold: Type.Optional(Type.Boolean()),
});
export type SynonymFile = Static<typeof SynonymFile>;

/** Content by editors of a business. A given list replaces all entries of its kind; an omitted one is unchanged. */
export const businessContent = {
  pages: Type.Optional(Type.Array(PageFile, { maxItems: PAGES_MAX })),
  campaigns: Type.Optional(Type.Array(CampaignFile, { maxItems: CAMPAIGNS_MAX })),
  redirects: Type.Optional(Type.Array(RedirectFile, { maxItems: REDIRECTS_MAX })),
  synonyms: Type.Optional(Type.Array(SynonymFile, { maxItems: SYNONYMS_MAX })),
};
