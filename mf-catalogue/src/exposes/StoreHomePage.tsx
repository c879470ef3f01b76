import { HOME_ITEMS_MAX } from '@storefront/api/constants';
import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import { serverOnlyLoad } from '@storefront/remote-kit/server-only-load';
import { urlTo } from '@storefront/routes/url-to';
import { storeJsonLd } from '../json-ld/store-json-ld';
import { findStore } from '../store/find-store';
import { StoreHomePage } from '../store-home-page/StoreHomePage';
import { type StoreHomeData, storeHomeData } from '../store-home-page/store-home-data';

async function loadStoreHome(context: LoadContext): Promise<LoadResult<StoreHomeData>> {
  const found = await findStore(context);
  if ('missing' in found) return found.missing;
  const { store } = found;
  const [content, recommended] = await Promise.all([
    context.api.call('POST /content/home', { body: { storeId: store.id } }),
    context.api.call('POST /stores/recommended-items', { body: { storeId: store.id, limit: HOME_ITEMS_MAX } }),
  ]);
  if (!content.ok) throw new Error(`Content of store ${store.id}: ${content.error.code}`);
  return {
    kind: 'page',
    data: storeHomeData(store, content.data, recommended.ok ? recommended.data.items : []),
    head: {
      title: `${store.name}, ${context.business.name}`,
      description: store.about,
      canonical: urlTo('stores-storeSlug', { storeSlug: store.slug }),
      image: `/pictures/hero-${context.business.brand}/960.webp`,
      jsonLd: [storeJsonLd(store, context.business)],
    },
  };
}

export const load = typeof document === 'undefined' ? loadStoreHome : serverOnlyLoad;

export function Page({ data, query }: PageProps<StoreHomeData>) {
  return <StoreHomePage data={data} query={query} />;
}
