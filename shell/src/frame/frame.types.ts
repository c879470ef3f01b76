import type { HeaderFooter } from '@storefront/api/entities/header-footer';
import type { StoreDetails } from '@storefront/api/entities/store';

/** What the frame round every page shows besides the business itself. */
export interface FrameData {
  readonly headerFooter: HeaderFooter;
  /** The time at which what the page shows was read, as '10:42am', when the back end cannot be asked now. */
  readonly keptAt?: string;
  /** The store of a store page's address; the browser adds the shopper's own. */
  readonly store?: Pick<StoreDetails, 'id' | 'slug' | 'name' | 'state'>;
  /** What the campaign says whose link led here. */
  readonly campaign?: { readonly title: string; readonly text: string };
  readonly departments: readonly {
    readonly slug: string;
    readonly name: string;
    readonly children: readonly { readonly slug: string; readonly name: string }[];
  }[];
}
