import type { ApiClient } from '@storefront/api/client';
import { filtersBody } from '../category-page/listing-query';
import type { CountResults } from '../category-page/use-result-counts';
import type { SearchData } from './search-data';

/** Counts the items of a search that pass the filters of a query. */
export const countSearch =
  (api: ApiClient, { store, searchTerm }: Pick<SearchData, 'store' | 'searchTerm'>): CountResults =>
  async (query) => {
    const reply = await api.call('POST /catalogue/global-search', {
      body: { storeId: store.id, searchTerm, itemsLimit: 1, fulfilmentDate: query.on, ...filtersBody(query) },
    });
    return reply.ok ? { total: reply.data.itemsTotal, facets: reply.data.facets } : undefined;
  };
