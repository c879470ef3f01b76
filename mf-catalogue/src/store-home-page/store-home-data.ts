import type { HomeContent } from '@storefront/api/entities/home-content';
import type { StoreDetails } from '@storefront/api/entities/store';
import type { StoreState } from '@storefront/bus/state.types';
import { type CardItem, cardItem } from '../item-card/card-item';

export interface StoreHomeData {
  readonly store: StoreState & {
    readonly state: StoreDetails['state'];
    readonly openingHours: string;
    readonly about: string;
  };
  readonly aisles: readonly { readonly slug: string; readonly name: string; readonly image: string | null }[];
  readonly offers: readonly CardItem[];
  readonly popular: readonly CardItem[];
}

/** High in fat, salt or sugar may not be promoted on a store's front: such items are left to their own aisles. */
export function storeHomeData(store: StoreDetails, content: HomeContent): StoreHomeData {
  const promotable = content.popular.filter((item) => !item.hfss).map(cardItem);
  const isOffer = (item: CardItem) => item.wasPrice !== null && item.wasPrice > item.price;
  return {
    store: {
      id: store.id,
      slug: store.slug,
      name: store.name,
      state: store.state,
      openingHours: store.openingHours,
      about: store.about,
    },
    aisles: content.aisles.map(({ slug, name, image }) => ({ slug, name, image })),
    offers: promotable.filter(isOffer).slice(0, 12),
    popular: promotable.filter((item) => !isOffer(item)).slice(0, 24),
  };
}
