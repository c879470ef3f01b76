import { productNotFound } from '@storefront/messages/catalogue';
import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import { serverOnlyLoad } from '@storefront/remote-kit/server-only-load';
import { itemUrl } from '../item-card/item-url';
import { breadcrumbJsonLd } from '../json-ld/breadcrumb-json-ld';
import { menuItemJsonLd } from '../json-ld/menu-item-json-ld';
import { MenuItemPage } from '../menu-item-page/MenuItemPage';
import { type MenuItemData, menuItemData } from '../menu-item-page/menu-item-data';
import { arrivalNotice } from '../open-shop/arrival-notice';
import { findStore } from '../store/find-store';

async function loadMenuItem(context: LoadContext): Promise<LoadResult<MenuItemData>> {
  const found = await findStore(context);
  if ('missing' in found) return found.missing;
  const { store } = found;
  const { categorySlug = '', menuItemSlug = '' } = context.params;
  const ask = (body: { categorySlug?: string }) =>
    context.api.call('POST /catalogue/item-details', {
      body: { storeId: store.id, itemSlug: menuItemSlug, ...body },
    });
  const reply = await ask({ categorySlug });
  if (!reply.ok) {
    const elsewhere = await ask({});
    if (!elsewhere.ok) return { kind: 'not-found', message: productNotFound };
    // The item has moved to another category, or the URL was edited.
    return { kind: 'redirect', to: itemUrl(store, elsewhere.data.item), status: 301 };
  }
  const { item } = reply.data;
  const notice = arrivalNotice(context, store, item.price);
  const data = { ...menuItemData(store, reply.data, context.business), ...(notice && { notice }) };
  const canonical = itemUrl(store, item);
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

export const load = typeof document === 'undefined' ? loadMenuItem : serverOnlyLoad;

export function Page({ data, query }: PageProps<MenuItemData>) {
  return <MenuItemPage data={data} query={query} />;
}
