import type { StoreState } from '@storefront/bus/state.types';
import { urlTo } from '@storefront/routes/url-to';
import type { CardItem } from './card-item';

type Store = Pick<StoreState, 'slug'>;

export const itemUrl = (store: Store, item: Pick<CardItem, 'slug' | 'categorySlug'>): string =>
  urlTo('stores-storeSlug-category-categorySlug-menuItem-menuItemSlug', {
    storeSlug: store.slug,
    categorySlug: item.categorySlug,
    menuItemSlug: item.slug,
  });

/** The URL of a deal's page; undefined when only the deal's text is known. */
export const dealUrl = (store: Store, dealSlug: string | undefined): string | undefined =>
  dealSlug && urlTo('stores-storeSlug-deal-dealSlug', { storeSlug: store.slug, dealSlug });
