import { usePageContext } from '@storefront/remote-kit/page-context';
import { useRef, useState } from 'react';
import type { CategoryData } from './category-data';
import { filtersBody, listingQuery } from './listing-query';

/** The number of results of a filter form, updated with each tick; at first that of the page. */
export function useResultCount({ store, slug, total }: CategoryData): [number, (form: FormData) => void] {
  const { api } = usePageContext();
  const [count, setCount] = useState(total);
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
      if (reply.ok && request === latest.current) setCount(reply.data.total);
    } catch {
      // On failure the button keeps its text; the page it leads to shows the count.
    }
  };
  return [count, recount];
}
