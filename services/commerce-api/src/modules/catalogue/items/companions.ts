import type { Business } from '../../businesses/businesses.repository';
import type { StoreCatalogue } from '../store-catalogue';
import { listedItems } from '../store-shelf';
import type { ShelfItem } from './items.repository';
import { isPromotable } from './promotable';

/** What goes with an item: what its bundles contain besides, of other categories, in stock. */
export function companionsOf(business: Business, item: ShelfItem, { shelf, deals }: StoreCatalogue): ShelfItem[] {
  const besides = deals.all.flatMap(({ sections }) =>
    sections.some(({ itemIds }) => itemIds.includes(item.id))
      ? sections.flatMap(({ itemIds }) => (itemIds.includes(item.id) ? [] : itemIds))
      : [],
  );
  return listedItems(shelf, [...new Set(besides)]).filter(
    (one) => one.inStock && one.facts.categoryId !== item.facts.categoryId && isPromotable(business, one.facts),
  );
}
