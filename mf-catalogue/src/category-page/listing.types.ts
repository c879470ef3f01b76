import type { Facets } from '@storefront/api/entities/facets';
import type { StoreState } from '@storefront/bus/state.types';
import type { Applied } from './applied-filters';
import type { ListingQuery } from './listing-query';

/** A list of items that can be filtered and sorted: a category's or a search's. */
export interface Listing {
  readonly store: StoreState;
  /** The items of the page. */
  readonly items: readonly unknown[];
  readonly limit: number;
  readonly total: number;
  readonly query: ListingQuery;
  readonly facets: Facets;
  readonly applied: readonly Applied[];
}

/** The number of results, and of those that each filter would leave. */
export type ResultCounts = Pick<Listing, 'total' | 'facets'>;
