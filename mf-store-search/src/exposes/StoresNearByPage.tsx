import type { PageProps } from '@storefront/remote-kit/page.types';
import { serverOnlyLoad } from '@storefront/remote-kit/server-only-load';
import { loadStoresNearBy } from '../stores-near-by/load-stores-near-by';
import { StoresNearByPage } from '../stores-near-by/StoresNearByPage';
import type { StoresNearByData } from '../stores-near-by/stores-near-by-data';

export const load = typeof document === 'undefined' ? loadStoresNearBy : serverOnlyLoad;

export function Page({ data }: PageProps<StoresNearByData>) {
  return <StoresNearByPage data={data} />;
}
