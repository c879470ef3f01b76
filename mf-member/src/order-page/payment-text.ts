import type { Order } from '@storefront/api/entities/order';

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
  refunded: 'refunded',
  declined: 'declined',
  cancelled: 'cancelled',
};

/** Payment method and state: 'Cash, £21.45 to pay'. */
export function paymentText({ method, state }: Pick<Payment, 'method' | 'state'>, amount: string): string {
  return [`${METHODS[method]}, ${amount}`, STATES[state]].filter(Boolean).join(' ');
}
