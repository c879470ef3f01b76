import type { MenuItemDetails } from '@storefront/api/entities/menu-item-details';
import type { StoreDetails } from '@storefront/api/entities/store';
import type { ReplyOf } from '@storefront/api/operation-types';
import type { StoreState } from '@storefront/bus/state.types';
import { itemDaysText } from '@storefront/dates/item-days';
import { type DealLink, dealLink } from '../deals/deal-link';
import { type CardItem, cardItem } from '../item-card/card-item';

export interface MenuItemData {
  readonly store: StoreState;
  readonly item: MenuItemDetails;
  /** The days on which it is available, if not every day. */
  readonly days?: string;
  readonly parents: readonly { readonly slug: string; readonly name: string }[];
  /** Substitutes for a sold-out item. */
  readonly alternatives: readonly CardItem[];
  readonly similar: readonly CardItem[];
  readonly deals: readonly DealLink[];
}

export function menuItemData(store: StoreDetails, details: ReplyOf<'POST /catalogue/item-details'>): MenuItemData {
  return {
    store: { id: store.id, slug: store.slug, name: store.name },
    item: details.item,
    days: itemDaysText(details.item, Date.now()),
    parents: details.parents.map(({ slug, name }) => ({ slug, name })),
    alternatives: details.alternatives.slice(0, 8).map((other) => cardItem(other)),
    similar: details.similar.slice(0, 8).map((other) => cardItem(other)),
    deals: details.deals.map(dealLink),
  };
}
