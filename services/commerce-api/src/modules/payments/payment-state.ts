import type { PaymentState } from '@storefront/api/entities/payment';

/**
 * Every legal transition of a payment; any other is refused. Cash starts as 'to_collect'. A card payment is 'created'
 * before the gateway is called, 'pending' during the bank's challenge, 'authorised' when the amount is reserved, and
 * 'captured' once it is taken, which happens only after the order is placed. An authorised payment that cannot place
 * its order is 'voiding', then 'voided'; so is a cancelled payment that the bank authorises later. A payment to be
 * voided that turns out to be captured is refunded.
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
