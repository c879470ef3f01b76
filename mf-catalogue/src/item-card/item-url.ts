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

/** A deal's page; undefined where the deal is known by its words alone. */
export const dealUrl = (store: Store, dealSlug: string | undefined): string | undefined =>
  dealSlug && urlTo('stores-storeSlug-deal-dealSlug', { storeSlug: store.slug, dealSlug });
