import type { Order, OrderSummary } from '@storefront/api/entities/order';
import type { OrderStatus } from '@storefront/api/entities/order-status';
import { asc, desc, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { orderEvents, orderLines, type orders, payments } from '../../database/schema/order';
import { stores } from '../../database/schema/store';
import { refuse } from '../../problem';
import { type OrderState, statusCodes, statusTexts } from './order-status';

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

const isVisible = (state: OrderState): state is OrderStatus => state !== 'draft';

export function statusFields(status: OrderStatus) {
  return { status, statusCode: statusCodes[status] ?? null, statusText: statusTexts[status] };
}

export function orderSummary(row: PlacedOrder, storeName: string): OrderSummary {
  return {
    businessOrderId: row.businessOrderId,
    orderId: row.orderId,
    draftOrderId: row.draftOrderId,
    ...statusFields(row.status),
    storeId: row.storeId,
    storeName,
    fulfilmentMethod: row.fulfilmentMethod,
    placedAt: row.placedAt.toISOString(),
    slotStartsAt: row.slotStartsAt?.toISOString() ?? null,
    slotEndsAt: row.slotEndsAt?.toISOString() ?? null,
    itemCount: row.itemCount,
    total: row.total,
  };
}

export async function eventsOf(db: Database, draftOrderId: number) {
  const rows = await db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.draftOrderId, draftOrderId))
    .orderBy(asc(orderEvents.at), asc(orderEvents.id));
  return rows.flatMap(({ status, at }) => (isVisible(status) ? [{ status, at: at.toISOString() }] : []));
}

/** A placed order with all of its data. */
export async function orderView(db: Database, row: OrderRow | undefined): Promise<Order> {
  if (!isPlaced(row)) throw refuse('order_not_found', 'Unable to view order, please try again.');
  const { draftOrderId } = row;
  const [store] = await db.select({ name: stores.name }).from(stores).where(eq(stores.id, row.storeId));
  const lines = await db
    .select()
    .from(orderLines)
    .where(eq(orderLines.draftOrderId, draftOrderId))
    .orderBy(asc(orderLines.position));
  const [payment] = await db
    .select()
    .from(payments)
    .where(eq(payments.draftOrderId, draftOrderId))
    .orderBy(desc(payments.createdAt))
    .limit(1);
  return {
    ...orderSummary(row, store?.name ?? ''),
    lines: lines.map(({ id: _, draftOrderId: __, position: ___, itemId, ...line }) => ({
      menuItemId: itemId,
      ...line,
    })),
    totals: row.totals,
    breakdown: row.breakdown,
    payment: payment
      ? {
          paymentId: payment.id,
          method: payment.method,
          state: payment.state,
          amount: payment.amount,
          card:
            payment.cardScheme && payment.cardLastFour
              ? { scheme: payment.cardScheme, lastFour: payment.cardLastFour }
              : null,
        }
      : null,
    contact: row.contact,
    deliveryAddress: row.deliveryAddress,
    instructions: row.instructions,
    events: await eventsOf(db, draftOrderId),
  };
}
