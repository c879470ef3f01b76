import type { Order } from '@storefront/api/entities/order';
import type { OrderStatus } from '@storefront/api/entities/order-status';

type Payment = NonNullable<Order['payment']>;

const METHODS: Record<Payment['method'], string> = {
  cash: 'Cash',
  card: 'Card',
  apple_pay: 'Apple Pay',
  google_pay: 'Google Pay',
};

const STATES: Record<string, string> = {
  to_collect: 'to pay',
  captured: 'paid',
  authorised: 'reserved',
  capturing: 'reserved',
  refunding: 'refunded',
  refunded: 'refunded',
  voiding: 'not taken',
  voided: 'not taken',
  declined: 'declined',
  cancelled: 'cancelled',
};

/** Orders of which nothing is left to pay, whatever their cash payment says. */
const ENDED: readonly OrderStatus[] = ['order_cancelled', 'order_declined', 'store_rejected_order'];

function stateText(state: string, status: OrderStatus): string | undefined {
  if (status === 'refunded' && state !== 'voided' && state !== 'voiding') return 'refunded';
  if (state === 'to_collect' && ENDED.includes(status)) return 'cancelled';
  return STATES[state];
}

/** Payment method and state: 'Cash, £21.45 to pay'. @param status of the order */
export function paymentText(
  { method, state }: Pick<Payment, 'method' | 'state'>,
  amount: string,
  status: OrderStatus,
): string {
  return [`${METHODS[method]}, ${amount}`, stateText(state, status)].filter(Boolean).join(' ');
}
