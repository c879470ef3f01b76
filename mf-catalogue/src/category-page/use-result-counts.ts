import { usePageContext } from '@storefront/remote-kit/page-context';
import { useRef, useState } from 'react';
import type { CategoryData } from './category-data';
import { filtersBody, listingQuery } from './listing-query';

/** The number of results, and of those that each filter would leave. */
type ResultCounts = Pick<CategoryData, 'total' | 'facets'>;

/** The counts of a filter form, updated with each tick; at first those of the page. */
export function useResultCounts({
  store,
  slug,
  total,
  facets,
}: CategoryData): [ResultCounts, (form: FormData) => void] {
  const { api } = usePageContext();
  const [counts, setCounts] = useState<ResultCounts>({ total, facets });
  const latest = useRef(0);
  const recount = async (form: FormData) => {
    latest.current += 1;
    const request = latest.current;
    const names = [...new Set(form.keys())];
    const query = listingQuery(Object.fromEntries(names.map((name) => [name, form.getAll(name).join(',')])));
    try {
      const reply = await api.call('POST /catalogue/category-details', {
        body: { storeId: store.id, categorySlug: slug, limit: 1, fulfilmentDate: query.on, ...filtersBody(query) },
      });
      if (reply.ok && request === latest.current) setCounts(reply.data);
    } catch {
      // On failure the counts stay; the page it leads to shows the count.
    }
  };
  return [counts, recount];
}
