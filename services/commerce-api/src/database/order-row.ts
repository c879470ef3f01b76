import type { OrderStatus } from '@storefront/api/entities/order-status';
import type { orders } from './schema/order';

export type OrderRow = typeof orders.$inferSelect;

/** A placed order: it has its numbers and a visible status. */
export type PlacedOrder = OrderRow & {
  orderId: number;
  businessOrderId: string;
  placedAt: Date;
  status: OrderStatus;
};

export function isPlaced(row: OrderRow | undefined): row is PlacedOrder {
  return row !== undefined && row.orderId !== null && row.businessOrderId !== null && row.status !== 'draft';
}
