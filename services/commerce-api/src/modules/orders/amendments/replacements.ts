import type { OrderReference } from '@storefront/api/entities/order';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import type { OrderRow } from '../../../database/order-row';
import { baskets } from '../../../database/schema/basket';
import { orders } from '../../../database/schema/order';

type Row = Pick<OrderRow, 'orderId' | 'businessOrderId'>;

const numbers = { orderId: orders.orderId, businessOrderId: orders.businessOrderId };

const referenceTo = (row: Row | undefined): OrderReference | null =>
  row?.orderId != null && row.businessOrderId !== null
    ? { orderId: row.orderId, businessOrderId: row.businessOrderId }
    : null;

/** The placed order that replaced an order. */
export async function replacedBy(
  db: Database,
  { draftOrderId }: Pick<OrderRow, 'draftOrderId'>,
): Promise<OrderReference | null> {
  const [row] = await db
    .select(numbers)
    .from(baskets)
    .innerJoin(orders, eq(orders.basketId, baskets.id))
    .where(and(eq(baskets.amendsDraftOrderId, draftOrderId), isNotNull(orders.placedAt)));
  return referenceTo(row);
}

/** The order with a number of its own that a placed order replaced: changed orders had new numbers once. */
export async function replacedOrder(
  db: Database,
  { basketId }: Pick<OrderRow, 'basketId'>,
): Promise<OrderReference | null> {
  const [row] = await db
    .select(numbers)
    .from(baskets)
    .innerJoin(orders, eq(orders.draftOrderId, baskets.amendsDraftOrderId))
    .where(and(eq(baskets.id, basketId), isNull(orders.changedInto)));
  return referenceTo(row);
}

/** Whether an open basket changes an order. */
export async function isBeingAmended(db: Database, { draftOrderId }: Pick<OrderRow, 'draftOrderId'>): Promise<boolean> {
  return (await db.$count(baskets, and(eq(baskets.amendsDraftOrderId, draftOrderId), eq(baskets.state, 'open')))) > 0;
}
