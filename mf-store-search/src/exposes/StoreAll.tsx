import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import { StoreAllPage } from '../store-all/StoreAllPage';
import type { StoreAllData } from '../store-all/store-all-data';

/** Only for the server: a browser that hydrates the page never loads it. */
export async function load(context: LoadContext): Promise<LoadResult<StoreAllData>> {
  const { loadStoreAll } = await import('../store-all/load-store-all');
  return loadStoreAll(context);
}

export function Page({ data }: PageProps<StoreAllData>) {
  return <StoreAllPage data={data} />;
}
