import type { Payment, PaymentAction, PaymentStatus } from './payment.types';

const sum = (actions: readonly PaymentAction[], type: PaymentAction['type']) =>
  actions.reduce((total, action) => total + (action.type === type && action.approved ? action.amount : 0), 0);

/** Sums of the approved actions, in minor units. */
export function balancesOf({ actions }: Pick<Payment, 'actions'>) {
  const authorised = sum(actions, 'Authorization');
  const captured = sum(actions, 'Capture');
  const refunded = sum(actions, 'Refund');
  const voided = sum(actions, 'Void');
  const closed = voided > 0 || actions.some(({ type, approved, final }) => type === 'Capture' && approved && final);
  return {
    authorised,
    captured,
    refunded,
    voided,
    capturable: closed ? 0 : authorised - captured,
    refundable: captured - refunded,
    voidable: captured > 0 || voided > 0 ? 0 : authorised,
  };
}

/** The status after these actions; the first decides whether there is any money. */
export function statusOf(actions: readonly PaymentAction[]): PaymentStatus {
  const first = actions[0];
  if (!first) return 'Pending';
  if (!first.approved) return 'Declined';
  if (first.type === 'Card Verification') return 'Card Verified';
  const { authorised, captured, refunded, voided } = balancesOf({ actions });
  if (voided > 0) return 'Voided';
  if (refunded > 0) return refunded < captured ? 'Partially Refunded' : 'Refunded';
  if (captured > 0) return captured < authorised ? 'Partially Captured' : 'Captured';
  return 'Authorized';
}
