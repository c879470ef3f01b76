import type { Deal } from '@storefront/api/entities/deal';
import type { StoreDetails } from '@storefront/api/entities/store';
import type { ReplyOf } from '@storefront/api/operation-types';
import type { StoreState } from '@storefront/bus/state.types';
import { type DealLink, dealLink } from '../deals/deal-link';
import { type CardItem, cardItem } from '../item-card/card-item';

export interface DealPageSection {
  readonly id: number;
  readonly name: string;
  /** How many to choose; 0 means any number. */
  readonly quantity: number;
  readonly items: readonly CardItem[];
}

export interface DealData {
  /** The notice for a shopper who comes from the search for stores. */
  readonly notice?: string;
  readonly store: StoreState;
  readonly deal: DealLink & Pick<Deal, 'id' | 'kind' | 'price' | 'quantity' | 'percent' | 'amount' | 'minimumSpend'>;
  readonly sections: readonly DealPageSection[];
}

export function dealData(
  store: StoreDetails,
  deal: Deal,
  lists: readonly ReplyOf<'POST /catalogue/item-list'>[],
): DealData {
  const { id, kind, price, quantity, percent, amount, minimumSpend } = deal;
  return {
    store: { id: store.id, slug: store.slug, name: store.name },
    deal: { ...dealLink(deal), id, kind, price, quantity, percent, amount, minimumSpend },
    // The page shows the deal's text once, so the cards do not repeat it.
    sections: deal.sections.map((section, at) => ({
      id: section.discountSectionId,
      name: section.name,
      quantity: section.quantity,
      items: (lists[at]?.items ?? []).map((item) => ({ ...cardItem(item), deal: null })),
    })),
  };
}
