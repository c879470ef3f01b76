import type {
  LinkAudience,
  LinkRole,
  LinkValue,
  PageRole,
  RouteMetadata,
} from '@storefront/remote-kit/navigation.types';

/** A link of the frame. */
export interface NavigationLink {
  /** With `:storeSlug` for the chosen store. */
  readonly path: string;
  readonly label: string;
  /** The path of its icon's drawing on a grid of 24. */
  readonly icon: string;
  /** The section whose pages mark it as current. */
  readonly section?: string;
  readonly when?: LinkAudience;
  readonly shows?: LinkValue;
  readonly hash?: string;
  readonly leadsBack?: true;
  readonly withoutStore?: { readonly path: string; readonly label?: string };
}

/** Where a composition's links lead: the sum of what its packages declare of their routes. */
export interface Navigation {
  /** The path of the page, or of the link, that takes a role. */
  readonly roles: Readonly<Partial<Record<PageRole | LinkRole, string>>>;
  /** In their order. */
  readonly header: readonly NavigationLink[];
  readonly bottomBar: readonly NavigationLink[];
  /** Of each section with a way back, its pages' paths. */
  readonly backLinks: Readonly<Record<string, readonly string[]>>;
  /** Paths of pages that no way back leads to. */
  readonly noReturn: readonly string[];
}

/** The route metadata that the frame reads; empty where no route matches the address. */
export type ShownRoute = Pick<RouteMetadata, 'section' | 'backLink' | 'departments' | 'paymentStep'>;
