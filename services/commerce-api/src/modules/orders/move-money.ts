import type { OrderStatus } from '@storefront/api/entities/order-status';
import type { Database } from '../../database/database.types';
import { isPlaced, type OrderRow } from '../../database/order-row';
import { isEndedState } from '../../states/order-status';
import { post } from '../ledger/ledger';
import { movePayment, type PaymentRow } from '../ledger/payment-ledger';
import { paymentOfOrder } from '../ledger/payments.repository';
import { finishRefund, requestWholeRefund } from '../ledger/refunds';
import { queueRefundMail } from './mails/order-refunded';

/**
 * What an order's new status means for its payment. Cash is collected with a delivered order and cancelled with an
 * ended one. A card payment is given back when the order ends, and refunded with the order; settling the payment asks
 * the gateway for it.
 */
export async function moveMoney(
  tx: Database,
  order: OrderRow,
  to: OrderStatus,
  reason: string,
  now: Date,
): Promise<PaymentRow | undefined> {
  const payment = await paymentOfOrder(tx, order.draftOrderId);
  if (!payment) return undefined;
  if (payment.state === 'to_collect') {
    if (to === 'delivered') {
      await post(tx, payment, 'cash', payment.captureAmount ?? payment.amount, now);
      return movePayment(tx, payment, 'captured', now);
    }
    // Cash that was never collected is cancelled, not refunded.
    if (isEndedState(to) || to === 'refunded') return movePayment(tx, payment, 'cancelled', now);
  }
  // Not captured yet, as far as we know; if it was, settling the payment refunds it.
  const isUncaptured = payment.state === 'authorised' || payment.state === 'capturing';
  if (isUncaptured && (isEndedState(to) || to === 'refunded'))
    return movePayment(tx, payment, 'voiding', now, { nextCheckAt: now });
  const isGivenBack = to === 'refunded' || (payment.gateway !== 'cash' && isEndedState(to));
  if (payment.state === 'refunding' && isGivenBack)
    await requestWholeRefund(tx, payment, { kind: 'order', reason }, now);
  if (payment.state !== 'captured' || !isGivenBack) return payment;
  const refund = await requestWholeRefund(tx, payment, { kind: 'order', reason }, now);
  // An order that ended undelivered has a mail of its own.
  if (refund && isPlaced(order) && order.status === 'delivered') await queueRefundMail(tx, order, refund, now);
  const moved = await movePayment(tx, payment, 'refunding', now, { nextCheckAt: now });
  if (payment.gateway !== 'cash') return moved;
  // Cash is refunded by hand before the operator records it here.
  if (refund) await finishRefund(tx, moved, refund, now);
  return movePayment(tx, moved, 'refunded', now, { nextCheckAt: null });
}
