import { useRef, useState } from 'react';
import type { Listing, ResultCounts } from './listing.types';
import { type ListingQuery, listingQuery } from './listing-query';

/** Asks the API for the counts of a query; undefined when it does not tell. */
export type CountResults = (query: ListingQuery) => Promise<ResultCounts | undefined>;

/** The counts of a filter form, updated with each tick; at first those of the page. */
export function useResultCounts(
  { total, facets }: Listing,
  count: CountResults,
): [ResultCounts, (form: FormData) => void] {
  const [counts, setCounts] = useState<ResultCounts>({ total, facets });
  const latest = useRef(0);
  const recount = async (form: FormData) => {
    latest.current += 1;
    const request = latest.current;
    const names = [...new Set(form.keys())];
    const query = listingQuery(Object.fromEntries(names.map((name) => [name, form.getAll(name).join(',')])));
    try {
      const found = await count(query);
      if (found && request === latest.current) setCounts(found);
    } catch {
      // On failure the counts stay; the page it leads to shows the count.
    }
  };
  return [counts, recount];
}
