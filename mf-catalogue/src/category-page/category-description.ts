import type { StoreDetails } from '@storefront/api/entities/store';
import { countText } from '@storefront/messages/count-text';
import type { CategoryData } from './category-data';

/** A category's description for search engines: the number of items and the store's fulfilment methods. */
export function categoryDescription(
  { name, total }: Pick<CategoryData, 'name' | 'total'>,
  store: Pick<StoreDetails, 'name' | 'fulfilment'>,
): string {
  const ways = [
    ...(store.fulfilment.includes('delivery') ? ['delivered'] : []),
    ...(store.fulfilment.includes('collection') ? ['ready to collect'] : []),
  ];
  return `${countText(total, 'item')} in ${name}, ${ways.join(' or ')} from ${store.name}.`;
}
