import type { Facets } from '@storefront/api/entities/facets';
import type { StoreDetails } from '@storefront/api/entities/store';
import type { ReplyOf } from '@storefront/api/operation-types';
import type { StoreState } from '@storefront/bus/state.types';
import { type Applied, appliedFilters } from '../category-page/applied-filters';
import type { ListingQuery } from '../category-page/listing-query';
import { type DealLink, dealLink } from '../deals/deal-link';
import { type CardItem, cardItem } from '../item-card/card-item';
import { searchUrl } from './search-url';

/** A search page's data: the first results of every kind, or all of one kind. */
export type SearchPart = 'all' | 'menu-items' | 'categories' | 'deals';

interface CategoryFound {
  readonly slug: string;
  readonly name: string;
  readonly image: string | null;
  readonly itemCount: number;
}

/** What else a shopper can look at. */
export interface SearchHelp {
  readonly popularTerms: readonly string[];
  readonly aisles: readonly { readonly slug: string; readonly name: string }[];
}

export interface SearchData extends SearchHelp {
  readonly store: StoreState;
  readonly searchTerm: string;
  readonly part: SearchPart;
  /** The items that match, then similar ones. */
  readonly items: readonly CardItem[];
  readonly categories: readonly CategoryFound[];
  readonly deals: readonly DealLink[];
  readonly totals: { readonly items: number; readonly categories: number; readonly deals: number };
  /** The pages of the shown kind; of items when all kinds are shown. */
  readonly pages: number;
  /** The items as a listing that can be filtered and sorted; its page is that of the shown kind. */
  readonly query: ListingQuery;
  readonly facets: Facets;
  readonly applied: readonly Applied[];
  readonly limit: number;
  readonly total: number;
  /** How many items of this page fit the term; the others are like them. */
  readonly fitting: number;
  readonly matchedWords: readonly string[];
  /** The corrected term that was searched for instead. */
  readonly correctedTerm: string | null;
  /** The shop does not sell what the term names: the items are the nearest. */
  readonly notSold: boolean;
  /** Conditions of the term that no item meets. */
  readonly unmet: readonly string[];
  /** Why there was no search. */
  readonly refusal?: string;
}

// Full rows in grids of two, three, four, six or eight columns; as many as on a category page.
export const ITEMS_PER_PAGE = 24;
export const CATEGORIES_PER_PAGE = 24;
/** The number of deals that the API returns. */
const DEALS_PER_PAGE = 12;

const NO_FACETS: Facets = { tags: [], freeFrom: [], brands: [], price: null, onOffer: 0, inStock: 0 };

type Found = ReplyOf<'POST /catalogue/global-search'>;

export function searchData(
  store: StoreDetails,
  searchTerm: string,
  part: SearchPart,
  query: ListingQuery,
  found: Found | undefined,
  help: SearchHelp & Pick<SearchData, 'refusal'>,
): SearchData {
  const totals = {
    items: found?.itemsTotal ?? 0,
    categories: found?.categoriesTotal ?? 0,
    deals: found?.dealsTotal ?? 0,
  };
  const paged = {
    all: [found?.itemsPage, totals.items, ITEMS_PER_PAGE],
    'menu-items': [found?.itemsPage, totals.items, ITEMS_PER_PAGE],
    categories: [found?.categoryPage, totals.categories, CATEGORIES_PER_PAGE],
    deals: [found?.dealsPage, totals.deals, DEALS_PER_PAGE],
  } as const;
  const [page = 1, total, perPage] = paged[part];
  const facets = found?.facets ?? NO_FACETS;
  const shows = (kind: SearchPart) => part === 'all' || part === kind;
  return {
    store: { id: store.id, slug: store.slug, name: store.name },
    searchTerm,
    part,
    items: shows('menu-items') ? (found?.items ?? []).map((item) => cardItem(item)) : [],
    categories: shows('categories')
      ? (found?.categories ?? []).map(({ slug, name, image, itemCount }) => ({ slug, name, image, itemCount }))
      : [],
    deals: shows('deals') ? (found?.deals ?? []).map(dealLink) : [],
    totals,
    pages: Math.ceil(total / perPage),
    query: { ...query, page },
    facets,
    applied: appliedFilters({ query, facets }, searchUrl(store, searchTerm, part)),
    limit: ITEMS_PER_PAGE,
    total: totals.items,
    fitting: Math.max(0, (found?.itemsFitting ?? 0) - (page - 1) * ITEMS_PER_PAGE),
    matchedWords: found?.matchedWords ?? [],
    correctedTerm: found?.correctedTerm ?? null,
    notSold: found?.notSold ?? false,
    unmet: found?.unmetConditions ?? [],
    ...help,
  };
}
