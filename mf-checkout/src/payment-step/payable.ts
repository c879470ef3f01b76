import type { Basket } from '@storefront/api/entities/basket';
import type { SavedCard } from '@storefront/api/entities/saved-card';
import type { StoreDetails } from '@storefront/api/entities/store';

/** What is paid: the shopper's basket, or a draft that an operator made for them. */
export interface Payable {
  readonly basket: Pick<Basket, 'fulfilmentMethod' | 'checkout'> & {
    readonly totals: Pick<Basket['totals'], 'total'>;
    /** Missing for a draft, whose basket is somebody else's to see. */
    readonly basketToken?: string;
  };
  readonly store: StoreDetails;
  /** The draft of a payment link, which is paid as it is. */
  readonly draft?: { readonly draftOrderId: number; readonly amount: number };
}

/** What the form needs besides. */
export interface PayableForm extends Payable {
  /** The member's saved cards that are charged from our page; none for a guest. */
  readonly cards: readonly SavedCard[];
  /** The gateway's own page offers further saved cards. */
  readonly hasCardsOnPage?: boolean;
  /** The URL is that of the card form, which is open then. */
  readonly isCardFormOpen?: boolean;
}
