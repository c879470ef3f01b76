import type { MenuItemDetails } from '@storefront/api/entities/menu-item-details';
import type { StoreDetails } from '@storefront/api/entities/store';
import type { ReplyOf } from '@storefront/api/operation-types';
import type { StoreState } from '@storefront/bus/state.types';
import { type CardItem, cardItem } from '../item-card/card-item';

export interface MenuItemData {
  readonly store: StoreState;
  readonly item: MenuItemDetails;
  readonly parents: readonly { readonly slug: string; readonly name: string }[];
  readonly similar: readonly CardItem[];
}

export function menuItemData(store: StoreDetails, details: ReplyOf<'POST /catalogue/item-details'>): MenuItemData {
  return {
    store: { id: store.id, slug: store.slug, name: store.name },
    item: details.item,
    parents: details.parents.map(({ slug, name }) => ({ slug, name })),
    similar: details.similar.slice(0, 8).map(cardItem),
  };
}
