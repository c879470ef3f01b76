import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import { StoresNearByPage } from '../stores-near-by/StoresNearByPage';
import type { StoresNearByData } from '../stores-near-by/stores-near-by-data';

/** The server's work alone: a browser that wakes the page never fetches it. */
export async function load(context: LoadContext): Promise<LoadResult<StoresNearByData>> {
  const { loadStoresNearBy } = await import('../stores-near-by/load-stores-near-by');
  return loadStoresNearBy(context);
}

export function Page({ data }: PageProps<StoresNearByData>) {
  return <StoresNearByPage data={data} />;
}
