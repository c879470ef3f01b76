import { RAIL_ITEMS_MAX } from '@storefront/api/constants';
import type { Banner } from '@storefront/api/entities/banner';
import type { HomeContent } from '@storefront/api/entities/home-content';
import type { StoreDetails } from '@storefront/api/entities/store';
import type { StoreState } from '@storefront/bus/state.types';
import { type DealLink, dealLink } from '../deals/deal-link';
import { type CardItem, cardItem } from '../item-card/card-item';

export interface BannerData {
  readonly store: StoreState;
  readonly banner: Pick<Banner, 'title' | 'text' | 'image' | 'link'>;
  readonly deals: readonly DealLink[];
  readonly popular: readonly CardItem[];
}

export function bannerData(store: StoreDetails, banner: Banner, content: HomeContent): BannerData {
  const { title, text, image, link } = banner;
  return {
    store: { id: store.id, slug: store.slug, name: store.name },
    banner: { title, text, image, link },
    deals: content.deals.slice(0, 6).map(dealLink),
    popular: content.popular.slice(0, RAIL_ITEMS_MAX).map((item) => cardItem(item)),
  };
}
