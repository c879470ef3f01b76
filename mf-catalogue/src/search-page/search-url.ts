import type { StoreState } from '@storefront/bus/state.types';
import { urlTo } from '@storefront/routes/url-to';
import type { SearchPart } from './search-data';

const routes = {
  all: 'stores-storeSlug-search-searchTerm',
  'menu-items': 'stores-storeSlug-search-searchTerm-menu-items',
  categories: 'stores-storeSlug-search-searchTerm-categories',
  deals: 'stores-storeSlug-search-searchTerm-deals',
} as const;

/** The URL of results, of all kinds or of one. */
export const searchUrl = (store: Pick<StoreState, 'slug'>, searchTerm: string, part: SearchPart): string =>
  urlTo(routes[part], { storeSlug: store.slug, searchTerm });
