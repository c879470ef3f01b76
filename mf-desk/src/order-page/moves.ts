import type { OperatorRole } from '@storefront/api/entities/operator';
import type { Order } from '@storefront/api/entities/order';
import type { OrderStatus } from '@storefront/api/entities/order-status';

/** A step that an operator can take with an order. */
export interface Move {
  readonly to: OrderStatus;
  readonly label: string;
  readonly roles: readonly OperatorRole[];
  readonly from: readonly OrderStatus[];
  readonly method?: Order['fulfilmentMethod'];
  /** A PIN is enough for it. */
  readonly isByPin?: true;
  /** It cannot be undone: the operator says why and confirms. */
  readonly isFinal?: true;
}

/** Drivers take and deliver orders in a run, where age and cash are asked; a manager ends what a lost phone cannot. */
const MOVES: readonly Move[] = [
  {
    to: 'en_route',
    label: 'On its way',
    roles: ['manager'],
    from: ['picked', 'unable_to_deliver'],
    method: 'delivery',
  },
  { to: 'delivered', label: 'Delivered', roles: ['manager'], from: ['en_route'], method: 'delivery' },
  {
    to: 'unable_to_deliver',
    label: 'Could not deliver',
    roles: ['manager'],
    from: ['en_route'],
    method: 'delivery',
    isFinal: true,
  },
  {
    to: 'store_rejected_order',
    label: 'Reject order',
    isByPin: true,
    roles: ['picker', 'manager'],
    from: ['sent_to_store', 'store_accepted_picking'],
    isFinal: true,
  },
  {
    to: 'order_cancelled',
    label: 'Cancel order',
    roles: ['support', 'manager'],
    from: ['sent_to_store', 'store_accepted_picking', 'picked', 'unable_to_deliver'],
    isFinal: true,
  },
  {
    to: 'refunded',
    label: 'Refund whole order',
    roles: ['support', 'manager'],
    from: ['delivered', 'unable_to_deliver'],
    isFinal: true,
  },
];

/** The steps that this role can take with an order now, with a password or with a PIN only. The server checks each again. */
export const movesOf = (
  { status, fulfilmentMethod }: Pick<Order, 'status' | 'fulfilmentMethod'>,
  role: OperatorRole,
  hasPinOnly = false,
): Move[] =>
  MOVES.filter(
    ({ roles, from, method, isByPin }) =>
      (!hasPinOnly || isByPin) &&
      roles.includes(role) &&
      from.includes(status) &&
      (method === undefined || method === fulfilmentMethod),
  );
