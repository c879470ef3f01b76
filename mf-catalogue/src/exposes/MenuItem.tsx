import { productNotFound } from '@storefront/messages/catalogue';
import { loadedByServer } from '@storefront/remote-kit/loaded-by-server';
import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import { urlTo } from '@storefront/routes/url-to';
import { breadcrumbJsonLd } from '../json-ld/breadcrumb-json-ld';
import { menuItemJsonLd } from '../json-ld/menu-item-json-ld';
import { MenuItemPage } from '../menu-item-page/MenuItemPage';
import { type MenuItemData, menuItemData } from '../menu-item-page/menu-item-data';
import { findStore } from '../store/find-store';

async function loadMenuItem(context: LoadContext): Promise<LoadResult<MenuItemData>> {
  const found = await findStore(context);
  if ('missing' in found) return found.missing;
  const { store } = found;
  const { categorySlug = '', menuItemSlug = '' } = context.params;
  const reply = await context.api.call('POST /catalogue/item-details', {
    body: { storeId: store.id, categorySlug, itemSlug: menuItemSlug },
  });
  if (!reply.ok) return { kind: 'not-found', message: productNotFound };
  const { item } = reply.data;
  const data = menuItemData(store, reply.data);
  const canonical = urlTo('stores-storeSlug-category-categorySlug-menuItem-menuItemSlug', {
    storeSlug: store.slug,
    categorySlug: item.categorySlug,
    menuItemSlug: item.slug,
  });
  return {
    kind: 'page',
    data,
    head: {
      title: `${item.name}, ${context.business.name}`,
      description: item.description,
      canonical,
      image: item.images.originals,
      kind: 'product',
      jsonLd: [
        menuItemJsonLd(item, store, context.business, canonical),
        breadcrumbJsonLd(store, data.parents, { name: item.name, path: canonical }),
      ],
    },
  };
}

export const load = typeof document === 'undefined' ? loadMenuItem : loadedByServer;

export function Page({ data, query }: PageProps<MenuItemData>) {
  return <MenuItemPage data={data} query={query} />;
}
