import type { ApiClient } from '@storefront/api/client';
import type { CategoryData } from './category-data';
import { filtersBody } from './listing-query';
import type { CountResults } from './use-result-counts';

/** Counts the items of a category that pass the filters of a query. */
export const countCategory =
  (api: ApiClient, { store, slug }: Pick<CategoryData, 'store' | 'slug'>): CountResults =>
  async (query) => {
    const reply = await api.call('POST /catalogue/category-details', {
      body: { storeId: store.id, categorySlug: slug, limit: 1, fulfilmentDate: query.on, ...filtersBody(query) },
    });
    return reply.ok ? reply.data : undefined;
  };
