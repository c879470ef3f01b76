import type { PaymentState } from '@storefront/api/entities/payment';

/**
 * Every legal move of a payment; whatever is not listed is refused.
 *
 * Cash goes by 'to_collect'. A card is 'created' before the gateway is asked, 'pending' while its bank asks the shopper, 'authorised' when the sum is set aside, and
 * 'captured' once it is taken, which happens only after the order stands. What was authorised and cannot become an order is given back: 'voiding', then 'voided'.
 * A cancelled payment that the bank authorises after all is given back the same way. One that was to be voided and turns out to be taken already is refunded.
 */
export const paymentTransitions: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  created: ['pending', 'authorised', 'to_collect', 'declined', 'cancelled'],
  pending: ['authorised', 'declined', 'cancelled'],
  authorised: ['captured', 'voiding'],
  to_collect: ['captured', 'cancelled'],
  captured: ['refunding'],
  declined: [],
  cancelled: ['voiding'],
  voiding: ['voided', 'refunding'],
  voided: [],
  refunding: ['refunded'],
  refunded: [],
};

export const paymentStates = Object.keys(paymentTransitions) as readonly PaymentState[];

export function mayMovePayment(from: PaymentState, to: PaymentState): boolean {
  return paymentTransitions[from].includes(to);
}
