import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import { urlTo } from '@storefront/routes/url-to';
import { findStore } from '../store/find-store';
import { StoreHomePage } from '../store-home-page/StoreHomePage';
import { type StoreHomeData, storeHomeData } from '../store-home-page/store-home-data';

export async function load(context: LoadContext): Promise<LoadResult<StoreHomeData>> {
  const found = await findStore(context);
  if ('missing' in found) return found.missing;
  const { store } = found;
  const content = await context.api.call('POST /content/home', { body: { storeId: store.id } });
  if (!content.ok) throw new Error(`Content of store ${store.id}: ${content.error.code}`);
  return {
    kind: 'page',
    data: storeHomeData(store, content.data),
    head: {
      title: `${store.name}, ${context.business.name}`,
      description: store.about,
      canonical: urlTo('stores-storeSlug', { storeSlug: store.slug }),
      jsonLd: [
        {
          '@context': 'https://schema.org',
          '@type': context.business.brand === 'grocery' ? 'GroceryStore' : 'HomeGoodsStore',
          name: `${context.business.name}, ${store.name}`,
          telephone: store.phone ?? undefined,
          address: {
            '@type': 'PostalAddress',
            streetAddress: store.address.addressLine1,
            addressLocality: store.address.town,
            postalCode: store.address.postcode,
            addressCountry: store.address.country,
          },
          geo: { '@type': 'GeoCoordinates', latitude: store.latitude, longitude: store.longitude },
        },
      ],
    },
  };
}

export function Page({ data, query }: PageProps<StoreHomeData>) {
  return <StoreHomePage data={data} problem={query.problem} />;
}
