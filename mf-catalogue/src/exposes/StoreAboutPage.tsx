import { currentTime } from '@storefront/bus/current-time';
import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import { serverOnlyLoad } from '@storefront/remote-kit/server-only-load';
import { urlTo } from '@storefront/routes/url-to';
import { storeJsonLd } from '../json-ld/store-json-ld';
import { findStore } from '../store/find-store';
import { StoreAboutPage } from '../store-about-page/StoreAboutPage';
import { type StoreAboutData, storeAboutData } from '../store-about-page/store-about-data';

async function loadStoreAbout(context: LoadContext): Promise<LoadResult<StoreAboutData>> {
  const found = await findStore(context);
  if ('missing' in found) return found.missing;
  const { store } = found;
  const { business } = context;
  return {
    kind: 'page',
    data: storeAboutData(store, business.currency, currentTime()),
    head: {
      title: `${store.name}: opening hours and services, ${business.name}`,
      description: store.about,
      canonical: urlTo('stores-storeSlug-about', { storeSlug: store.slug }),
      jsonLd: [storeJsonLd(store, business)],
    },
  };
}

export const load = typeof document === 'undefined' ? loadStoreAbout : serverOnlyLoad;

export function Page({ data }: PageProps<StoreAboutData>) {
  return <StoreAboutPage data={data} />;
}
