import { DAY_MS } from '@storefront/api/durations';
import { and, asc, eq, gte, inArray, isNotNull, isNull, notExists, sql } from 'drizzle-orm';
import type { Database } from '../database/database.types';
import { deliveryStops } from '../database/schema/delivery-run';
import { orderEvents, orders } from '../database/schema/order';
import { orderPicks } from '../database/schema/order-pick';
import type { DemoShop } from './demo-shop';
import { DEMO_OWNER } from './place-demo-order';

/** Older ones were ended when the demonstration ran last. */
const KEPT_MS = 14 * DAY_MS;

/**
 * Orders of the demonstration that are not over, by their slots, without those that somebody at the desk picks or drives.
 */
export async function openDemoOrders(db: Database, { storeId, pickers }: DemoShop, now: Date) {
  const rows = await db
    .select({
      number: sql<string>`${orders.businessOrderId}`,
      status: orders.status,
      method: orders.fulfilmentMethod,
      placedAt: sql<Date>`${orders.placedAt}`.mapWith(orders.placedAt),
      startsAt: sql<Date>`${orders.slotStartsAt}`.mapWith(orders.slotStartsAt),
      endsAt: sql<Date>`${orders.slotEndsAt}`.mapWith(orders.slotEndsAt),
      pickerId: orderPicks.operatorId,
      movedAt: sql<Date>`(select max(${orderEvents.at}) from ${orderEvents}
        where ${orderEvents.draftOrderId} = ${orders.draftOrderId})`.mapWith(orderEvents.at),
    })
    .from(orders)
    .leftJoin(orderPicks, eq(orderPicks.draftOrderId, orders.draftOrderId))
    .where(
      and(
        eq(orders.storeId, storeId),
        eq(orders.detailsOwner, DEMO_OWNER),
        gte(orders.placedAt, new Date(now.getTime() - KEPT_MS)),
        inArray(orders.status, ['sent_to_store', 'store_accepted_picking', 'picked', 'en_route']),
        isNotNull(orders.slotStartsAt),
        isNull(orders.changedInto),
        notExists(db.select().from(deliveryStops).where(eq(deliveryStops.draftOrderId, orders.draftOrderId))),
      ),
    )
    .orderBy(asc(orders.slotStartsAt), asc(orders.businessOrderId));
  const own = new Set<number | null>(pickers.map(({ operatorId }) => operatorId));
  return rows.filter(({ status, pickerId }) => (status === 'sent_to_store' ? pickerId === null : own.has(pickerId)));
}

export type OpenDemoOrder = Awaited<ReturnType<typeof openDemoOrders>>[number];

/** When the demonstration placed its last order; undefined if it placed none. */
export async function lastPlaced(db: Database, { storeId }: DemoShop): Promise<Date | undefined> {
  const [row] = await db
    .select({ placedAt: sql<Date | null>`max(${orders.placedAt})`.mapWith(orders.placedAt) })
    .from(orders)
    .where(and(eq(orders.storeId, storeId), eq(orders.detailsOwner, DEMO_OWNER)));
  return row?.placedAt ?? undefined;
}
