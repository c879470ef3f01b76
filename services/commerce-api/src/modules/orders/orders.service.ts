import { ORDERS_PER_PAGE } from '@storefront/api/constants';
import type { Order } from '@storefront/api/entities/order';
import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { instantOf } from '@storefront/dates/zone';
import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { isPlaced } from '../../database/order-row';
import { orders } from '../../database/schema/order';
import { stores } from '../../database/schema/store';
import type { Identity } from '../../http/operation.types';
import { isUnguessable } from '../../order-code';
import { refuse } from '../../problem';
import { addDays, isDay } from '../../time/local-day';
import type { Business } from '../businesses/businesses.repository';
import { allowedChanges } from './amendments/allowed-changes';
import { replacedBy, replacedOrder } from './amendments/replacements';
import { complaintsOf } from './complaints/complaints-of-order';
import { firstPictures } from './order-lines.repository';
import { eventsOf, orderSummary, orderView, statusFields } from './order-view';
import { trackedStates } from './tracking/driver-locations.repository';

/** The number of pictures shown beside an order in a list. */
const PICTURES_PER_ORDER = 4;

/**
 * The status of an order for anybody who has its number. Numbers of old releases were sequential and can be guessed, so
 * they work only for the member who placed the order.
 */
export async function orderStatusOf(
  db: Database,
  businessId: number,
  businessOrderId: string,
  member: Identity | undefined,
): Promise<ReplyOf<'POST /stores/order-status'>> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.businessId, businessId), eq(orders.businessOrderId, businessOrderId.toUpperCase())));
  if (!isPlaced(row)) throw refuse('order_not_found');
  if (!isUnguessable(row.businessOrderId) && row.memberId !== (member?.memberId ?? 0)) throw refuse('order_not_found');
  return {
    businessOrderId: row.businessOrderId,
    ...statusFields(row.status),
    fulfilmentMethod: row.fulfilmentMethod,
    slotStartsAt: row.slotStartsAt?.toISOString() ?? null,
    slotEndsAt: row.slotEndsAt?.toISOString() ?? null,
    events: await eventsOf(db, row.draftOrderId),
  };
}

/** A member's own orders. The member is part of the query, so no filter can reach another member's orders. */
export async function ordersOfMember(
  db: Database,
  business: Business,
  memberId: number,
  body: BodyOf<'POST /member/orders'>,
): Promise<ReplyOf<'POST /member/orders'>> {
  const { dateFrom, dateTo, status, coming = false, page = 1, limit = ORDERS_PER_PAGE } = body;
  for (const day of [dateFrom, dateTo]) if (day && !isDay(day)) throw refuse('date_invalid');
  const { timeZone } = business.settings;
  const where = and(
    eq(orders.memberId, memberId),
    eq(orders.businessId, business.id),
    isNotNull(orders.placedAt),
    isNull(orders.changedInto),
    dateFrom ? gte(orders.placedAt, instantOf(dateFrom, '00:00', timeZone)) : undefined,
    dateTo ? lt(orders.placedAt, instantOf(addDays(dateTo, 1), '00:00', timeZone)) : undefined,
    status ? eq(orders.status, status) : undefined,
    coming ? inArray(orders.status, [...trackedStates]) : undefined,
  );
  const arrival = sql`coalesce(${orders.slotStartsAt}, ${orders.placedAt})`;
  const [count] = await db.select({ total: sql<number>`count(*)::int` }).from(orders).where(where);
  const rows = await db
    .select({ order: orders, storeName: stores.name })
    .from(orders)
    .innerJoin(stores, eq(stores.id, orders.storeId))
    .where(where)
    .orderBy(...(coming ? [asc(arrival), asc(orders.placedAt)] : [desc(orders.placedAt)]))
    .limit(limit)
    .offset((page - 1) * limit);
  const pictures = await firstPictures(
    db,
    rows.map(({ order }) => order.draftOrderId),
    PICTURES_PER_ORDER,
  );
  const total = count?.total ?? 0;
  return {
    orders: rows.flatMap(({ order, storeName }) =>
      isPlaced(order) ? [{ ...orderSummary(order, storeName), images: pictures.get(order.draftOrderId) ?? [] }] : [],
    ),
    page,
    limit,
    pages: Math.max(1, Math.ceil(total / limit)),
    total,
  };
}

export async function orderRowOfMember(db: Database, businessId: number, memberId: number, orderId: number) {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.orderId, orderId), eq(orders.memberId, memberId), eq(orders.businessId, businessId)));
  return row;
}

export async function orderOfMember(
  db: Database,
  { businessId, memberId, orderId }: { businessId: number; memberId: number; orderId: number },
  now: Date,
): Promise<Order> {
  const row = await orderRowOfMember(db, businessId, memberId, orderId);
  const order = await orderView(db, row);
  if (!isPlaced(row)) return order;
  return {
    ...order,
    ...(await allowedChanges(db, row, now)),
    ...(await complaintsOf(db, row, now)),
    replaces: await replacedOrder(db, row),
    replacedBy: await replacedBy(db, row),
  };
}
