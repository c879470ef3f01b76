import type { Basket } from '@storefront/api/entities/basket';
import type { PaymentRefusal } from '@storefront/api/entities/payment';
import type { StoreDetails } from '@storefront/api/entities/store';
import { notCharged } from '@storefront/messages/payment';
import { cancelledText, cardRejectionText } from './card-text';
import { type PaymentRejection, rejectionOf } from './rejections';

const SAYS_SO: readonly PaymentRefusal['code'][] = ['order_not_amendable', 'payment_not_extendable'];

/** Why a payment placed no order, in words, and where the shopper can correct it. */
export function refusedPaymentOf(
  refusal: PaymentRefusal,
  basket: Pick<Basket, 'fulfilmentMethod'>,
  store: Pick<StoreDetails, 'slug'> | null,
): PaymentRejection {
  if (refusal.code === 'payment_failed') return { kind: 'refused', message: cardRejectionText(refusal.responseCode) };
  if (refusal.code === 'payment_cancelled') return { kind: 'refused', message: cancelledText };
  const { message, goTo } = rejectionOf(refusal, basket, { slug: store?.slug ?? '' });
  // Their texts say so of the order that stands.
  const charge = SAYS_SO.includes(refusal.code) ? '' : ` ${notCharged}`;
  return { kind: 'refused', message: `${message}${charge}`, ...(store && goTo ? { goTo } : {}) };
}
