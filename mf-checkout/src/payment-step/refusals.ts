import type { Basket } from '@storefront/api/entities/basket';
import type { StoreDetails } from '@storefront/api/entities/store';
import { basketEmpty, basketNotFound, belowMinimumSpend, itemUnavailable } from '@storefront/messages/basket';
import {
  addressRequired,
  basketChanged,
  loginToOrder,
  orderNotPayable,
  outOfDeliveryArea,
  selectedStoreClosed,
  slotRequired,
} from '@storefront/messages/checkout';
import { fill } from '@storefront/messages/fill';
import { paymentFailed } from '@storefront/messages/payment';
import { selectedSlotExpired } from '@storefront/messages/slots';
import { urlTo } from '@storefront/routes/url-to';

export interface Refusal {
  readonly kind: 'refused';
  readonly message: string;
  /** The amount that it costs now, when that is what changed. */
  readonly amount?: number;
  /** Where the shopper can put it right. */
  readonly goTo?: string;
}

type Place = 'basket' | 'checkout-details' | 'slots';

const refusals: Record<string, readonly [message: string, place?: Place]> = {
  slot_expired: [selectedSlotExpired, 'slots'],
  slot_required: [slotRequired, 'slots'],
  basket_changed: [basketChanged],
  basket_empty: [basketEmpty, 'basket'],
  basket_not_found: [basketNotFound, 'basket'],
  // The basket moved to another store meanwhile, in another tab: nothing is there to be replaced.
  different_store: [basketChanged, 'basket'],
  // The basket says the sum; the refusal does not know it.
  below_minimum_spend: [fill(belowMinimumSpend, 'a little'), 'basket'],
  address_required: [addressRequired, 'checkout-details'],
  order_not_payable: [orderNotPayable, 'basket'],
  item_unavailable: [itemUnavailable],
  store_closed: [selectedStoreClosed],
  guest_checkout_disabled: [loginToOrder],
  out_of_delivery_area: [outOfDeliveryArea],
};

/** What the shopper reads of a refusal, and where it can be put right. */
export function refusalOf(
  code: string,
  { fulfilmentMethod }: Pick<Basket, 'fulfilmentMethod'>,
  { slug }: Pick<StoreDetails, 'slug'>,
): Refusal {
  const [message, place] = refusals[code] ?? [paymentFailed];
  const refusal = { kind: 'refused', message: fill(message, fulfilmentMethod) } as const;
  if (!place) return refusal;
  const goTo = place === 'slots' ? urlTo('stores-storeSlug-time-slots', { storeSlug: slug }) : urlTo(place);
  return { ...refusal, goTo };
}
