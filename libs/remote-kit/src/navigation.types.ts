import type { RouteName } from '@storefront/routes/route-table';

/** What a page is for. The shell links to it by this, not by its owner or its path. Each role belongs to one page. */
export type PageRole =
  /** Takes a postcode in its query as `postcode`. */
  | 'find-stores'
  | 'all-stores'
  /** These take `:storeSlug`, and what they show by `:categorySlug`, `:menuItemSlug`, `:dealSlug`, `:bannerSlug`. */
  | 'store'
  | 'category'
  | 'item'
  | 'deal'
  | 'banner'
  | 'time-slots'
  | 'basket'
  | 'registration';

/** What a link is for that an action answers. */
export type LinkRole =
  /** Takes `:storeSlug`, and the term in its query as `searchTerm`. */
  'store-search';

/** Who is shown a link; without it everybody is. */
export type LinkAudience = 'guest' | 'member';

/** A value of the shopper's own that a link shows in the browser, in place of its label or beside it. */
export type LinkValue = 'first-name' | 'basket';

/** A link in the header, to the route that declares it. */
export interface HeaderLink {
  readonly label: string;
  /** The name of an icon of libs/ui: 'basket'. */
  readonly icon: string;
  /** Its place: the lowest comes first. */
  readonly order: number;
  readonly when?: LinkAudience;
  readonly shows?: LinkValue;
}

/** A link in the bar at the bottom of a phone. A route with `:storeSlug` leads to the chosen store's page. */
export interface BottomBarLink extends HeaderLink {
  /** The section whose pages mark it as current, where that is not the route's own. */
  readonly section?: string;
  /** Of the page: 'search'. */
  readonly hash?: string;
  /** Leads to the page that the shopper left for a section with a way back, where they left one. */
  readonly leadsBack?: true;
  /** Where it leads while no store has been chosen; without it there is no link then. */
  readonly withoutStore?: { readonly route: RouteName; readonly label?: string };
}

/** What a route declares for the frame around its page, and for search engines. */
export interface RouteMetadata {
  readonly role?: PageRole;
  /** The part of the storefront that the page belongs to. */
  readonly section?: string;
  readonly header?: HeaderLink;
  readonly bottomBar?: readonly BottomBarLink[];
  /** Offers the way back to the page from which the shopper entered the section; 'wide' where the screen is wide. */
  readonly backLink?: 'always' | 'wide';
  /** The way back never leads to it: a step of a checkout, a log-in. */
  readonly noReturn?: true;
  /** The store's departments: hidden, or behind the page's own on a phone. */
  readonly departments?: 'hidden' | 'quiet';
  /** Shows a payment gateway's own form: its documents alone let the gateway's origins in. */
  readonly paymentStep?: true;
  /** Search engines are asked not to visit it, nor what is below its path. */
  readonly robots?: 'disallow';
}
