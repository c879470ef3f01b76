import type { PaymentState } from '@storefront/api/entities/payment';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { paymentEvents, payments } from '../../database/schema/order';
import { recordTransition } from '../../database/transitions';
import { newId } from '../../ids';
import { mayMovePayment } from '../../states/payment-state';
import { returnStockOfPayment } from '../catalogue/items/stock';
import { returnReservedCoupon } from '../coupons/coupon-uses';

export type PaymentRow = typeof payments.$inferSelect;
export type PaymentChange = Partial<typeof payments.$inferInsert>;

type Opening = Pick<PaymentRow, 'draftOrderId' | 'method' | 'gateway' | 'amount' | 'currency' | 'orderVersion'> &
  PaymentChange;

/** Creates a payment with its first events. @param state cash needs no gateway, so its payment is to be collected at once */
export async function openPayment(
  tx: Database,
  payment: Opening,
  now: Date,
  state: 'created' | 'to_collect' = 'created',
): Promise<PaymentRow> {
  const [row] = await tx
    .insert(payments)
    .values({ ...payment, id: newId(), state, createdAt: now })
    .returning();
  if (!row) throw new Error('The payment was not saved');
  const states = state === 'created' ? [state] : (['created', state] as const);
  const { id: paymentId, amount } = row;
  await tx
    .insert(paymentEvents)
    .values(states.map((passed) => ({ id: newId(), paymentId, state: passed, amount, at: now })));
  await recordTransition(tx, 'payment', 'none', 'created');
  if (state !== 'created') await recordTransition(tx, 'payment', 'created', state);
  return row;
}

/** In these states the payment places no order any more. */
const FAILED_STATES: readonly PaymentState[] = ['declined', 'cancelled', 'voiding'];

/**
 * Moves a payment, whose row the caller has locked, and appends an event. An illegal transition is a bug, so it
 * throws a plain error.
 */
export async function movePayment(
  tx: Database,
  payment: PaymentRow,
  to: PaymentState,
  now: Date,
  change: PaymentChange = {},
): Promise<PaymentRow> {
  if (!mayMovePayment(payment.state, to)) throw new Error(`A payment cannot go from ${payment.state} to ${to}`);
  await tx
    .update(payments)
    // Failed attempts of the previous state's operation do not count for this one.
    .set({ declines: 0, refusals: 0, retryAt: null, ...change, state: to })
    .where(eq(payments.id, payment.id));
  await tx
    .insert(paymentEvents)
    .values({ id: newId(), paymentId: payment.id, state: to, amount: payment.amount, at: now });
  await recordTransition(tx, 'payment', payment.state, to);
  if (FAILED_STATES.includes(to)) {
    await returnReservedCoupon(tx, payment.id);
    await returnStockOfPayment(tx, payment.id, now);
  }
  return { ...payment, declines: 0, refusals: 0, retryAt: null, ...change, state: to } as PaymentRow;
}
