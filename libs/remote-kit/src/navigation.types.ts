import type { RouteName } from '@storefront/routes/route-paths';

/** The purpose of a page. The shell links to it by role, not by owner or path. Each role belongs to one page. */
export type PageRole =
  /** Takes a postcode in its query as `postcode`, and as `aisle` the category to show in the store that is chosen. */
  | 'find-stores'
  | 'all-stores'
  /** These take `:storeSlug`, the second also `:categorySlug`. */
  | 'store'
  | 'category'
  | 'time-slots'
  | 'basket'
  | 'registration'
  /** The first page of a staff host. */
  | 'operator-home'
  /** On a staff host: leads an operator, after the log-in, back to the path in its query as `from`. */
  | 'operator-log-in';

/** A list of a store's catalogue. */
export type SitemapList = 'categories' | 'items' | 'deals' | 'banners';

/** The purpose of a link that an action handles. */
export type LinkRole =
  /**
   * Takes `:storeSlug`, and the term in its query as `searchTerm`. The pages that it redirects to have the term as the
   * next segment of their path.
   */
  | 'store-search'
  /** Counts a click of `:bannerSlug` in `:storeSlug`, and redirects to the banner's target. */
  | 'banner-click';

/** Who sees a link; everybody by default. */
export type LinkAudience = 'guest' | 'member';

/**
 * A value of the shopper's that the browser shows in place of a link's label or beside it. `count`, `amount` and `text`
 * name the value's fields; with a count of 0 the link shows its label.
 */
export interface LinkValue {
  /** A shared value of the bus (libs/bus/src/state.types.ts), or the prefix of a remote that publishes one. */
  readonly value: string;
  /** A number beside the link. */
  readonly count?: string;
  /** Money in minor units, in place of the label. */
  readonly amount?: string;
  /** In place of the label. */
  readonly text?: string;
}

/** A link in the header, to the route that declares it. */
export interface HeaderLink {
  readonly label: string;
  /** The name of an icon of libs/ui: 'basket'. */
  readonly icon: string;
  /** Its position: the lowest comes first. */
  readonly order: number;
  readonly when?: LinkAudience;
  readonly shows?: LinkValue;
}

/** A link in the bar at the bottom of a phone. A route with `:storeSlug` leads to the chosen store's page. */
export interface BottomBarLink extends HeaderLink {
  /** The section whose pages mark it as current, if not the route's own. */
  readonly section?: string;
  /** Leads back to the page from which the shopper entered a section with a back link, if there is one. */
  readonly leadsBack?: true;
  /** Its target while no store is selected; without one the link is hidden then. */
  readonly withoutStore?: {
    readonly route: RouteName;
    readonly label?: string;
    /** Added to its URL, such as the reason why a store comes first. */
    readonly query?: Readonly<Record<string, string>>;
  };
}

/** What a route declares for the layout around its page, and for search engines. */
export interface RouteMetadata {
  /** The title of a private page until its code has loaded, without the business; a plain page has its own. */
  readonly title?: string;
  readonly role?: PageRole;
  /** Only staff hosts serve it, without the shop's header and footer; they serve nothing else. */
  readonly audience?: 'staff';
  /** The part of the storefront that the page belongs to. */
  readonly section?: string;
  readonly header?: HeaderLink;
  readonly bottomBar?: readonly BottomBarLink[];
  /** Shows a back link to the page from which the shopper entered the section; 'wide' on wide screens only. */
  readonly backLink?: 'always' | 'wide';
  /** Back links never lead to it: a step of a checkout, a log-in. */
  readonly noReturn?: true;
  /** A phone shows the store's departments below the page's own. */
  readonly departments?: 'quiet';
  /** For pages without distractions: no search, tools, departments or bottom bar, but a link to the page with a role. */
  readonly minimalHeader?: { readonly backTo: PageRole; readonly label: string };
  /** Shows a payment gateway's own form, of a payment or of a card to save: only its documents allow its origins. */
  readonly paymentStep?: true;
  /** Only its documents may use the camera, and WebAssembly, which reads codes where the browser does not. */
  readonly usesCamera?: true;
  /**
   * Only of the staff's pages, without parameters: their browsers keep its document and files, and show it while there is
   * no connection. What it reads then is its own matter.
   */
  readonly worksOffline?: true;
  /** Shows streets of the business's `mapStyle`: only its documents allow that server's origin. */
  readonly showsStreets?: true;
  /**
   * The part of a store's catalogue whose entries have this page: a store's site map lists the page of each. The path's
   * parameters are `:storeSlug`, and `:categorySlug`, `:menuItemSlug`, `:dealSlug` or `:bannerSlug`. Public pages without
   * parameters or with `:storeSlug` alone are listed without it.
   */
  readonly sitemap?: SitemapList;
  /** Search engines are asked not to crawl it or anything below its path. */
  readonly robots?: 'disallow';
  /** The page lists what all packages store in the browser; its `load` receives the list as `storage`. */
  readonly listsStorage?: true;
  /** Parameters of its path that are personal or secret: logs contain their names instead of their values. */
  readonly privateParams?: readonly string[];
}
