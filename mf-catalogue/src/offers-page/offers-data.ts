import type { Deal } from '@storefront/api/entities/deal';
import type { StoreDetails } from '@storefront/api/entities/store';
import type { ReplyOf } from '@storefront/api/operation-types';
import type { StoreState } from '@storefront/bus/state.types';
import { type DealLink, dealLink } from '../deals/deal-link';
import { type CardItem, cardItem } from '../item-card/card-item';

export interface OffersData {
  readonly store: StoreState;
  /** On the first page only. */
  readonly deals: readonly DealLink[];
  readonly items: readonly CardItem[];
  readonly page: number;
  readonly pages: number;
  readonly total: number;
}

/** A page of a store's offers. */
export function offersData(
  { id, slug, name }: StoreDetails,
  deals: readonly Deal[],
  { items, page, pages, total }: ReplyOf<'POST /catalogue/item-list'>,
): OffersData {
  return {
    store: { id, slug, name },
    deals: page === 1 ? deals.map(dealLink) : [],
    items: items.map((item) => cardItem(item)),
    page,
    pages,
    total,
  };
}
