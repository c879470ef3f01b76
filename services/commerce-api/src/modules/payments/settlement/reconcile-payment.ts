import type { PaymentRefusal } from '@storefront/api/entities/payment';
import { eq } from 'drizzle-orm';
import type { GatewayPayment } from '../../../context/gateway.types';
import type { Database } from '../../../database/database.types';
import { isPlaced, type OrderRow } from '../../../database/order-row';
import { payments } from '../../../database/schema/order';
import { isEndedState, isLegalMove } from '../../../states/order-status';
import type { Business } from '../../businesses/businesses.repository';
import { placeOrder } from '../../checkout/place-order';
import { CAPTURE_WITHIN_MS } from '../../ledger/authorisation-time';
import { balanceOf, post, postCapture, postRelease } from '../../ledger/ledger';
import { movePayment, type PaymentChange, type PaymentRow } from '../../ledger/payment-ledger';
import type { LockedPayment } from '../../ledger/payments.repository';
import {
  PAID_BACK_AT_GATEWAY,
  recordRefunds,
  requestDifference,
  requestedRefunds,
  requestWholeRefund,
} from '../../ledger/refunds';
import { endOrder } from '../../orders/end-order';
import { moveOrder } from '../../orders/move-order';
import { GRACE_MS, later, MAX_CAPTURES, RETRY_MS, WATCH_EVERY_MS } from '../payment-times';
import type { Mismatch } from './compare-answer';
import { confirmOrReject } from './confirm-order';
import { type Attempt, attemptOf, gatewayOperations } from './gateway-operations';

/** Places the order of an authorised payment in this transaction; voids the payment when that is impossible. */
async function authorise(
  tx: Database,
  business: Business,
  locked: LockedPayment,
  change: PaymentChange,
  amount: number,
  refused: PaymentRefusal['code'] | undefined,
  now: Date,
): Promise<void> {
  const { order } = locked;
  const payment = await movePayment(tx, locked.payment, 'authorised', now, { ...change, nextCheckAt: now });
  await post(tx, payment, 'authorisation', amount, now);
  const verdict = refused ? { refusal: refused } : await confirmOrReject(tx, { order, payment }, now);
  if ('refusal' in verdict) await movePayment(tx, payment, 'voiding', now, { refusalCode: verdict.refusal });
  else await placeOrder(tx, business, { order, basket: verdict.basket }, payment.id, now);
}

/** A payment of another amount, or by a card brand that is not accepted, is refunded and places no order. */
function refusalForMismatches(mismatches: readonly Mismatch[]): PaymentRefusal['code'] | undefined {
  if (mismatches.length === 0) return undefined;
  return mismatches.every((mismatch) => mismatch === 'brand') ? 'card_brand_not_accepted' : 'payment_failed';
}

async function reconcileUnfinished(
  tx: Database,
  business: Business,
  locked: LockedPayment,
  gatewayPayment: GatewayPayment | undefined,
  mismatches: readonly Mismatch[],
  now: Date,
): Promise<void> {
  const { payment } = locked;
  const cancel = (refusalCode: PaymentRefusal['code']) =>
    movePayment(tx, payment, 'cancelled', now, { refusalCode, nextCheckAt: later(now, WATCH_EVERY_MS) });
  if (!gatewayPayment) {
    if (now.getTime() - payment.createdAt.getTime() > GRACE_MS) await cancel('payment_failed');
    return;
  }
  const change: PaymentChange = {
    gatewayPaymentId: gatewayPayment.id || null,
    ...(gatewayPayment.responseCode && { responseCode: gatewayPayment.responseCode }),
    ...(gatewayPayment.cardFingerprint && { cardFingerprint: gatewayPayment.cardFingerprint }),
    ...(gatewayPayment.cardScheme && { cardScheme: gatewayPayment.cardScheme }),
    ...(gatewayPayment.cardLastFour && { cardLastFour: gatewayPayment.cardLastFour }),
  };
  switch (gatewayPayment.status) {
    case 'authorised':
    case 'captured':
      return authorise(
        tx,
        business,
        locked,
        change,
        gatewayPayment.amount ?? payment.amount,
        refusalForMismatches(mismatches),
        now,
      );
    case 'declined':
      await movePayment(tx, payment, 'declined', now, { ...change, refusalCode: 'payment_failed', nextCheckAt: null });
      return;
    case 'pending':
      if (payment.state === 'created')
        await movePayment(tx, payment, 'pending', now, { ...change, redirectUrl: gatewayPayment.redirectUrl ?? null });
      else if (payment.deadline && payment.deadline <= now) await cancel('payment_cancelled');
      return;
    default:
      await movePayment(tx, payment, 'cancelled', now, {
        ...change,
        refusalCode: 'payment_cancelled',
        nextCheckAt: null,
      });
  }
}

/**
 * Ends a placed order whose amount can no longer be captured: its reservation is released and the shopper is informed.
 * An order that has left the store cannot be called back; its payment stays open and visible to operators. True when
 * the order was ended.
 */
async function endUnpaid(tx: Database, order: OrderRow, now: Date): Promise<boolean> {
  if (!isPlaced(order)) return true;
  const ending = (['order_declined', 'order_cancelled'] as const).find((to) =>
    isLegalMove(order.status, to, order.fulfilmentMethod),
  );
  if (ending) await endOrder(tx, order, ending, now, 'The payment could not be taken');
  return ending !== undefined;
}

/**
 * Records that the bank declined this state's operation or the gateway refused it; it is requested again later.
 * `refused` is the attempt that was refused just now; if several processes made it, only one counts it.
 */
async function recordFailures(
  tx: Database,
  payment: PaymentRow,
  gatewayPayment: GatewayPayment | undefined,
  refused: Attempt | undefined,
  now: Date,
): Promise<PaymentRow> {
  // A look-up for another operation, made before the payment moved on, says nothing about this one.
  const declines =
    gatewayPayment?.operation === gatewayOperations[payment.state]
      ? Math.max(gatewayPayment?.declines ?? 0, payment.declines)
      : payment.declines;
  const isRefused = refused?.state === payment.state && refused.attempt === attemptOf(payment);
  const refusals = payment.refusals + (isRefused && declines === payment.declines ? 1 : 0);
  if (declines === payment.declines && refusals === payment.refusals) return payment;
  const wait = RETRY_MS[Math.min(declines + refusals, RETRY_MS.length) - 1] ?? RETRY_MS[0];
  const change = { declines, refusals, retryAt: later(now, wait) };
  await tx.update(payments).set(change).where(eq(payments.id, payment.id));
  return { ...payment, ...change };
}

const LOST_STATUSES: readonly GatewayPayment['status'][] = ['voided', 'cancelled', 'declined', 'refunded'];

/** Captures what the order costs: a changed one may cost less than was authorised. */
const startCapture = (tx: Database, { order, payment }: LockedPayment, now: Date) =>
  movePayment(tx, payment, 'capturing', now, {
    captureAmount: Math.min(order.total, payment.amount),
    nextCheckAt: now,
  });

/** The payment of an order that waits to be picked: captured before its authorisation ends, or lost at the gateway. */
async function reconcileAuthorised(
  tx: Database,
  { order, payment }: LockedPayment,
  gatewayPayment: GatewayPayment,
  now: Date,
): Promise<void> {
  // Captured by hand at the gateway.
  if (gatewayPayment.status === 'captured') {
    const captureAmount = gatewayPayment.captured ?? payment.amount;
    const capturing = await movePayment(tx, payment, 'capturing', now, { captureAmount, nextCheckAt: now });
    await reconcileCapture(tx, { order, payment: capturing }, gatewayPayment, now);
  } else if (LOST_STATUSES.includes(gatewayPayment.status)) {
    await endUnpaid(tx, order, now);
    await movePayment(tx, payment, 'voiding', now, { refusalCode: 'payment_failed', nextCheckAt: now });
  } else if (now.getTime() - payment.createdAt.getTime() >= CAPTURE_WITHIN_MS)
    await startCapture(tx, { order, payment }, now);
}

/** A requested capture: done, requested again, or given up together with its order. */
async function reconcileCapture(
  tx: Database,
  { order, payment }: LockedPayment,
  gatewayPayment: GatewayPayment,
  now: Date,
): Promise<void> {
  if (gatewayPayment.status === 'captured') {
    await postCapture(tx, payment, gatewayPayment.captured ?? payment.captureAmount ?? payment.amount, now);
    const captured = await movePayment(tx, payment, 'captured', now, { nextCheckAt: null });
    // It was picked for less while it was captured whole.
    if (order.agreed && (await requestDifference(tx, captured, order.total, now)))
      await movePayment(tx, captured, 'refunding', now, { nextCheckAt: now });
    return;
  }
  // Voided by hand at the gateway, expired there, or impossible to capture.
  const isGone = LOST_STATUSES.includes(gatewayPayment.status);
  if (!isGone && attemptOf(payment) < MAX_CAPTURES) return;
  if (await endUnpaid(tx, order, now)) {
    await movePayment(tx, payment, 'voiding', now, { refusalCode: 'payment_failed', nextCheckAt: now });
    return;
  }
  // It has left the store. A capture that may still succeed is requested every hour; a lost one is only observed.
  if (!isGone || (payment.retryAt && payment.retryAt > now)) return;
  await tx
    .update(payments)
    .set({ retryAt: later(now, RETRY_MS[RETRY_MS.length - 1] ?? 0) })
    .where(eq(payments.id, payment.id));
}

/** What the gateway has refunded of a payment in all. */
const refundedOf = ({ status, refunded, captured }: GatewayPayment, payment: PaymentRow): number =>
  refunded ?? (status === 'refunded' ? (captured ?? payment.captureAmount ?? payment.amount) : 0);

/** Refunded in the gateway's dashboard: a delivered order is marked refunded, and an undelivered one ends. */
async function reconcileRefund(
  tx: Database,
  { order, payment }: LockedPayment,
  gatewayPayment: GatewayPayment,
  now: Date,
): Promise<void> {
  await recordRefunds(tx, payment, refundedOf(gatewayPayment, payment), now);
  if (gatewayPayment.status !== 'refunded') return;
  await endRefunded(tx, order, now);
  const refunding = await movePayment(tx, payment, 'refunding', now, { nextCheckAt: now });
  await reconcileRefunding(tx, { order, payment: refunding }, gatewayPayment, now);
}

/** Ends an order of whose amount nothing is left, because somebody paid it back in the gateway's dashboard. */
async function endRefunded(tx: Database, order: OrderRow, now: Date): Promise<void> {
  if (!isPlaced(order) || isEndedState(order.status)) return;
  if (isLegalMove(order.status, 'refunded', order.fulfilmentMethod))
    await moveOrder(tx, order, 'refunded', now, {}, PAID_BACK_AT_GATEWAY);
  else if (isLegalMove(order.status, 'order_cancelled', order.fulfilmentMethod))
    await endOrder(tx, order, 'order_cancelled', now, PAID_BACK_AT_GATEWAY);
}

/** Refunds were requested: once all of them are made, the payment is refunded, or still captured in part. */
async function reconcileRefunding(
  tx: Database,
  { order, payment }: LockedPayment,
  gatewayPayment: GatewayPayment,
  now: Date,
): Promise<void> {
  const isByHand = await recordRefunds(tx, payment, refundedOf(gatewayPayment, payment), now);
  if ((await requestedRefunds(tx, payment.id)).length > 0) return;
  const { gateway: left } = await balanceOf(tx, payment.id);
  if (left <= 0 && isByHand) await endRefunded(tx, order, now);
  await movePayment(tx, payment, left > 0 ? 'captured' : 'refunded', now, { nextCheckAt: null });
}

/**
 * Moves a payment to the state that the gateway reports. Every step checks the state that it leaves, so nothing happens
 * twice.
 */
export async function reconcilePayment(
  tx: Database,
  business: Business,
  locked: LockedPayment,
  gatewayPayment: GatewayPayment | undefined,
  refused: Attempt | undefined,
  mismatches: readonly Mismatch[],
  now: Date,
): Promise<void> {
  const payment = await recordFailures(tx, locked.payment, gatewayPayment, refused, now);
  const hasStatus = (...statuses: GatewayPayment['status'][]) =>
    gatewayPayment !== undefined && statuses.includes(gatewayPayment.status);
  switch (payment.state) {
    case 'created':
    case 'pending':
      return reconcileUnfinished(tx, business, { ...locked, payment }, gatewayPayment, mismatches, now);
    case 'authorised':
      if (gatewayPayment) await reconcileAuthorised(tx, { ...locked, payment }, gatewayPayment, now);
      return;
    case 'capturing':
      if (gatewayPayment) await reconcileCapture(tx, { ...locked, payment }, gatewayPayment, now);
      return;
    case 'cancelled':
      // The bank confirmed it after it was cancelled.
      if (gatewayPayment && hasStatus('authorised', 'captured')) {
        const { id: gatewayPaymentId, amount } = gatewayPayment;
        const moved = await movePayment(tx, payment, 'voiding', now, { gatewayPaymentId, nextCheckAt: now });
        await post(tx, moved, 'authorisation', amount ?? payment.amount, now);
      }
      return;
    case 'voiding':
      if (hasStatus('voided', 'cancelled', 'declined')) {
        await movePayment(tx, payment, 'voided', now, { nextCheckAt: null });
        await postRelease(tx, payment, now);
      } else if (gatewayPayment && hasStatus('captured', 'refunded')) {
        // The capture had succeeded but its reply was lost, so it is refunded.
        const captureAmount = gatewayPayment.captured ?? (await balanceOf(tx, payment.id)).authorised;
        const moved = await movePayment(tx, payment, 'refunding', now, { captureAmount, nextCheckAt: now });
        await postCapture(tx, moved, captureAmount, now);
        await requestWholeRefund(tx, moved, { kind: 'order', reason: 'The order was not fulfilled' }, now);
      }
      return;
    case 'captured':
      if (gatewayPayment) await reconcileRefund(tx, { ...locked, payment }, gatewayPayment, now);
      return;
    case 'refunding':
      if (gatewayPayment) await reconcileRefunding(tx, { ...locked, payment }, gatewayPayment, now);
      return;
    default:
      return;
  }
}
