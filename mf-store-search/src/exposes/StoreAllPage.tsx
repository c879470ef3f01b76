import type { PageProps } from '@storefront/remote-kit/page.types';
import { serverOnlyLoad } from '@storefront/remote-kit/server-only-load';
import { loadStoreAll } from '../store-all/load-store-all';
import { StoreAllPage } from '../store-all/StoreAllPage';
import type { StoreAllData } from '../store-all/store-all-data';

export const load = typeof document === 'undefined' ? loadStoreAll : serverOnlyLoad;

export function Page({ data }: PageProps<StoreAllData>) {
  return <StoreAllPage data={data} />;
}
