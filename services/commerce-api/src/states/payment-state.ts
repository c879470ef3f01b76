import type { PaymentState } from '@storefront/api/entities/payment';

/**
 * Every legal transition of a payment; any other is refused. docs/payments.md explains the states.
 */
export const paymentTransitions: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  created: ['pending', 'authorised', 'to_collect', 'declined', 'cancelled', 'added'],
  pending: ['authorised', 'declined', 'cancelled'],
  authorised: ['capturing', 'voiding'],
  capturing: ['captured', 'voiding'],
  to_collect: ['captured', 'cancelled'],
  captured: ['refunding'],
  declined: [],
  cancelled: ['voiding', 'added'],
  voiding: ['voided', 'refunding'],
  voided: [],
  // A part was refunded, or all of it.
  refunding: ['captured', 'refunded'],
  refunded: [],
  added: [],
};

export const paymentStates = Object.keys(paymentTransitions) as readonly PaymentState[];

export function mayMovePayment(from: PaymentState, to: PaymentState): boolean {
  return paymentTransitions[from].includes(to);
}

/** A payment in these states is not finished: money may still move. */
export const OPEN_PAYMENTS: readonly PaymentState[] = [
  'created',
  'pending',
  'authorised',
  'capturing',
  'to_collect',
  'voiding',
  'refunding',
];
