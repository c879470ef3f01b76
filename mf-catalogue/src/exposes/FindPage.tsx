import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import { serverOnlyLoad } from '@storefront/remote-kit/server-only-load';
import { type FindData, FindPage } from '../find-page/FindPage';
import { loadSearchHelp } from '../search-page/load-search-help';
import { findStore } from '../store/find-store';

async function loadFind(context: LoadContext): Promise<LoadResult<FindData>> {
  const found = await findStore(context);
  if ('missing' in found) return found.missing;
  const { id, slug, name } = found.store;
  return {
    kind: 'page',
    data: { store: { id, slug, name }, ...(await loadSearchHelp(context, id)) },
    head: { title: `Search ${name}, ${context.business.name}`, robots: 'noindex' },
  };
}

export const load = typeof document === 'undefined' ? loadFind : serverOnlyLoad;

export function Page({ data }: PageProps<FindData>) {
  return <FindPage data={data} />;
}
