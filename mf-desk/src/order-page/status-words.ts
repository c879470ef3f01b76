import type { FulfilmentMethod } from '@storefront/api/entities/enumerations';
import type { OrderStatus } from '@storefront/api/entities/order-status';

const WORDS: Readonly<Record<OrderStatus, string>> = {
  sent_to_store: 'Sent to store',
  store_accepted_picking: 'Picking',
  picked: 'Picked',
  en_route: 'On its way',
  delivered: 'Delivered',
  store_rejected_order: 'Rejected by the store',
  refunded: 'Refunded',
  order_declined: 'Declined',
  order_cancelled: 'Cancelled',
  unable_to_deliver: 'Could not be delivered',
};

/** An order's status in a word; a collection order is collected, not delivered. */
export const statusWord = (status: OrderStatus, method: FulfilmentMethod): string =>
  method === 'collection' && status === 'delivered' ? 'Collected' : WORDS[status];
