import type { HeaderFooter } from '@storefront/api/entities/header-footer';
import type { StoreDetails } from '@storefront/api/entities/store';

/** The frame's data besides the business itself. */
export interface FrameData {
  readonly headerFooter: HeaderFooter;
  /** The time at which a stale page was loaded, such as '10:42am', while the back end is down. */
  readonly keptAt?: string;
  /** The store in a store page's URL; the browser adds the shopper's own. */
  readonly store?: Pick<StoreDetails, 'id' | 'slug' | 'name' | 'state'>;
  /** The text of the campaign whose link led here. */
  readonly campaign?: { readonly title: string; readonly text: string };
  readonly departments: readonly {
    readonly slug: string;
    readonly name: string;
    readonly children: readonly { readonly slug: string; readonly name: string }[];
  }[];
}
