import { isDeepStrictEqual } from 'node:util';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import type { OrderRow } from '../../database/order-row';
import { orderLines } from '../../database/schema/order';
import type { BasketRow } from '../basket/basket.repository';
import { currentLines } from '../basket/prices/priced-basket';

/**
 * True while a basket still matches its draft: same items, options, tip, coupon, store and method. Current prices do not
 * matter, because the shopper paid the agreed amount.
 */
export async function sameLines(tx: Database, order: OrderRow, basket: BasketRow): Promise<boolean> {
  if (basket.version === order.basketVersion) return true;
  if (basket.storeId !== order.storeId || basket.fulfilmentMethod !== order.fulfilmentMethod) return false;
  if (basket.tip !== order.totals.tip || basket.couponId !== order.couponId) return false;
  const agreed = await tx
    .select()
    .from(orderLines)
    .where(eq(orderLines.draftOrderId, order.draftOrderId))
    .orderBy(asc(orderLines.position));
  // An order leaves out lines that the shopper kept although their items are gone.
  const now = (await currentLines(tx, basket, undefined)).filter(({ row }) => !row.absenceAccepted);
  return isDeepStrictEqual(
    agreed.map(({ itemId, quantity, options }) => [
      itemId,
      quantity,
      options.map(({ optionId, valueId, text }) => [optionId, valueId, text]),
    ]),
    now.map(({ item, row, price }) => [
      item.id,
      row.quantity,
      price.options.map(({ optionId, valueId, text }) => [optionId, valueId, text]),
    ]),
  );
}
