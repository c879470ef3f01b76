import type { HeaderFooter } from '@storefront/api/entities/header-footer';
import type { StoreDetails } from '@storefront/api/entities/store';
import type { Department } from '@storefront/ui/departments';

interface DepartmentLink {
  readonly slug: string;
  readonly name: string;
}

/** The frame's data besides the business itself. */
export interface FrameData {
  readonly headerFooter: HeaderFooter;
  /** The time at which a stale page was loaded, such as '10:42am', while the back end is down. */
  readonly keptAt?: string;
  /** The store in a store page's URL, on a private page the chosen one; elsewhere the browser adds the shopper's own. */
  readonly store?: Pick<StoreDetails, 'id' | 'slug' | 'name' | 'state'>;
  /** The store is the one that every visitor of an open shop sees: the shopper's own takes its place in links. */
  readonly isOpenShop?: true;
  /** The text of the campaign whose link led here. */
  readonly campaign?: { readonly title: string; readonly text: string };
  readonly departments: readonly {
    readonly slug: string;
    readonly name: string;
    readonly image?: string | null;
    /** The banner about one of its categories, only in layouts that show it. */
    readonly promotion?: Omit<NonNullable<Department['promotion']>, 'href'> & { readonly bannerSlug: string };
    /** The second and the third level, only in layouts that show them. */
    readonly children: readonly (DepartmentLink & { readonly children: readonly DepartmentLink[] })[];
  }[];
}
