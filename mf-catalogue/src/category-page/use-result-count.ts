import { usePageContext } from '@storefront/remote-kit/page-context';
import { useRef, useState } from 'react';
import type { CategoryData } from './category-data';
import { listingQuery, narrowingBody } from './listing-query';

/** How many items a form of filters would leave, asked anew with each tick; at first what the page shows. */
export function useResultCount({ store, slug, total }: CategoryData): [number, (form: FormData) => void] {
  const { api } = usePageContext();
  const [count, setCount] = useState(total);
  const latest = useRef(0);
  const countAgain = async (form: FormData) => {
    latest.current += 1;
    const asked = latest.current;
    const names = [...new Set(form.keys())];
    const query = listingQuery(Object.fromEntries(names.map((name) => [name, form.getAll(name).join(',')])));
    try {
      const reply = await api.call('POST /catalogue/category-details', {
        body: { storeId: store.id, categorySlug: slug, limit: 1, fulfilmentDate: query.on, ...narrowingBody(query) },
      });
      if (reply.ok && asked === latest.current) setCount(reply.data.total);
    } catch {
      // The button says what it said; the page that it leads to says the rest.
    }
  };
  return [count, countAgain];
}
