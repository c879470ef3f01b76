import { DELIVERIES_LISTED_MAX } from '@storefront/api/constants';
import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import { isPlaced } from '../../../database/order-row';
import { orders } from '../../../database/schema/order';
import { orderPicks } from '../../../database/schema/order-pick';
import type { CallingOperator } from '../../../http/callers/operator-of-request';
import { agesOf, cashOf } from '../ages-and-cash';
import { storeOfOperator } from '../store-of-operator';

/** The picked deliveries of a store, the next slot first. @throws Problem store_not_found */
export async function listWaiting(
  db: Database,
  { storeId }: BodyOf<'POST /desk/drive-waiting'>,
  operator: CallingOperator,
): Promise<ReplyOf<'POST /desk/drive-waiting'>> {
  await storeOfOperator(db, operator, storeId);
  const rows = await db
    .select({ order: orders, pick: orderPicks })
    .from(orders)
    .leftJoin(orderPicks, eq(orderPicks.draftOrderId, orders.draftOrderId))
    .where(
      and(
        eq(orders.storeId, storeId),
        eq(orders.fulfilmentMethod, 'delivery'),
        eq(orders.status, 'picked'),
        isNull(orders.changedInto),
      ),
    )
    .orderBy(asc(orders.slotStartsAt), asc(orders.placedAt))
    .limit(DELIVERIES_LISTED_MAX);
  const ids = rows.map(({ order }) => order.draftOrderId);
  const [ages, cash] = [await agesOf(db, ids), await cashOf(db, ids)];
  return {
    orders: rows.flatMap(({ order, pick }) =>
      isPlaced(order)
        ? [
            {
              businessOrderId: order.businessOrderId,
              slotStartsAt: order.slotStartsAt?.toISOString() ?? null,
              slotEndsAt: order.slotEndsAt?.toISOString() ?? null,
              postcode: order.deliveryAddress?.postcode ?? '',
              place: pick?.place ?? null,
              bags: pick?.bags ?? [],
              itemCount: order.itemCount,
              toPay: cash.get(order.draftOrderId) || null,
              proofOfAge: ages.get(order.draftOrderId) ?? null,
            },
          ]
        : [],
    ),
  };
}
