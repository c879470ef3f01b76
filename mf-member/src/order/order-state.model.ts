import type { Order } from '@storefront/api/entities/order';
import type { OrderStatus } from '@storefront/api/entities/order-status';
import {
  statusBeingPicked,
  statusDelivered,
  statusDriverEnRoute,
  statusProblemDelivering,
  statusSentToStore,
} from '@storefront/messages/orders';

type Method = Order['fulfilmentMethod'];
type OrderState = Pick<Order, 'status' | 'fulfilmentMethod'>;

const STATUSES_BY_METHOD: Record<Method, readonly OrderStatus[]> = {
  delivery: ['sent_to_store', 'store_accepted_picking', 'picked', 'en_route', 'delivered'],
  collection: ['sent_to_store', 'store_accepted_picking', 'picked', 'delivered'],
};

const STATUS_TEXTS: Record<OrderStatus, string> = {
  sent_to_store: 'Sent to store',
  store_accepted_picking: 'Being picked',
  picked: 'Picked',
  en_route: 'On its way',
  delivered: 'Delivered',
  store_rejected_order: 'Not accepted',
  refunded: 'Refunded',
  order_declined: 'Declined',
  order_cancelled: 'Cancelled',
  unable_to_deliver: 'Not delivered',
};

const COLLECTION_STATUS_TEXTS: Partial<Record<OrderStatus, string>> = { picked: 'Ready', delivered: 'Collected' };

/** An order's status in a word or two. */
export function statusWord({ status, fulfilmentMethod }: OrderState): string {
  return (fulfilmentMethod === 'collection' && COLLECTION_STATUS_TEXTS[status]) || STATUS_TEXTS[status];
}

const MESSAGES: Record<OrderStatus, string> = {
  sent_to_store: statusSentToStore,
  store_accepted_picking: statusBeingPicked,
  picked: 'Your order is packed and waiting for a driver',
  en_route: statusDriverEnRoute,
  delivered: statusDelivered,
  store_rejected_order: 'The store could not accept your order',
  refunded: 'Your refund is on its way',
  order_declined: 'Your order was declined. Anything you paid will be refunded',
  order_cancelled: 'Your order was cancelled',
  unable_to_deliver: statusProblemDelivering,
};

const COLLECTION_MESSAGES: Partial<Record<OrderStatus, string>> = {
  picked: 'Your order is ready to collect',
  delivered: 'You have collected your order',
};

/** An order's progress in a sentence. */
export function statusMessage({
  status,
  fulfilmentMethod,
  replacedBy,
  isReplaced = Boolean(replacedBy),
}: OrderState & Partial<Pick<Order, 'replacedBy'>> & { readonly isReplaced?: boolean }): string {
  if (isReplaced) return 'A new order replaces this one';
  return (fulfilmentMethod === 'collection' && COLLECTION_MESSAGES[status]) || MESSAGES[status];
}

/** Whether an order is in progress, from its placement to its delivery or collection. */
export function isUnderWay({ status }: Pick<Order, 'status'>): boolean {
  return STATUSES_BY_METHOD.delivery.includes(status) && status !== 'delivered';
}

/** Whether the driver of an order can be tracked: that of a delivery, from its placement until it has arrived. */
export const isTracked = (order: OrderState): boolean => order.fulfilmentMethod === 'delivery' && isUnderWay(order);

export interface OrderStep {
  readonly status: OrderStatus;
  readonly word: string;
  readonly state: 'done' | 'now' | 'ahead';
  /** When it was reached, ISO 8601. */
  readonly at?: string;
}

/** The steps of an order: all of them while it is in progress, otherwise those that happened. */
export function orderSteps(order: OrderState & { readonly events?: Order['events'] }): OrderStep[] {
  const { fulfilmentMethod, events = [] } = order;
  const way = STATUSES_BY_METHOD[fulfilmentMethod];
  const now = way.indexOf(order.status);
  const word = (status: OrderStatus) => statusWord({ status, fulfilmentMethod });
  if (now < 0) {
    const happened = events.length ? events : [{ status: order.status, at: undefined }];
    return happened.map(({ status, at }, index) => ({
      status,
      word: word(status),
      state: index === happened.length - 1 ? 'now' : 'done',
      at,
    }));
  }
  return way.map((status, index) => ({
    status,
    word: word(status),
    // The last step is finished, not in progress.
    state: index > now ? 'ahead' : index === now && now < way.length - 1 ? 'now' : 'done',
    at: events.find((event) => event.status === status)?.at,
  }));
}
