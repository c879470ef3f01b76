import type { OrderStatus } from '@storefront/api/entities/order-status';
import { GatewayUnclear } from '../../context/gateway.types';
import type { Database } from '../../database/database.types';
import type { PlacedOrder } from '../../database/order-row';
import type { CallingOperator } from '../../http/callers/operator-of-request';
import type { ServiceContext } from '../../service-context';
import { byOperator } from '../../states/actor';
import { isEndedState, statusTexts } from '../../states/order-status';
import type { PaymentRow } from '../ledger/payment-ledger';
import { endOrder } from '../orders/end-order';
import { queueOrderEnded } from '../orders/mails/order-ended';
import { queueOrderPicked } from '../orders/mails/order-picked';
import { moveMoney } from '../orders/move-money';
import { moveOrder, moveQuietly } from '../orders/move-order';
import { finishPicking } from '../orders/picking/finish-picking';
import { payForPicked } from '../payments/refunds/pay-for-picked';
import { settlePayment } from '../payments/settlement/settle-payment.service';
import { queueOrderEvent } from '../webhooks/queue-order-event';

interface Move {
  to: OrderStatus;
  /** Why; the status's text unless given. */
  note?: string | undefined;
}

/**
 * Moves an order, whose row the caller has locked, to a status, together with its payment and its reservation.
 * @returns the payment, which the caller settles once the transaction is done
 * @throws Problem illegal_transition, nothing_picked
 */
export async function moveByOperator(
  tx: Database,
  order: PlacedOrder,
  { to, note = statusTexts[to] }: Move,
  operator: CallingOperator,
  now: Date,
): Promise<PaymentRow | undefined> {
  const by = byOperator(operator);
  if (to === 'picked') {
    await moveQuietly(tx, order, to, now, {}, note, by);
    const total = await finishPicking(tx, order);
    // Programs are told how many were picked.
    await queueOrderEvent(tx, 'order.picked', { ...order, status: to }, now);
    await queueOrderPicked(tx, order, now);
    return payForPicked(tx, order, total, now);
  }
  if (isEndedState(to)) await endOrder(tx, order, to, now, note, by);
  else await moveOrder(tx, order, to, now, {}, note, by);
  if (order.status === 'unable_to_deliver' && to === 'refunded') await queueOrderEnded(tx, order, now);
  return moveMoney(tx, order, to, note, now);
}

/** Captures or refunds the payment of a moved order at once if the gateway responds; else the reconciler does. */
export async function settleMoved(context: ServiceContext, payment: PaymentRow | undefined): Promise<void> {
  if (!payment || payment.gateway === 'cash') return;
  await settlePayment(context, payment.id).catch((error: unknown) => {
    if (!(error instanceof GatewayUnclear)) throw error;
  });
}
