import { RAIL_ITEMS_MAX } from '@storefront/api/constants';
import type { Banner } from '@storefront/api/entities/banner';
import type { HomeContent } from '@storefront/api/entities/home-content';
import type { MenuItem } from '@storefront/api/entities/menu-item';
import type { StoreDetails } from '@storefront/api/entities/store';
import type { StoreState } from '@storefront/bus/state.types';
import { type DealLink, dealLink } from '../deals/deal-link';
import { type CardItem, cardItem } from '../item-card/card-item';

export interface StoreHomeData {
  readonly store: StoreState & {
    readonly state: StoreDetails['state'];
    readonly openingHours: string;
    readonly about: string;
  };
  readonly banners: readonly Banner[];
  readonly aisles: readonly { readonly slug: string; readonly name: string; readonly image: string | null }[];
  readonly deals: readonly DealLink[];
  readonly offers: readonly CardItem[];
  readonly recommended: readonly CardItem[];
}

/** The API has already left out what may not be promoted. */
export function storeHomeData(
  store: StoreDetails,
  content: HomeContent,
  recommended: readonly MenuItem[],
): StoreHomeData {
  const items = content.popular.map((item) => cardItem(item));
  const offers = items.filter(isOffer).slice(0, RAIL_ITEMS_MAX);
  return {
    store: {
      id: store.id,
      slug: store.slug,
      name: store.name,
      state: store.state,
      openingHours: store.openingHours,
      about: store.about,
    },
    banners: content.banners,
    aisles: content.aisles.map(({ slug, name, image }) => ({ slug, name, image })),
    deals: content.deals.map(dealLink),
    offers,
    recommended: recommended.map((item) => cardItem(item)).filter(({ id }) => !offers.some((offer) => offer.id === id)),
  };
}

const isOffer = (item: CardItem) => item.wasPrice !== null && item.wasPrice > item.price;
