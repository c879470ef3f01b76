import { CATALOGUE_PAGE_MAX } from '@storefront/api/constants';
import { dealNotFound } from '@storefront/messages/catalogue';
import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import { serverOnlyLoad } from '@storefront/remote-kit/server-only-load';
import { urlTo } from '@storefront/routes/url-to';
import { DealPage } from '../deal-page/DealPage';
import { type DealData, dealData } from '../deal-page/deal-data';
import { breadcrumbJsonLd } from '../json-ld/breadcrumb-json-ld';
import { arrivalNotice } from '../open-shop/arrival-notice';
import { findStore } from '../store/find-store';

async function loadDeal(context: LoadContext): Promise<LoadResult<DealData>> {
  const found = await findStore(context);
  if ('missing' in found) return found.missing;
  const { store } = found;
  const { api, params, business } = context;
  const { dealSlug = '' } = params;
  const firstItems = await api.call('POST /catalogue/item-list', { body: { storeId: store.id, dealSlug, limit: 1 } });
  if (!firstItems.ok || !firstItems.data.deal) return { kind: 'not-found', message: dealNotFound };
  const { deal } = firstItems.data;
  const lists = await Promise.all(
    deal.sections.map(({ discountSectionId }) =>
      api.call('POST /catalogue/item-list', {
        body: { storeId: store.id, discountId: deal.id, discountSectionId, limit: CATALOGUE_PAGE_MAX },
      }),
    ),
  );
  // The deal ended between the two calls.
  if (lists.some((list) => !list.ok)) return { kind: 'not-found', message: dealNotFound };
  const path = urlTo('stores-storeSlug-deal-dealSlug', { storeSlug: store.slug, dealSlug: deal.slug });
  return {
    kind: 'page',
    data: {
      ...dealData(
        store,
        deal,
        lists.flatMap((list) => (list.ok ? [list.data] : [])),
      ),
      notice: arrivalNotice(context, store),
    },
    head: {
      title: `${deal.name} at ${store.name}, ${business.name}`,
      description: deal.description,
      canonical: path,
      image: deal.image ?? undefined,
      jsonLd: [breadcrumbJsonLd(store, [], { name: deal.name, path })],
    },
  };
}

export const load = typeof document === 'undefined' ? loadDeal : serverOnlyLoad;

export function Page({ data, query }: PageProps<DealData>) {
  return <DealPage data={data} query={query} />;
}
