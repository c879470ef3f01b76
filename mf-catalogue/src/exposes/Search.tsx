import { searchTermTooShort } from '@storefront/messages/catalogue';
import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import { SearchPage } from '../search-page/SearchPage';
import { type SearchData, searchData } from '../search-page/search-data';
import { findStore } from '../store/find-store';

export async function load(context: LoadContext): Promise<LoadResult<SearchData>> {
  const found = await findStore(context);
  if ('missing' in found) return found.missing;
  const { store } = found;
  const searchTerm = (context.params.searchTerm ?? '').trim().slice(0, 100);
  const page = Math.min(1000, Math.max(1, Math.trunc(Number(context.query.page ?? 1)) || 1));
  const reply = await context.api.call('POST /catalogue/global-search', {
    body: { storeId: store.id, searchTerm, itemsPage: page, itemsLimit: 24 },
  });
  const head = { title: `${searchTerm} at ${store.name}, ${context.business.name}`, robots: 'noindex' as const };
  if (!reply.ok) {
    if (reply.error.code !== 'search_term_too_short') throw new Error(`Search: ${reply.error.code}`);
    return { kind: 'page', data: searchData(store, searchTerm, undefined, searchTermTooShort), head };
  }
  return { kind: 'page', data: searchData(store, searchTerm, reply.data), head };
}

export function Page({ data, query }: PageProps<SearchData>) {
  return <SearchPage data={data} problem={query.problem} />;
}
