import type { Basket } from '@storefront/api/entities/basket';
import type { PaymentMethod } from '@storefront/api/entities/enumerations';
import type { StoreDetails } from '@storefront/api/entities/store';
import { loginNeededForEmail } from '@storefront/messages/account';
import {
  basketEmpty,
  basketNotFound,
  belowMinimumSpend,
  itemUnavailable,
  namedItemUnavailable,
} from '@storefront/messages/basket';
import {
  addressRequired,
  basketChanged,
  checkoutRefused,
  loginToOrder,
  orderNotPayable,
  outOfDeliveryArea,
  selectedStoreClosed,
  slotChanged,
  slotRequired,
} from '@storefront/messages/checkout';
import { fill } from '@storefront/messages/fill';
import { orderNotAmendable } from '@storefront/messages/orders';
import {
  applePayNotAccepted,
  assistedEnded,
  assistedPaymentRefused,
  cardBrandRefused,
  cardNotAccepted,
  cardNotFound,
  cashLimitExceeded,
  cvvRequired,
  googlePayNotAccepted,
  notCharged,
  paymentFailed,
  paymentGatewayUnavailable,
  paymentLinkChanged,
  paymentLinkEnded,
  paymentLinkSent,
  paymentMethodNotAccepted,
  paymentNotExtendable,
  walletUnavailable,
} from '@storefront/messages/payment';
import { selectedSlotExpired, slotNotAtAddress, slotUnitsFull } from '@storefront/messages/slots';
import { type CodeTexts, textForCode } from '@storefront/messages/text-for-code';
import { urlTo } from '@storefront/routes/url-to';
import { cardRejectionText } from './card-text';

export interface PaymentRejection {
  readonly kind: 'refused';
  readonly message: string;
  /** Of the API. */
  readonly code?: string;
  /** The new amount, if that is what changed. */
  readonly amount?: number;
  /** The field of the form that is wrong. */
  readonly field?: 'cvv';
  /** Where the shopper can correct it. */
  readonly goTo?: string;
}

type Place = 'basket' | 'checkout-details' | 'slots';

const texts: CodeTexts = {
  slot_expired: selectedSlotExpired,
  slot_required: slotRequired,
  slot_changed: slotChanged,
  slot_not_at_address: slotNotAtAddress,
  slot_units_full: slotUnitsFull,
  basket_changed: basketChanged,
  basket_empty: basketEmpty,
  basket_not_found: basketNotFound,
  // The basket was moved to another store in another tab: there is nothing to replace.
  different_store: basketChanged,
  // The basket knows the new total; the refusal does not.
  below_minimum_spend: fill(belowMinimumSpend, 'a little'),
  address_required: addressRequired,
  checkout_refused: checkoutRefused,
  assisted_payment_refused: assistedPaymentRefused,
  assisted_visit_ended: assistedEnded,
  payment_link_changed: paymentLinkChanged,
  payment_link_ended: paymentLinkEnded,
  payment_link_sent: paymentLinkSent,
  order_not_payable: orderNotPayable,
  order_not_amendable: orderNotAmendable,
  payment_not_extendable: paymentNotExtendable,
  item_unavailable: itemUnavailable,
  store_closed: selectedStoreClosed,
  guest_checkout_disabled: loginToOrder,
  email_needs_login: loginNeededForEmail,
  out_of_delivery_area: outOfDeliveryArea,
  card_brand_not_accepted: cardBrandRefused,
  payment_gateway_unavailable: paymentGatewayUnavailable,
  card_not_found: cardNotFound,
  cash_limit_exceeded: cashLimitExceeded,
  wallet_unavailable: walletUnavailable,
};

const places: Readonly<Record<string, Place>> = {
  slot_expired: 'slots',
  slot_required: 'slots',
  basket_changed: 'basket',
  item_unavailable: 'basket',
  slot_not_at_address: 'slots',
  slot_units_full: 'slots',
  basket_empty: 'basket',
  basket_not_found: 'basket',
  different_store: 'basket',
  below_minimum_spend: 'basket',
  address_required: 'checkout-details',
  email_needs_login: 'checkout-details',
  order_not_payable: 'basket',
  order_not_amendable: 'basket',
};

/** The label of the link. */
export function placeName(goTo: string): string {
  if (goTo === urlTo('basket')) return 'View your basket';
  return goTo === urlTo('checkout-details') ? 'Change your details' : 'Choose a time';
}

/** A store that does not accept a payment method says which. */
const methodTexts: Readonly<Record<PaymentMethod, string>> = {
  card: cardNotAccepted,
  apple_pay: applePayNotAccepted,
  google_pay: googlePayNotAccepted,
  cash: paymentMethodNotAccepted,
};

/** The text of a refusal, and where to correct it. */
export function rejectionOf(
  error: { readonly code: string; readonly errors?: readonly { readonly path: string; readonly message: string }[] },
  { fulfilmentMethod }: Pick<Basket, 'fulfilmentMethod'>,
  { slug }: Pick<StoreDetails, 'slug'>,
  method: PaymentMethod = 'cash',
): PaymentRejection {
  if (error.code === 'payment_failed')
    return {
      kind: 'refused',
      code: error.code,
      message: cardRejectionText(error.errors?.find(({ path }) => path === 'token')?.message),
    };
  if (error.code === 'cvv_required') return { kind: 'refused', message: cvvRequired, field: 'cvv' };
  if (error.code === 'payment_method_not_accepted') return { kind: 'refused', message: methodTexts[method] };
  const gone = error.code === 'item_unavailable' && error.errors?.find(({ path }) => path === 'items')?.message;
  const message = gone
    ? fill(namedItemUnavailable, gone)
    : textForCode(texts, error.code, `${paymentFailed}. ${notCharged}`);
  const place = places[error.code];
  const refusal = { kind: 'refused', message: fill(message, fulfilmentMethod) } as const;
  if (!place) return refusal;
  const goTo =
    place === 'slots' ? urlTo('stores-storeSlug-time-slots', { storeSlug: slug }, { from: 'checkout' }) : urlTo(place);
  return { ...refusal, goTo };
}
