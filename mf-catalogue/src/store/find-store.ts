import type { StoreDetails } from '@storefront/api/entities/store';
import { storeNotFound } from '@storefront/messages/catalogue';
import type { LoadContext, LoadResult } from '@storefront/remote-kit/page.types';

/** The store of the URL, or the not-found page. */
export async function findStore({
  api,
  params,
}: LoadContext): Promise<{ store: StoreDetails } | { missing: LoadResult<never> }> {
  const reply = await api.call('POST /stores/details', { body: { seoUrl: params.storeSlug ?? '' } });
  return reply.ok ? { store: reply.data } : { missing: { kind: 'not-found', message: storeNotFound } };
}
