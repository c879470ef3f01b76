import type { StoreDetails } from '@storefront/api/entities/store';
import { storeNotFound } from '@storefront/messages/catalogue';
import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import { SlotsPage } from '../slots-page/SlotsPage';

export async function load({ api, params, business }: LoadContext): Promise<LoadResult<StoreDetails>> {
  const store = await api.call('POST /stores/details', { body: { seoUrl: params.storeSlug ?? '' } });
  if (!store.ok) return { kind: 'not-found', message: storeNotFound };
  return {
    kind: 'page',
    data: store.data,
    head: { title: `Choose a time at ${store.data.name}, ${business.name}`, robots: 'noindex' },
  };
}

export function Page({ data, query }: PageProps<StoreDetails>) {
  return <SlotsPage store={data} timeSlots={query.timeSlots} />;
}
