export type PaymentState =
  | 'created'
  | 'pending'
  | 'authorised'
  | 'to_collect'
  | 'captured'
  | 'declined'
  | 'cancelled'
  | 'refunded';

/** Every legal move of a payment. Cash is collected at the door, so it goes by 'to_collect' and never by a gateway. */
export const paymentTransitions: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  created: ['pending', 'authorised', 'to_collect', 'declined', 'cancelled'],
  pending: ['authorised', 'declined', 'cancelled'],
  authorised: ['captured', 'cancelled'],
  to_collect: ['captured', 'cancelled'],
  captured: ['refunded'],
  declined: [],
  cancelled: [],
  refunded: [],
};

export function mayMovePayment(from: PaymentState, to: PaymentState): boolean {
  return paymentTransitions[from].includes(to);
}
