import type { StoreDetails } from '@storefront/api/entities/store';
import { storeNotFound } from '@storefront/messages/catalogue';
import type { LoadContext, LoadResult } from '@storefront/remote-kit/page.types';

/** The store of a time-slot page. */
export async function loadStore({ api, params, business }: LoadContext): Promise<LoadResult<StoreDetails>> {
  const store = await api.call('POST /stores/details', { body: { seoUrl: params.storeSlug ?? '' } });
  if (!store.ok) return { kind: 'not-found', message: storeNotFound };
  return {
    kind: 'page',
    data: store.data,
    head: { title: `Choose a time at ${store.data.name}, ${business.name}`, robots: 'noindex' },
  };
}
