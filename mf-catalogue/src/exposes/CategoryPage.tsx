import { categoryNotFound, notSoldHere } from '@storefront/messages/catalogue';
import { fill } from '@storefront/messages/fill';
import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import { serverOnlyLoad } from '@storefront/remote-kit/server-only-load';
import { urlTo } from '@storefront/routes/url-to';
import { findServerLayout } from '@storefront/ui/themes/server-layout';
import { CategoryPage } from '../category-page/CategoryPage';
import { type CategoryData, categoryData } from '../category-page/category-data';
import { categoryDescription } from '../category-page/category-description';
import { filtersBody, hasFilters, listingQuery, listingSearch } from '../category-page/listing-query';
import { breadcrumbJsonLd } from '../json-ld/breadcrumb-json-ld';
import { findStore } from '../store/find-store';

async function loadCategory(context: LoadContext): Promise<LoadResult<CategoryData>> {
  const found = await findStore(context);
  if ('missing' in found) return found.missing;
  const { store } = found;
  const { api, business, params } = context;
  const { categorySlug = '' } = params;
  const query = listingQuery(context.query);
  const { page, sort, on } = query;
  const wanted = /^[1-9]\d{0,15}$/.test(context.query['not-sold'] ?? '') && business.openShop;
  const [reply, tree, banners, notSold] = await Promise.all([
    api.call('POST /catalogue/category-details', {
      body: { storeId: store.id, categorySlug, page, sort, fulfilmentDate: on, ...filtersBody(query) },
    }),
    api.call('POST /catalogue/category-tree', { body: { storeId: store.id } }),
    api.call('POST /banners/get', {
      body: { storeId: store.id, placement: 'category', categorySlug, platform: 'web' },
    }),
    wanted
      ? api.call('POST /catalogue/item-list', {
          body: { storeId: wanted.id, menuItemIds: [Number(context.query['not-sold'])] },
        })
      : undefined,
  ]);
  if (!reply.ok) return { kind: 'not-found', message: categoryNotFound };
  const data = categoryData(
    store,
    reply.data,
    tree.ok ? tree.data.categories : [],
    query,
    { business, layout: findServerLayout(business.brand).categories },
    banners.ok ? banners.data.banners[0] : undefined,
  );
  const name = notSold?.ok ? notSold.data.items[0]?.name : undefined;
  const path = urlTo('stores-storeSlug-category-categorySlug', { storeSlug: store.slug, categorySlug });
  const lastPage = Math.max(1, data.pages);
  if (page > lastPage) return { kind: 'redirect', to: path + listingSearch({ ...query, page: lastPage }) };
  return {
    kind: 'page',
    data: name ? { ...data, notSold: fill(notSoldHere, store.name, name) } : data,
    head: {
      title: `${data.name} at ${store.name}, ${business.name}`,
      description: categoryDescription(data, store),
      canonical: page > 1 ? `${path}?page=${page}` : path,
      image: reply.data.category.image ?? undefined,
      jsonLd: [breadcrumbJsonLd(store, data.parents, { name: data.name, path })],
      robots: hasFilters(query) || on || wanted ? 'noindex' : undefined,
    },
  };
}

export const load = typeof document === 'undefined' ? loadCategory : serverOnlyLoad;

export function Page({ data, query }: PageProps<CategoryData>) {
  return <CategoryPage data={data} query={query} />;
}
