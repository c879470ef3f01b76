import type {
  LinkAudience,
  LinkRole,
  LinkValue,
  PageRole,
  RouteMetadata,
} from '@storefront/remote-kit/navigation.types';

/** A link in header or bottom bar. */
export interface NavigationLink {
  /** With `:storeSlug` for the chosen store. */
  readonly path: string;
  readonly label: string;
  /** The icon's SVG path on a 24-pixel grid. */
  readonly icon: string;
  /** The section whose pages mark the link as current. */
  readonly section?: string;
  readonly when?: LinkAudience;
  readonly shows?: LinkValue;
  readonly leadsBack?: true;
  readonly withoutStore?: { readonly path: string; readonly label?: string };
}

/** A boundary that every page contains once a shared value of the bus has a field. */
export interface FrameBoundary {
  readonly name: string;
  readonly value: string;
  readonly field: string;
}

/** All navigation of a composition, collected from its packages' routes. */
export interface Navigation {
  /** The path of the page or link with each role. */
  readonly roles: Readonly<Partial<Record<PageRole | LinkRole, string>>>;
  /** In their order. */
  readonly header: readonly NavigationLink[];
  readonly bottomBar: readonly NavigationLink[];
  /** The page paths of each section with a back link. */
  readonly backLinks: Readonly<Record<string, readonly string[]>>;
  /** Paths that no back link leads to. */
  readonly noReturn: readonly string[];
  /** Boundaries at the end of every page. */
  readonly boundaries: readonly FrameBoundary[];
}

/** The route metadata that the frame reads; empty when no route matches the URL. */
export type ShownRoute = Pick<
  RouteMetadata,
  'section' | 'backLink' | 'departments' | 'minimalHeader' | 'paymentStep' | 'usesCamera' | 'showsStreets'
>;
