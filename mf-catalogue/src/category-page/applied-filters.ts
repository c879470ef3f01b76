import { currentTime } from '@storefront/bus/current-time';
import { dayLabel } from '@storefront/dates/plain';
import { instantOf } from '@storefront/dates/zone';
import { formatMoney } from '@storefront/money/format-money';
import type { Listing } from './listing.types';
import { type ListingQuery, listFields, listingSearch } from './listing-query';

/** An active filter in words. */
export interface Applied {
  readonly words: string;
  /** The URL of the same listing without this filter. */
  readonly href: string;
}

/** The active filters with the URLs that remove them, in words that only the server makes. */
export function appliedFilters({ query, facets }: Pick<Listing, 'query' | 'facets'>, path: string): Applied[] {
  const urlWith = (changes: Partial<ListingQuery>) => path + listingSearch({ ...query, ...changes, page: 1 });
  const filterLabels = {
    tags: (name: string) => name,
    freeFrom: (name: string) => `No ${name.toLowerCase()}`,
    brands: (name: string) => name,
  };
  const applied: Applied[] = listFields.flatMap((list) =>
    query[list].map((value) => ({
      words: filterLabels[list](facets[list].find((facet) => facet.value === value)?.name ?? value),
      href: urlWith({ [list]: query[list].filter((other) => other !== value) }),
    })),
  );
  const { priceFrom, priceTo } = query;
  if (priceFrom !== undefined)
    applied.push({ words: `From ${formatMoney(priceFrom)}`, href: urlWith({ priceFrom: undefined }) });
  if (priceTo !== undefined)
    applied.push({ words: `Up to ${formatMoney(priceTo)}`, href: urlWith({ priceTo: undefined }) });
  if (query.onOffer) applied.push({ words: 'On offer', href: urlWith({ onOffer: false }) });
  if (query.inStock) applied.push({ words: 'In stock', href: urlWith({ inStock: false }) });
  if (query.on)
    applied.push({
      words: `For ${dayLabel(instantOf(query.on, '12:00'), currentTime())}`,
      href: urlWith({ on: undefined }),
    });
  return applied;
}
