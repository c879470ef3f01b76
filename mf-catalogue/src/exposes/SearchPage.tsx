import { SEARCH_TERM_MAX_LENGTH } from '@storefront/api/constants';
import { searchTermTooShort } from '@storefront/messages/catalogue';
import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import { serverOnlyLoad } from '@storefront/remote-kit/server-only-load';
import { filtersBody, hasFilters, listingQuery, listingSearch } from '../category-page/listing-query';
import { loadSearchHelp } from '../search-page/load-search-help';
import { SearchPage } from '../search-page/SearchPage';
import { CATEGORIES_PER_PAGE, ITEMS_PER_PAGE, type SearchData, searchData } from '../search-page/search-data';
import { searchPart } from '../search-page/search-part';
import { searchUrl } from '../search-page/search-url';
import { findStore } from '../store/find-store';

async function loadSearch(context: LoadContext): Promise<LoadResult<SearchData>> {
  const found = await findStore(context);
  if ('missing' in found) return found.missing;
  const { store } = found;
  const { api, business, params, path } = context;
  const searchTerm = (params.searchTerm ?? '').trim().slice(0, SEARCH_TERM_MAX_LENGTH);
  const part = searchPart(path);
  const query = listingQuery(context.query);
  const { page, sort, on } = query;
  const reply = await api.call('POST /catalogue/global-search', {
    body: {
      storeId: store.id,
      searchTerm,
      itemsPage: part === 'all' || part === 'menu-items' ? page : 1,
      categoryPage: part === 'categories' ? page : 1,
      dealsPage: part === 'deals' ? page : 1,
      itemsLimit: ITEMS_PER_PAGE,
      categoriesLimit: CATEGORIES_PER_PAGE,
      sort,
      fulfilmentDate: on,
      ...filtersBody(query),
    },
  });
  if (!reply.ok && reply.error.code !== 'search_term_too_short') throw new Error(`Search: ${reply.error.code}`);
  const isEmpty =
    !reply.ok ||
    (!hasFilters(query) && reply.data.itemsTotal + reply.data.categoriesTotal + reply.data.dealsTotal === 0);
  const data = searchData(store, searchTerm, part, query, reply.ok ? reply.data : undefined, {
    ...(isEmpty ? await loadSearchHelp(context, store.id) : { popularTerms: [], aisles: [] }),
    refusal: reply.ok ? undefined : searchTermTooShort,
  });
  const lastPage = Math.max(1, data.pages);
  if (page > lastPage)
    return { kind: 'redirect', to: searchUrl(store, searchTerm, part) + listingSearch({ ...query, page: lastPage }) };
  return {
    kind: 'page',
    data,
    head: { title: `${searchTerm} at ${store.name}, ${business.name}`, robots: 'noindex' as const },
  };
}

export const load = typeof document === 'undefined' ? loadSearch : serverOnlyLoad;

export function Page({ data, query }: PageProps<SearchData>) {
  return <SearchPage data={data} query={query} />;
}
