import { and, count, eq, gte, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import { isEnded, orderEvents, orders } from '../../../database/schema/order';
import type { Span } from './movements';

/**
 * The orders of a business that ended in a time without being fulfilled, by store. One that its shopper changed goes on
 * as another row.
 */
export const cancellationsIn = (db: Database, businessId: number, { from, until }: Span) =>
  db
    .select({
      storeId: orders.storeId,
      count: count(),
      amount: sql<number>`coalesce(sum(${orders.total}), 0)`.mapWith(Number),
    })
    .from(orderEvents)
    .innerJoin(orders, eq(orders.draftOrderId, orderEvents.draftOrderId))
    .where(
      and(
        isEnded,
        isNull(orderEvents.action),
        gte(orderEvents.at, from),
        lt(orderEvents.at, until),
        eq(orders.businessId, businessId),
        isNull(orders.changedInto),
      ),
    )
    .groupBy(orders.storeId);
