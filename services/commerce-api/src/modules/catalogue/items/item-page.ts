import type { ItemSort } from '@storefront/api/operations/catalogue/item-page';
import type { StoreCatalogue } from '../store-catalogue';
import { inOrder } from './filter-items';
import { menuItem } from './item-view';
import type { ShelfItem } from './items.repository';
import { inRecommendedOrder } from './recommended-order';

/** Full rows in grids of two, three, four, six or eight columns. */
export const ITEMS_ON_PAGE = 24;

/** One page of items with its pagination. @param items in the business's order */
export function itemPage(
  catalogue: StoreCatalogue,
  items: readonly ShelfItem[],
  { page = 1, limit = ITEMS_ON_PAGE, sort = 'featured' }: { page?: number; limit?: number; sort?: ItemSort },
) {
  const total = items.length;
  const sorted = sort === 'featured' ? inRecommendedOrder(catalogue.business, items) : inOrder(items, sort);
  const shown = sorted.slice((page - 1) * limit, page * limit);
  return {
    items: shown.map((item) => menuItem(item, catalogue)),
    page,
    limit,
    pages: Math.max(1, Math.ceil(total / limit)),
    total,
    sort,
  };
}
