import type { MenuItemDetails } from '@storefront/api/entities/menu-item-details';
import type { StoreDetails } from '@storefront/api/entities/store';
import type { ReplyOf } from '@storefront/api/operation-types';
import { currentTime } from '@storefront/bus/current-time';
import type { StoreState } from '@storefront/bus/state.types';
import { itemDaysText } from '@storefront/dates/item-days';
import type { Business } from '@storefront/remote-kit/business.types';
import { type DealLink, dealLink } from '../deals/deal-link';
import { type CardItem, cardItem } from '../item-card/card-item';
import { itemUrl } from '../item-card/item-url';
import { type NextTime, nextTimes } from '../next-times/next-times';
import { placeLink, storeCrumb, type VisitorLink } from '../open-shop/visitor-links';
import { type ItemSection, itemSections } from './item-sections';

/** An item without the texts that are in its sections. */
export type PageItem = Omit<
  MenuItemDetails,
  | 'description'
  | 'ingredients'
  | 'allergens'
  | 'nutrition'
  | 'nutritionPer'
  | 'portion'
  | 'facts'
  | 'alcohol'
  | 'storage'
>;

export interface MenuItemData {
  readonly store: StoreState;
  readonly item: PageItem;
  readonly sections: readonly ItemSection[];
  /** Empty if it is out of stock or not available every day, because it may be unavailable on the next slot's day. */
  readonly times: readonly NextTime[];
  /** The days on which it is available, if not every day. */
  readonly days?: string;
  readonly parents: readonly { readonly slug: string; readonly name: string }[];
  /** Substitutes for a sold-out item. */
  readonly alternatives: readonly CardItem[];
  readonly similar: readonly CardItem[];
  /** What goes with it; missing in documents of older releases. */
  readonly companions?: readonly CardItem[];
  readonly deals: readonly DealLink[];
  /** The first breadcrumb. */
  readonly home: VisitorLink;
  /** In place of times, for visitors of an open shop. */
  readonly place?: VisitorLink;
  /** The notice for a shopper who comes from the search for stores. */
  readonly notice?: string;
}

export function menuItemData(
  store: StoreDetails,
  details: ReplyOf<'POST /catalogue/item-details'>,
  business: Business,
): MenuItemData {
  const now = currentTime();
  const days = itemDaysText(details.item, now);
  return {
    store: { id: store.id, slug: store.slug, name: store.name },
    item: pageItem(details.item),
    sections: itemSections(details.item, store, business),
    times: details.item.outOfStock || days ? [] : nextTimes(store, business.currency, now),
    days,
    parents: details.parents.map(({ slug, name }) => ({ slug, name })),
    alternatives: details.alternatives.slice(0, 8).map((other) => cardItem(other)),
    similar: details.similar.slice(0, 8).map((other) => cardItem(other)),
    companions: details.companions?.map((other) => cardItem(other)),
    deals: details.deals.map(dealLink),
    home: storeCrumb(business, store),
    place: placeLink(business, store, itemUrl(store, details.item)),
  };
}

function pageItem(item: MenuItemDetails): PageItem {
  const {
    description: _description,
    ingredients: _ingredients,
    allergens: _allergens,
    nutrition: _nutrition,
    nutritionPer: _nutritionPer,
    portion: _portion,
    facts: _facts,
    alcohol: _alcohol,
    storage: _storage,
    ...rest
  } = item;
  return rest;
}
