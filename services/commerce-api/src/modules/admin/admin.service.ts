import type { Order } from '@storefront/api/entities/order';
import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { inTransaction } from '../../database/in-transaction';
import { businesses } from '../../database/schema/business';
import { orders } from '../../database/schema/order';
import { stores } from '../../database/schema/store';
import { queueOrderEnded } from '../../mail/order-ended';
import { refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import { endOrder, isEndedState } from '../orders/end-order';
import { moveOrder } from '../orders/move-order';
import type { OrderState } from '../orders/order-status';
import { isPlaced, type OrderRow, orderSummary, orderView } from '../orders/order-view';
import { GatewayUnclear } from '../payments/gateway.types';
import { balanceOf, post } from '../payments/ledger';
import { movePayment, type PaymentRow } from '../payments/payment-ledger';
import { openPaymentOf } from '../payments/payments.repository';
import { settlePayment } from '../payments/settle-payment.service';

const DEFAULT_PAGE_SIZE = 50;

export async function adminOrders(
  db: Database,
  body: BodyOf<'POST /admin/orders'>,
): Promise<ReplyOf<'POST /admin/orders'>> {
  const { businessId, storeId, status, page = 1, limit = DEFAULT_PAGE_SIZE } = body;
  const where = and(
    isNotNull(orders.placedAt),
    businessId ? eq(orders.businessId, businessId) : undefined,
    storeId ? eq(orders.storeId, storeId) : undefined,
    status ? eq(orders.status, status) : undefined,
  );
  const [count] = await db.select({ total: sql<number>`count(*)::int` }).from(orders).where(where);
  const rows = await db
    .select({ order: orders, storeName: stores.name, businessName: businesses.name })
    .from(orders)
    .innerJoin(stores, eq(stores.id, orders.storeId))
    .innerJoin(businesses, eq(businesses.id, orders.businessId))
    .where(where)
    .orderBy(desc(orders.placedAt))
    .limit(limit)
    .offset((page - 1) * limit);
  return {
    orders: rows.flatMap(({ order, storeName, businessName }) =>
      isPlaced(order)
        ? [
            {
              ...orderSummary(order, storeName),
              businessId: order.businessId,
              businessName,
              customer: `${order.contact.firstName} ${order.contact.lastName}`,
            },
          ]
        : [],
    ),
    page,
    limit,
    total: count?.total ?? 0,
  };
}

async function byNumber(db: Database, businessOrderId: string) {
  const [row] = await db.select().from(orders).where(eq(orders.businessOrderId, businessOrderId.toUpperCase()));
  return row;
}

export async function adminOrder(db: Database, businessOrderId: string) {
  return orderView(db, await byNumber(db, businessOrderId));
}

/**
 * What an order's new status means for its payment. A picked order is captured. Cash is collected with a delivered order and cancelled with an
 * ended one. A card payment is given back when the order ends, and refunded with the order; settling the payment asks
 * the gateway for it.
 */
async function moveMoney(tx: Database, order: OrderRow, to: OrderState, now: Date): Promise<PaymentRow | undefined> {
  const payment = await openPaymentOf(tx, order.draftOrderId);
  if (!payment) return undefined;
  if (payment.state === 'to_collect') {
    if (to === 'delivered') {
      await post(tx, payment, 'cash', payment.amount, now);
      return movePayment(tx, payment, 'captured', now);
    }
    // Cash that was never collected is cancelled, not refunded.
    if (isEndedState(to) || to === 'refunded') return movePayment(tx, payment, 'cancelled', now);
  }
  // The picked order is what the shopper pays for.
  if (to === 'picked' && payment.state === 'authorised')
    return movePayment(tx, payment, 'capturing', now, { captureAmount: payment.amount, nextCheckAt: now });
  // Not captured yet, as far as we know; if it was, settling the payment refunds it.
  const isUncaptured = payment.state === 'authorised' || payment.state === 'capturing';
  if (isUncaptured && (isEndedState(to) || to === 'refunded'))
    return movePayment(tx, payment, 'voiding', now, { nextCheckAt: now });
  const isGivenBack = to === 'refunded' || (payment.gateway !== 'cash' && isEndedState(to));
  if (payment.state !== 'captured' || !isGivenBack) return payment;
  if (payment.gateway !== 'cash') return movePayment(tx, payment, 'refunding', now, { nextCheckAt: now });
  // Cash is refunded by hand before the operator records it here.
  await post(tx, payment, 'refund', (await balanceOf(tx, payment.id)).till, now);
  return movePayment(tx, await movePayment(tx, payment, 'refunding', now), 'refunded', now);
}

/** Moves an order to a new status, together with its payment and its reservation. */
export async function transitionOrder(
  context: ServiceContext,
  body: BodyOf<'POST /admin/order-transition'>,
  now: Date,
): Promise<Order> {
  const number = body.businessOrderId.toUpperCase();
  const payment = await inTransaction(context.db, async (tx) => {
    const [row] = await tx.select().from(orders).where(eq(orders.businessOrderId, number)).for('update');
    if (!isPlaced(row)) throw refuse('order_not_found');
    const note = body.note ?? null;
    if (isEndedState(body.status)) await endOrder(tx, row, body.status, now, note);
    else await moveOrder(tx, row, body.status, now, {}, note);
    if (row.status === 'unable_to_deliver' && body.status === 'refunded') await queueOrderEnded(tx, row, now);
    return moveMoney(tx, row, body.status, now);
  });
  // Refunded at once if the gateway responds, else by the reconciler.
  if (payment && payment.gateway !== 'cash')
    await settlePayment(context, payment.id).catch((error: unknown) => {
      if (!(error instanceof GatewayUnclear)) throw error;
    });
  return orderView(context.db, await byNumber(context.db, number));
}
