import { dayLabel } from '@storefront/dates/plain';
import { instantOf } from '@storefront/dates/zone';
import { formatMoney } from '@storefront/money/format-money';
import type { CategoryData } from './category-data';
import { type ListingQuery, listingSearch, lists } from './listing-query';

interface Applied {
  readonly words: string;
  /** The URL of the same listing without this filter. */
  readonly href: string;
}

/** The active filters with the URLs that remove them. */
export function appliedFilters({ query, facets }: Pick<CategoryData, 'query' | 'facets'>, path: string): Applied[] {
  const without = (less: Partial<ListingQuery>) => path + listingSearch({ ...query, ...less, page: 1 });
  const said = {
    tags: (name: string) => name,
    freeFrom: (name: string) => `No ${name.toLowerCase()}`,
    brands: (name: string) => name,
  };
  const applied: Applied[] = lists.flatMap((list) =>
    query[list].map((value) => ({
      words: said[list](facets[list].find((facet) => facet.value === value)?.name ?? value),
      href: without({ [list]: query[list].filter((other) => other !== value) }),
    })),
  );
  const { priceFrom, priceTo } = query;
  if (priceFrom !== undefined)
    applied.push({ words: `From ${formatMoney(priceFrom)}`, href: without({ priceFrom: undefined }) });
  if (priceTo !== undefined)
    applied.push({ words: `Up to ${formatMoney(priceTo)}`, href: without({ priceTo: undefined }) });
  if (query.onOffer) applied.push({ words: 'On offer', href: without({ onOffer: false }) });
  if (query.inStock) applied.push({ words: 'In stock', href: without({ inStock: false }) });
  if (query.on)
    applied.push({
      words: `For ${dayLabel(instantOf(query.on, '12:00'), Date.now())}`,
      href: without({ on: undefined }),
    });
  return applied;
}
