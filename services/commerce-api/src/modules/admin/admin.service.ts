import { OPERATOR_PAGE_DEFAULT } from '@storefront/api/constants';
import type { OperatorRole } from '@storefront/api/entities/operator';
import type { Order } from '@storefront/api/entities/order';
import type { OrderStatus } from '@storefront/api/entities/order-status';
import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { and, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { inTransaction } from '../../database/in-transaction';
import { isPlaced, type PlacedOrder } from '../../database/order-row';
import { businesses } from '../../database/schema/business';
import { orders } from '../../database/schema/order';
import { stores } from '../../database/schema/store';
import type { CallingOperator } from '../../http/callers/operator-of-request';
import { refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import { orderHistoryView } from '../orders/order-history';
import { orderSummary } from '../orders/order-view';
import { isDriven } from '../orders/picking/is-driven';
import { openPick } from '../orders/picking/open-pick';
import { isOfOperator, lockOperatorsOrder, worksFor } from '../orders/picking/operators-order';
import { moveByOperator, settleMoved } from './move-by-operator';

/** @param condition narrows the orders further */
export async function adminOrders(
  db: Database,
  body: BodyOf<'POST /admin/orders'>,
  operator: CallingOperator,
  condition?: SQL,
): Promise<ReplyOf<'POST /admin/orders'>> {
  const { businessId, storeId, status, page = 1, limit = OPERATOR_PAGE_DEFAULT } = body;
  const where = and(
    isNotNull(orders.placedAt),
    isNull(orders.changedInto),
    businessId ? eq(orders.businessId, businessId) : undefined,
    isOfOperator(operator),
    storeId ? eq(orders.storeId, storeId) : undefined,
    status ? eq(orders.status, status) : undefined,
    condition,
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
  return { ...(await orderHistoryView(db, row.draftOrderId)), isMembers: row.memberId !== null };
}

/** The statuses to which each role moves orders; a manager moves them to all. */
const STATUSES_OF_ROLE: Readonly<Record<Exclude<OperatorRole, 'manager'>, readonly OrderStatus[]>> = {
  picker: ['store_accepted_picking', 'picked', 'store_rejected_order'],
  counter: [],
  driver: ['en_route', 'delivered', 'unable_to_deliver'],
  support: ['order_cancelled', 'order_declined', 'refunded'],
  content: [],
  stock: [],
  finance: [],
  administrator: [],
};

/** What a PIN may do with an order: nothing that gives money back. */
const FLOOR_STATUSES: readonly OrderStatus[] = [...STATUSES_OF_ROLE.picker, ...STATUSES_OF_ROLE.driver];

/**
 * Operators hand collections over at the counter, where age and cash are asked, and finish an order that somebody picks
 * or drives at the desk there. The admin key, with which programs work, is not held to the desk.
 */
async function assertNotOfTheDesk(
  tx: Database,
  order: PlacedOrder,
  to: OrderStatus,
  { businessId, role, sessionId, handheld }: CallingOperator,
): Promise<void> {
  if (businessId === null) return;
  if (to === 'delivered' && order.fulfilmentMethod === 'collection')
    throw refuse('illegal_transition', 'A collection is handed over at the counter of the desk');
  if (to === 'picked' && (await openPick(tx, order.draftOrderId)))
    throw refuse('order_has_picker', 'Somebody picks the order at the desk, and finishes it there');
  // The door's own screen asks for age and cash. A manager may, with a password: a driver's phone can be lost on the way.
  const isOnTheWay = to === 'en_route' || to === 'delivered' || to === 'unable_to_deliver';
  if (isOnTheWay && ((role === 'driver' && sessionId !== null) || handheld !== undefined))
    throw refuse('illegal_transition', 'A delivery is taken, and its end recorded, in a run at the desk');
  const isEnd = to === 'delivered' || to === 'unable_to_deliver';
  if (isEnd && role === 'driver' && (await isDriven(tx, order.draftOrderId)))
    throw refuse('order_has_driver', 'Somebody drives the order at the desk, and says there what became of it');
}

/** Moves an order to a new status, together with its payment and its reservation. */
export async function transitionOrder(
  context: ServiceContext,
  body: BodyOf<'POST /admin/order-transition'>,
  operator: CallingOperator,
  now: Date,
): Promise<Order> {
  const { role, handheld } = operator;
  if (handheld !== undefined && !FLOOR_STATUSES.includes(body.status)) throw refuse('operator_password_needed');
  if (role !== 'manager' && !STATUSES_OF_ROLE[role].includes(body.status)) throw refuse('operator_role_refused');
  const payment = await inTransaction(context.db, async (tx) => {
    const row = await lockOperatorsOrder(tx, operator, body.businessOrderId);
    await assertNotOfTheDesk(tx, row, body.status, operator);
    return moveByOperator(tx, row, { to: body.status, note: body.note }, operator, now);
  });
  await settleMoved(context, payment);
  return adminOrder(context.db, body.businessOrderId, operator);
}
