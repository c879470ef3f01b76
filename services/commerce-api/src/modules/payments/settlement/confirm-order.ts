import type { PaymentRefusal } from '@storefront/api/entities/payment';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import { baskets } from '../../../database/schema/basket';
import { takePlace } from '../../checkout/place-order';
import { sameLines } from '../../checkout/same-lines';
import type { LockedPayment } from '../../ledger/payments.repository';
import { isStillAmendable } from '../../orders/amendments/amended-order';

/** Confirms the reservation of an authorised payment's order, or says why the order cannot be placed. */
export async function confirmOrReject(
  tx: Database,
  { order, payment }: LockedPayment,
  now: Date,
): Promise<{ refusal: PaymentRefusal['code'] } | { basket: typeof baskets.$inferSelect }> {
  const [basket] = await tx.select().from(baskets).where(eq(baskets.id, order.basketId)).for('update');
  // The order that it was to replace stands.
  const isChange = basket !== undefined && basket.amendsDraftOrderId !== null;
  if (order.status !== 'draft' || basket?.state !== 'open')
    return { refusal: isChange ? 'order_not_amendable' : 'order_not_payable' };
  if (order.version !== payment.orderVersion || !(await sameLines(tx, order, basket)))
    return { refusal: 'basket_changed' };
  if (!(await isStillAmendable(tx, basket, now))) return { refusal: 'order_not_amendable' };
  if (!(await takePlace(tx, order, basket, now))) return { refusal: 'slot_expired' };
  return { basket };
}
