import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import { StoresNearByPage } from '../stores-near-by/StoresNearByPage';
import type { StoresNearByData } from '../stores-near-by/stores-near-by-data';

/** Only for the server: a browser that hydrates the page never loads it. */
export async function load(context: LoadContext): Promise<LoadResult<StoresNearByData>> {
  const { loadStoresNearBy } = await import('../stores-near-by/load-stores-near-by');
  return loadStoresNearBy(context);
}

export function Page({ data }: PageProps<StoresNearByData>) {
  return <StoresNearByPage data={data} />;
}
