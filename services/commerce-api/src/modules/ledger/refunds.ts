import type { Refund } from '@storefront/api/entities/refund';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { orders, payments } from '../../database/schema/order';
import { refunds } from '../../database/schema/refund';
import { newId } from '../../ids';
import { balanceOf, post } from './ledger';
import type { PaymentRow } from './payment-ledger';

export type RefundRow = typeof refunds.$inferSelect;

/** The refunds of a payment that its gateway has not made yet, oldest first. */
export function requestedRefunds(db: Database, paymentId: number): Promise<RefundRow[]> {
  return db
    .select()
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), isNull(refunds.doneAt)))
    .orderBy(asc(refunds.requestedAt), asc(refunds.id));
}

/** What of a payment can still be given back: what was taken, less refunds done and requested; in minor units. */
export async function refundable(tx: Database, paymentId: number): Promise<number> {
  const { gateway, till } = await balanceOf(tx, paymentId);
  const requested = await requestedRefunds(tx, paymentId);
  return requested.reduce((left, { amount }) => left - amount, gateway + till);
}

type NewRefund = Pick<RefundRow, 'kind' | 'amount' | 'reason'> &
  Partial<Pick<RefundRow, 'orderLineId' | 'quantity' | 'vat' | 'requestKey'>>;

/** Requests a refund of a payment whose row the caller has locked. The caller has checked the amount. */
export async function requestRefund(
  tx: Database,
  { id: paymentId, draftOrderId }: PaymentRow,
  refund: NewRefund,
  now: Date,
): Promise<RefundRow> {
  const [row] = await tx
    .insert(refunds)
    .values({ ...refund, id: newId(), paymentId, draftOrderId, requestedAt: now })
    .returning();
  if (!row) throw new Error('The refund was not saved');
  return row;
}

/**
 * The VAT, by rate, of what of an order was not refunded yet. Empty when less is left than the goods and fees cost,
 * after goodwill, and for orders from before their VAT was stored.
 */
async function vatLeft(tx: Database, draftOrderId: number, amount: number): Promise<RefundRow['vat']> {
  const [order] = await tx
    .select({ breakdown: orders.breakdown })
    .from(orders)
    .where(eq(orders.draftOrderId, draftOrderId));
  const before = (await refundsOf(tx, draftOrderId)).flatMap(({ vat }) => vat);
  const left = (order?.breakdown?.vat ?? []).map(({ rate, ...whole }) => {
    const given = before.filter((one) => one.rate === rate);
    const less = (of: 'gross' | 'vat') => given.reduce((sum, one) => sum - one[of], whole[of]);
    return { rate, gross: less('gross'), vat: less('vat') };
  });
  const parts = left.filter(({ gross }) => gross > 0);
  return parts.reduce((sum, { gross }) => sum + gross, 0) <= amount ? parts : [];
}

/** Requests the refund of everything that is left of a payment; undefined when nothing is. */
export async function requestWholeRefund(
  tx: Database,
  payment: PaymentRow,
  refund: Pick<RefundRow, 'kind' | 'reason'>,
  now: Date,
): Promise<RefundRow | undefined> {
  const amount = await refundable(tx, payment.id);
  if (amount <= 0) return undefined;
  const vat = await vatLeft(tx, payment.draftOrderId, amount);
  return requestRefund(tx, payment, { ...refund, amount, vat }, now);
}

/**
 * Requests the refund of what was captured beyond the cost of the picked order: its authorisation would have ended
 * before. True when there was any.
 */
export async function requestDifference(tx: Database, payment: PaymentRow, total: number, now: Date): Promise<boolean> {
  const left = await refundable(tx, payment.id);
  const goodwill = (await refundsOf(tx, payment.draftOrderId)).filter(({ kind }) => kind === 'goodwill');
  // Goodwill was given besides, so it does not reduce what is paid back.
  const paid = goodwill.reduce((sum, one) => sum + one.amount, left);
  const amount = Math.min(paid - total, left);
  if (amount <= 0) return false;
  await requestRefund(tx, payment, { kind: 'picking', amount, reason: 'Less was picked than had been captured' }, now);
  return true;
}

/** The reason of what somebody paid back in the gateway's dashboard. */
export const PAID_BACK_AT_GATEWAY = 'Paid back at the gateway';

/** Records that a refund was made. */
export async function finishRefund(tx: Database, payment: PaymentRow, refund: RefundRow, now: Date): Promise<void> {
  await tx.update(refunds).set({ doneAt: now }).where(eq(refunds.id, refund.id));
  await post(tx, payment, 'refund', refund.amount, now, String(refund.id));
}

/**
 * Records the refunds that the gateway has made since: those that were requested, in their order, and the rest as made
 * by hand in its dashboard. Failed attempts at one refund do not count for the next.
 * @param refunded what the gateway has refunded of the payment in all
 * @returns whether some of it was made by hand
 */
export async function recordRefunds(tx: Database, payment: PaymentRow, refunded: number, now: Date): Promise<boolean> {
  let unknown = refunded - (await balanceOf(tx, payment.id)).refunded;
  for (const refund of await requestedRefunds(tx, payment.id)) {
    if (unknown < refund.amount) break;
    await finishRefund(tx, payment, refund, now);
    await tx.update(payments).set({ declines: 0, refusals: 0, retryAt: null }).where(eq(payments.id, payment.id));
    unknown -= refund.amount;
  }
  const isWaiting = (await requestedRefunds(tx, payment.id)).length > 0;
  if (unknown <= 0 || isWaiting) return false;
  await finishRefund(
    tx,
    payment,
    await requestRefund(tx, payment, { kind: 'gateway', amount: unknown, reason: PAID_BACK_AT_GATEWAY }, now),
    now,
  );
  return true;
}

/** An order's refunds, oldest first. */
export async function refundsOf(db: Database, draftOrderId: number): Promise<Refund[]> {
  const rows = await db
    .select()
    .from(refunds)
    .where(eq(refunds.draftOrderId, draftOrderId))
    .orderBy(asc(refunds.requestedAt), asc(refunds.id));
  return rows.map(({ id, kind, orderLineId, quantity, amount, vat, reason, requestedAt, doneAt }) => ({
    refundId: id,
    kind,
    lineId: orderLineId,
    quantity,
    amount,
    vat,
    reason,
    isDone: doneAt !== null,
    requestedAt: requestedAt.toISOString(),
  }));
}
