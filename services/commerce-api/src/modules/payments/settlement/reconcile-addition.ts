import type { PaymentRefusal } from '@storefront/api/entities/payment';
import { eq, sql } from 'drizzle-orm';
import type { Addition } from '../../../context/gateway.types';
import type { Database } from '../../../database/database.types';
import { baskets } from '../../../database/schema/basket';
import { payments } from '../../../database/schema/order';
import type { Business } from '../../businesses/businesses.repository';
import { returnStockOfPayment } from '../../catalogue/items/stock';
import { placeOrder } from '../../checkout/place-order';
import { returnReservedCoupon } from '../../coupons/coupon-uses';
import { carryPayment } from '../../ledger/earlier-payment';
import { post, postRelease } from '../../ledger/ledger';
import { movePayment, type PaymentRow } from '../../ledger/payment-ledger';
import { type LockedPayment, lockBoth, paymentById } from '../../ledger/payments.repository';
import { GRACE_MS, later, WATCH_EVERY_MS } from '../payment-times';
import { confirmOrReject } from './confirm-order';

/** Nothing of these is held any more: what is added to them has ended with the rest. */
const OVER: readonly PaymentRow['state'][] = ['captured', 'refunding', 'refunded', 'voided'];

/** The payment to which an addition adds, with its order; both rows locked. */
async function lockTarget(tx: Database, { addsTo }: PaymentRow): Promise<LockedPayment> {
  const target = addsTo === null ? undefined : await paymentById(tx, addsTo);
  if (!target) throw new Error(`Payment ${addsTo} does not exist`);
  return lockBoth(tx, target.draftOrderId, target.id);
}

/** The bank has authorised more: it is booked with the payment to which it was added, whatever becomes of the order. */
async function book(tx: Database, addition: PaymentRow, target: PaymentRow, now: Date): Promise<PaymentRow> {
  const amount = target.amount + addition.amount;
  await tx
    .update(payments)
    .set({ amount: sql`${payments.amount} + ${addition.amount}` })
    .where(eq(payments.id, target.id));
  const booked = { ...target, amount };
  await post(tx, booked, 'authorisation', addition.amount, now, `authorisation-${addition.id}`);
  if (OVER.includes(target.state)) await postRelease(tx, booked, now, `void-${addition.id}`);
  return booked;
}

/** The bank has authorised more: the changed order is placed, or what was added ends with the capture of the old one. */
async function finishAddition(
  tx: Database,
  business: Business,
  { order, payment }: LockedPayment,
  responseCode: string | undefined,
  now: Date,
): Promise<void> {
  // Locked in the order of every transaction: the basket before the order that it changes.
  await tx.select({ id: baskets.id }).from(baskets).where(eq(baskets.id, order.basketId)).for('update');
  const { payment: target } = await lockTarget(tx, payment);
  const refused: PaymentRefusal['code'] | undefined =
    payment.state === 'cancelled' || target.state !== 'authorised' ? 'order_not_amendable' : undefined;
  const verdict = refused ? { refusal: refused } : await confirmOrReject(tx, { order, payment }, now);
  const refusalCode = 'refusal' in verdict ? verdict.refusal : null;
  const added = await movePayment(tx, payment, 'added', now, {
    refusalCode,
    responseCode: responseCode ?? null,
    nextCheckAt: null,
  });
  const booked = await book(tx, added, target, now);
  if ('refusal' in verdict) {
    await returnReservedCoupon(tx, added.id);
    await returnStockOfPayment(tx, added.id, now);
    return;
  }
  await carryPayment(tx, booked, order);
  await placeOrder(tx, business, { order, basket: verdict.basket }, added.id, now);
}

/**
 * Moves an addition, whose order and row the caller has locked, to what the gateway reports. One that the gateway does not
 * know after 30 seconds was never made.
 */
export async function reconcileAddition(
  tx: Database,
  business: Business,
  locked: LockedPayment,
  found: Addition | undefined,
  now: Date,
): Promise<void> {
  const { payment } = locked;
  if (found?.status === 'authorised') return finishAddition(tx, business, locked, found.responseCode, now);
  if (payment.state !== 'created') return;
  if (found)
    await movePayment(tx, payment, 'declined', now, {
      refusalCode: found.isUnsupported ? 'payment_not_extendable' : 'payment_failed',
      responseCode: found.responseCode ?? null,
      nextCheckAt: null,
    });
  else if (now.getTime() - payment.createdAt.getTime() > GRACE_MS)
    await movePayment(tx, payment, 'cancelled', now, {
      refusalCode: 'payment_failed',
      nextCheckAt: later(now, WATCH_EVERY_MS),
    });
}
