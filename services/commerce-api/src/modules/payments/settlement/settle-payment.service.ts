import { eq } from 'drizzle-orm';
import { type GatewayPayment, GatewayUnclear } from '../../../context/gateway.types';
import type { Database } from '../../../database/database.types';
import { inTransaction } from '../../../database/in-transaction';
import { orders, payments } from '../../../database/schema/order';
import { refuse } from '../../../problem';
import type { ServiceContext } from '../../../service-context';
import { businessById } from '../../businesses/businesses.repository';
import { movePayment, type PaymentRow } from '../../ledger/payment-ledger';
import { lockBoth, lockPayment, openAdditionTo, openPaymentOf, paymentById } from '../../ledger/payments.repository';
import { requestedRefunds } from '../../ledger/refunds';
import { findPayable, type OrderRequester } from '../../orders/draft-order';
import { saveCardOfPayment } from '../../saved-cards/save-card-of-payment';
import { later, WATCH_EVERY_MS } from '../payment-times';
import { type Mismatch, mismatchesOf } from './compare-answer';
import { type Attempt, gatewayOperations } from './gateway-operations';
import { nextCheck } from './next-check';
import { reconcilePayment } from './reconcile-payment';
import { recordMismatch } from './record-mismatch';
import { requestOperation } from './request-operation';
import { settleAddition } from './settle-addition';

/** A payment in these states has not placed an order: money that differs from the request is given back. */
const BEFORE_ORDER: readonly PaymentRow['state'][] = ['created', 'pending', 'cancelled'];

/** Whether the gateway's reply states an addition that is not booked yet, or was booked since the payment was read. */
async function statesAddition(db: Database, { id, amount }: PaymentRow, answer: GatewayPayment): Promise<boolean> {
  if (answer.amount === undefined || answer.amount === amount) return false;
  const adding = await openAdditionTo(db, id);
  if (adding) return answer.amount === amount + adding.amount;
  return answer.amount === (await paymentById(db, id))?.amount;
}

/**
 * Compares the gateway's reply with the request, and records and logs differences.
 * @throws GatewayUnclear when the reply is about another payment, or states different money for a placed order; neither
 * may change anything
 */
async function recordMismatches(
  context: ServiceContext,
  payment: PaymentRow,
  answer: GatewayPayment,
): Promise<Mismatch[]> {
  const isAdded = await statesAddition(context.db, payment, answer);
  const found = mismatchesOf(payment, isAdded ? { ...answer, amount: payment.amount } : answer);
  if (found.length === 0) return found;
  await recordMismatch(context, payment, answer.id, found);
  const isOrdered = ['authorised', 'capturing'].includes(payment.state) && found.some((one) => one !== 'brand');
  if (found.includes('reference') || isOrdered)
    throw new GatewayUnclear(`The gateway stated another ${found.join(', ')} for payment ${payment.id}`);
  return BEFORE_ORDER.includes(payment.state) ? found : [];
}

/** Look-up, operation, look-up: three rounds reach a final state from any state. */
const MAX_ROUNDS = 3;

/**
 * The only function that moves a card payment: the shopper's return, the gateway's notice, the reconciler and the first
 * reply all call it. It asks the gateway for the payment's state (unless `reported` contains it), stores it together with
 * its consequences for the order, and requests the next operation.
 * @throws GatewayUnclear when the gateway does not answer; then nothing has changed and the reconciler asks again
 */
export async function settlePayment(
  context: ServiceContext,
  paymentId: number,
  reported?: GatewayPayment,
): Promise<void> {
  const { db, clock, gateways } = context;
  let gatewayPayment = reported;
  let refused: Attempt | undefined;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const stored = await paymentById(db, paymentId);
    if (!stored || stored.gateway === 'cash') return;
    const [order] = await db.select().from(orders).where(eq(orders.draftOrderId, stored.draftOrderId));
    const business = order && (await businessById(context, order.businessId));
    const gateway = business && gateways.of(business.id, stored.gateway);
    if (!business || !gateway) throw new GatewayUnclear(`No account with ${stored.gateway} for payment ${paymentId}`);
    if (stored.addsTo !== null) return settleAddition(context, { business, gateway }, stored);
    const adding = await openAdditionTo(db, paymentId);
    if (adding) await settleAddition(context, { business, gateway }, adding);
    // With what was just added to it.
    const before = adding ? ((await paymentById(db, paymentId)) ?? stored) : stored;
    const operation = gatewayOperations[before.state];
    const [refund] = operation === 'refund' ? await requestedRefunds(db, before.id) : [];
    gatewayPayment ??= await gateway.find({
      id: before.gatewayPaymentId,
      reference: String(before.id),
      method: before.method,
      amount: before.amount,
      currency: before.currency,
      ...(operation && { operation }),
      ...(refund && { key: String(refund.id) }),
    });
    const now = clock.now();
    const mismatches = gatewayPayment ? await recordMismatches(context, before, gatewayPayment) : [];
    const known = gatewayPayment;
    const failed = refused;
    const after = await inTransaction(db, async (tx) => {
      const locked = await lockBoth(tx, before.draftOrderId, paymentId);
      await reconcilePayment(tx, business, locked, known, failed, mismatches, now);
      const payment = await lockPayment(tx, paymentId);
      await saveCardOfPayment(tx, locked.order, payment, known, now);
      await tx
        .update(payments)
        .set({ nextCheckAt: nextCheck(payment, now) })
        .where(eq(payments.id, paymentId));
      return payment;
    });
    const requested = await requestOperation(context, gateway, after, now);
    if (!requested) return;
    refused = requested.refused;
    gatewayPayment = requested.answer;
  }
}

/**
 * The shopper returned without paying: a payment that the bank has not confirmed is cancelled, and voided if the bank
 * confirms it later.
 */
export async function cancelPending(context: ServiceContext, { draftOrderId, id }: PaymentRow): Promise<void> {
  const now = context.clock.now();
  await inTransaction(context.db, async (tx) => {
    const { payment } = await lockBoth(tx, draftOrderId, id);
    if (payment.state !== 'pending') return;
    await movePayment(tx, payment, 'cancelled', now, {
      refusalCode: 'payment_cancelled',
      nextCheckAt: later(now, WATCH_EVERY_MS),
    });
  });
}

/**
 * Finishes or cancels the open payment before another one starts. A payment with an unknown outcome blocks a new one.
 */
export async function cancelOpenPayment(
  context: ServiceContext,
  requester: OrderRequester,
  draftOrderId: number,
): Promise<void> {
  const order = await findPayable(context.db, requester, draftOrderId);
  const open = order && (await openPaymentOf(context.db, draftOrderId));
  if (!open || (open.state !== 'created' && open.state !== 'pending')) return;
  try {
    await settlePayment(context, open.id);
  } catch (error) {
    if (error instanceof GatewayUnclear) throw refuse('payment_in_progress');
    throw error;
  }
  const now = await paymentById(context.db, open.id);
  if (now?.state === 'created') throw refuse('payment_in_progress');
  if (now?.state === 'pending') await cancelPending(context, now);
}
