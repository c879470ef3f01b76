import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import { serverOnlyLoad } from '@storefront/remote-kit/server-only-load';
import { urlTo } from '@storefront/routes/url-to';
import { listingQuery } from '../category-page/listing-query';
import { breadcrumbJsonLd } from '../json-ld/breadcrumb-json-ld';
import { OffersPage } from '../offers-page/OffersPage';
import { type OffersData, offersData } from '../offers-page/offers-data';
import { findStore } from '../store/find-store';

async function loadOffers(context: LoadContext): Promise<LoadResult<OffersData>> {
  const found = await findStore(context);
  if ('missing' in found) return found.missing;
  const { store } = found;
  const { api, business } = context;
  const { page } = listingQuery(context.query);
  const [content, reduced] = await Promise.all([
    api.call('POST /content/home', { body: { storeId: store.id } }),
    api.call('POST /catalogue/item-list', { body: { storeId: store.id, reduced: true, page } }),
  ]);
  if (!content.ok || !reduced.ok) throw new Error(`The offers of store ${store.id} could not be read`);
  const path = urlTo('stores-storeSlug-offers', { storeSlug: store.slug });
  const { pages } = reduced.data;
  if (page > pages) return { kind: 'redirect', to: pages > 1 ? `${path}?page=${pages}` : path };
  const title = business.copy.offersPageTitle ?? 'Offers';
  return {
    kind: 'page',
    data: offersData(store, content.data.deals, reduced.data),
    head: {
      title: `${title} at ${store.name}, ${business.name}`,
      description: `All deals and reduced prices at ${store.name}.`,
      canonical: page > 1 ? `${path}?page=${page}` : path,
      jsonLd: [breadcrumbJsonLd(store, [], { name: title, path })],
    },
  };
}

export const load = typeof document === 'undefined' ? loadOffers : serverOnlyLoad;

export function Page({ data, query }: PageProps<OffersData>) {
  return <OffersPage data={data} query={query} />;
}
