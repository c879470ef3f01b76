import { OPERATOR_PAGE_DEFAULT } from '@storefront/api/constants';
import type { OperatorRole } from '@storefront/api/entities/operator';
import type { Order } from '@storefront/api/entities/order';
import type { OrderStatus } from '@storefront/api/entities/order-status';
import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { GatewayUnclear } from '../../context/gateway.types';
import type { Database } from '../../database/database.types';
import { inTransaction } from '../../database/in-transaction';
import { isPlaced } from '../../database/order-row';
import { businesses } from '../../database/schema/business';
import { orders } from '../../database/schema/order';
import { stores } from '../../database/schema/store';
import type { CallingOperator } from '../../http/callers/operator-of-request';
import { refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import { byOperator } from '../../states/actor';
import { isEndedState, statusTexts } from '../../states/order-status';
import { endOrder } from '../orders/end-order';
import { queueOrderEnded } from '../orders/mails/order-ended';
import { queueOrderPicked } from '../orders/mails/order-picked';
import { moveMoney } from '../orders/move-money';
import { moveOrder, moveQuietly } from '../orders/move-order';
import { orderHistoryView } from '../orders/order-history';
import { orderSummary } from '../orders/order-view';
import { finishPicking } from '../orders/picking/finish-picking';
import { isOfOperator, lockOperatorsOrder, worksFor } from '../orders/picking/operators-order';
import { payForPicked } from '../payments/refunds/pay-for-picked';
import { settlePayment } from '../payments/settlement/settle-payment.service';
import { queueOrderEvent } from '../webhooks/queue-order-event';

export async function adminOrders(
  db: Database,
  body: BodyOf<'POST /admin/orders'>,
  operator: CallingOperator,
): Promise<ReplyOf<'POST /admin/orders'>> {
  const { businessId, storeId, status, page = 1, limit = OPERATOR_PAGE_DEFAULT } = body;
  const where = and(
    isNotNull(orders.placedAt),
    isNull(orders.changedInto),
    businessId ? eq(orders.businessId, businessId) : undefined,
    isOfOperator(operator),
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

/** An order of the operator's business. @throws Problem order_not_found */
export async function adminOrder(db: Database, businessOrderId: string, operator: CallingOperator): Promise<Order> {
  const row = await byNumber(db, businessOrderId);
  if (!isPlaced(row) || !worksFor(operator, row)) throw refuse('order_not_found');
  return orderHistoryView(db, row.draftOrderId);
}

/** The statuses to which each role moves orders; a manager moves them to all. */
const STATUSES_OF_ROLE: Readonly<Record<Exclude<OperatorRole, 'manager'>, readonly OrderStatus[]>> = {
  picker: ['store_accepted_picking', 'picked', 'store_rejected_order'],
  counter: ['delivered'],
  driver: ['en_route', 'delivered', 'unable_to_deliver'],
  support: ['order_cancelled', 'order_declined', 'refunded'],
  content: [],
  stock: [],
  finance: [],
  administrator: [],
};

/** Moves an order to a new status, together with its payment and its reservation. */
export async function transitionOrder(
  context: ServiceContext,
  body: BodyOf<'POST /admin/order-transition'>,
  operator: CallingOperator,
  now: Date,
): Promise<Order> {
  const { role } = operator;
  if (role !== 'manager' && !STATUSES_OF_ROLE[role].includes(body.status)) throw refuse('operator_role_refused');
  const by = byOperator(operator);
  const payment = await inTransaction(context.db, async (tx) => {
    const row = await lockOperatorsOrder(tx, operator, body.businessOrderId);
    const note = body.note ?? statusTexts[body.status];
    if (body.status === 'picked') {
      await moveQuietly(tx, row, body.status, now, {}, note, by);
      const total = await finishPicking(tx, row);
      // Programs are told how many were picked.
      await queueOrderEvent(tx, 'order.picked', { ...row, status: body.status }, now);
      await queueOrderPicked(tx, row, now);
      return payForPicked(tx, row, total, now);
    }
    if (isEndedState(body.status)) await endOrder(tx, row, body.status, now, note, by);
    else await moveOrder(tx, row, body.status, now, {}, note, by);
    if (row.status === 'unable_to_deliver' && body.status === 'refunded') await queueOrderEnded(tx, row, now);
    return moveMoney(tx, row, body.status, note, now);
  });
  // Refunded at once if the gateway responds, else by the reconciler.
  if (payment && payment.gateway !== 'cash')
    await settlePayment(context, payment.id).catch((error: unknown) => {
      if (!(error instanceof GatewayUnclear)) throw error;
    });
  return adminOrder(context.db, body.businessOrderId, operator);
}
