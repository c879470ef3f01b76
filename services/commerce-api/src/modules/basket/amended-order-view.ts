import type { AmendedOrder } from '@storefront/api/entities/basket';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { isPlaced, type PlacedOrder } from '../../database/order-row';
import { orders } from '../../database/schema/order';
import { isEndedState } from '../../states/order-status';
import { cutOffOf } from '../slots/cut-off-of-order';
import type { BasketRow } from './basket.repository';

function refusalOf({ status }: PlacedOrder, until: Date | null, now: Date): AmendedOrder['refusal'] {
  if (isEndedState(status)) return 'order_ended';
  if (status !== 'sent_to_store') return 'store_began';
  return until === null || until > now ? null : 'cut_off_passed';
}

/**
 * The order that a basket is to replace, and whether it still can; null for an ordinary basket.
 * @param showsDetails the basket's personal details are the caller's
 */
export async function amendedOrderView(
  db: Database,
  { amendsDraftOrderId }: Pick<BasketRow, 'amendsDraftOrderId'>,
  showsDetails: boolean,
  now: Date,
): Promise<AmendedOrder | null> {
  if (amendsDraftOrderId === null) return null;
  const [row] = await db.select().from(orders).where(eq(orders.draftOrderId, amendsDraftOrderId));
  if (!isPlaced(row)) return null;
  const until = await cutOffOf(db, row);
  const { draftOrderId, orderId, businessOrderId, total } = row;
  return {
    draftOrderId,
    orderId,
    businessOrderId,
    until: until?.toISOString() ?? null,
    refusal: refusalOf(row, until, now),
    total: showsDetails ? total : null,
  };
}
