import { ORDER_STATUS_CODES } from '@storefront/api/constants';
import type { OrderStatus } from '@storefront/api/entities/order-status';

/** A draft is not an order yet: neither shoppers nor stores see it. */
export type OrderState = 'draft' | OrderStatus;

/** Every legal transition; any other is refused. */
export const orderTransitions: Readonly<Record<OrderState, readonly OrderState[]>> = {
  draft: ['sent_to_store'],
  sent_to_store: ['store_accepted_picking', 'store_rejected_order', 'order_declined', 'order_cancelled'],
  store_accepted_picking: ['picked', 'store_rejected_order', 'order_cancelled'],
  picked: ['en_route', 'delivered', 'order_cancelled'],
  en_route: ['delivered', 'unable_to_deliver'],
  delivered: ['refunded'],
  store_rejected_order: ['refunded'],
  order_cancelled: ['refunded'],
  unable_to_deliver: ['en_route', 'refunded', 'order_cancelled'],
  order_declined: [],
  refunded: [],
};

export const orderStates = Object.keys(orderTransitions) as readonly OrderState[];

/** A collection order is handed over at the store, so it has no driver. */
export function isLegalMove(from: OrderState, to: OrderState, method: 'delivery' | 'collection'): boolean {
  if (!orderTransitions[from].includes(to)) return false;
  if (method === 'collection') return to !== 'en_route' && to !== 'unable_to_deliver';
  return !(from === 'picked' && to === 'delivered');
}

export const statusCodes: Readonly<Partial<Record<OrderState, number>>> = ORDER_STATUS_CODES;

export const statusTexts: Readonly<Record<OrderStatus, string>> = {
  sent_to_store: 'Sent to Store',
  store_accepted_picking: 'Store Accepted / Picking',
  picked: 'Picked',
  en_route: 'Driver en Route',
  delivered: 'Delivered',
  store_rejected_order: 'Store Rejected Order',
  refunded: 'Refunded',
  order_declined: 'Order Declined',
  order_cancelled: 'Order Cancelled',
  unable_to_deliver: 'Unable to Deliver',
};

/** Statuses in which the order is over without being fulfilled: its place is released and it is not paid. */
export const endedStates = ['order_cancelled', 'order_declined', 'store_rejected_order'] as const;
export type EndedState = (typeof endedStates)[number];

export const isEndedState = (state: OrderState): state is EndedState => endedStates.some((ending) => ending === state);
