import type { WebhookEvent } from '@storefront/api/entities/webhook';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import type { OrderRow } from '../../database/order-row';
import { orderLines } from '../../database/schema/order';
import { stores } from '../../database/schema/store';
import { isEndedState, type OrderState } from '../../states/order-status';
import { endpointsFor, queueFor } from './queue-event';

type OrderEvent = Extract<WebhookEvent, `order.${string}`>;

/** What a placed order's move to a status is called. */
export function eventOfMove(to: OrderState): OrderEvent {
  if (isEndedState(to)) return 'order.cancelled';
  return to === 'refunded' ? 'order.refunded' : 'order.moved';
}

/** Queues an event of an order in the transaction that changes it. @param order as it is after the change */
export async function queueOrderEvent(tx: Database, event: OrderEvent, order: OrderRow, now: Date): Promise<void> {
  const endpoints = await endpointsFor(tx, order.businessId, event);
  if (endpoints.length === 0) return;
  const [store] = await tx.select({ slug: stores.slug }).from(stores).where(eq(stores.id, order.storeId));
  const lines = await tx
    .select({
      itemId: orderLines.itemId,
      sku: orderLines.sku,
      gtin: orderLines.gtin,
      quantity: orderLines.quantity,
      picked: orderLines.picked,
    })
    .from(orderLines)
    .where(eq(orderLines.draftOrderId, order.draftOrderId))
    .orderBy(asc(orderLines.position));
  const { businessOrderId: number, status, fulfilmentMethod } = order;
  await queueFor(tx, endpoints, event, { number, status, store: store?.slug ?? null, fulfilmentMethod, lines }, now);
}
