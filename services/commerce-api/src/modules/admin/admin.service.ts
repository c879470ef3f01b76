import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { inTransaction } from '../../database/in-transaction';
import { businesses } from '../../database/schema/business';
import { orders, payments } from '../../database/schema/order';
import { stores } from '../../database/schema/store';
import { refuse } from '../../problem';
import { moveOrder } from '../orders/move-order';
import { isPlaced, orderSummary, orderView } from '../orders/order-view';
import { movePayment } from '../payments/payment-ledger';

const PAGE = 50;

export async function adminOrders(
  db: Database,
  body: BodyOf<'POST /admin/orders'>,
): Promise<ReplyOf<'POST /admin/orders'>> {
  const { businessId, storeId, status, page = 1, limit = PAGE } = body;
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

/** Moves an order on. Cash changes hands when the order does: a delivered order's cash is captured, an ended one's is not wanted. */
export function transitionOrder(db: Database, body: BodyOf<'POST /admin/order-transition'>, now: Date) {
  return inTransaction(db, async (tx) => {
    const number = body.businessOrderId.toUpperCase();
    const [row] = await tx.select().from(orders).where(eq(orders.businessOrderId, number)).for('update');
    if (!isPlaced(row)) throw refuse('order_not_found');
    await moveOrder(tx, row, body.status, now, {}, body.note ?? null);
    const [payment] = await tx
      .select()
      .from(payments)
      .where(and(eq(payments.draftOrderId, row.draftOrderId), eq(payments.state, 'to_collect')));
    if (payment && body.status === 'delivered') await movePayment(tx, payment, 'captured', now);
    if (payment && ['order_cancelled', 'store_rejected_order'].includes(body.status))
      await movePayment(tx, payment, 'cancelled', now);
    return orderView(tx, await byNumber(tx, number));
  });
}
