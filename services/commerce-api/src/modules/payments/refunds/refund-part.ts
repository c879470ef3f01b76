import type { BodyOf } from '@storefront/api/operation-types';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import type { PlacedOrder } from '../../../database/order-row';
import { orderLines } from '../../../database/schema/order';
import { refunds } from '../../../database/schema/refund';
import type { RequestKey } from '../../../http/operation.types';
import { refuse } from '../../../problem';
import type { ServiceContext } from '../../../service-context';
import type { Actor } from '../../../states/actor';
import { movePayment, type PaymentRow } from '../../ledger/payment-ledger';
import { lockPayment, paymentOfOrder } from '../../ledger/payments.repository';
import { finishRefund, type RefundRow, refundable, requestRefund } from '../../ledger/refunds';
import { settleOrderRewards } from '../../loyalty/settle-order-rewards';
import { queueRefundMail } from '../../orders/mails/order-refunded';
import { recordAction } from '../../orders/picking/record-action';
import { queueOrderEvent } from '../../webhooks/queue-order-event';
import { deliveredQuantity, lineShare } from './line-share';

/** A part of what an order took. */
type OrderPart = Omit<BodyOf<'POST /admin/order-refund'>, 'businessOrderId'>;
type Wanted = Pick<RefundRow, 'kind' | 'amount' | 'reason' | 'vat'> & { orderLineId?: number; quantity?: number };

/** @throws Problem line_not_found, refund_invalid, refund_too_high */
async function lineRefund(
  tx: Database,
  order: PlacedOrder,
  { lineId = 0, quantity, reason }: OrderPart,
): Promise<Wanted> {
  const [line] = await tx
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.id, lineId), eq(orderLines.draftOrderId, order.draftOrderId)));
  if (!line) throw refuse('line_not_found');
  if (quantity === undefined) throw refuse('refund_invalid', 'How many of the line?');
  const share = lineShare(line, quantity);
  if (!share) throw refuse('refund_invalid', 'The shares of the line are not known');
  const delivered = deliveredQuantity(line);
  const after = line.refundedQuantity + quantity;
  if (after > delivered) throw refuse('refund_too_high', `Only ${delivered} of the line were paid`);
  await tx
    .update(orderLines)
    .set({ refundedQuantity: after, refundedAmount: sql`${orderLines.refundedAmount} + ${share.amount}` })
    .where(eq(orderLines.id, lineId));
  return { kind: 'line', ...share, reason, orderLineId: lineId, quantity };
}

/** @throws Problem refund_too_high when it was refunded before, or was free */
async function deliveryRefund(tx: Database, order: PlacedOrder, { reason }: OrderPart): Promise<Wanted> {
  const isDelivery = and(eq(refunds.draftOrderId, order.draftOrderId), eq(refunds.kind, 'delivery'));
  if ((await tx.$count(refunds, isDelivery)) > 0) throw refuse('refund_too_high', 'The delivery was refunded before');
  const fee = order.breakdown?.fees.find(({ kind }) => kind === 'delivery');
  const amount = fee?.net ?? order.totals.deliveryFee;
  const vat = fee ? [{ rate: fee.vatRate, gross: fee.net, vat: fee.vat }] : [];
  return { kind: 'delivery', amount, vat, reason };
}

function goodwillRefund({ amount, reason }: OrderPart): Wanted {
  if (!amount) throw refuse('refund_invalid', 'How much?');
  return { kind: 'goodwill', amount, vat: [], reason };
}

/** Cash is given back by hand before the operator records it. */
async function refundCash(tx: Database, payment: PaymentRow, refund: RefundRow, now: Date): Promise<void> {
  await finishRefund(tx, payment, refund, now);
  if ((await refundable(tx, payment.id)) > 0) return;
  const refunding = await movePayment(tx, payment, 'refunding', now);
  await movePayment(tx, refunding, 'refunded', now, { nextCheckAt: null });
}

interface PartRefund {
  part: OrderPart;
  by: Actor;
  requestKey: RequestKey | undefined;
}

/**
 * Requests the refund of a part of an order, whose row the caller has locked, and mails the shopper. Settling the payment
 * afterwards asks the gateway for it. Never more than is left of the order.
 * @throws Problem nothing_captured, line_not_found, refund_invalid, refund_only_whole, refund_too_high
 */
export async function refundPart(
  { gateways }: Pick<ServiceContext, 'gateways'>,
  tx: Database,
  order: PlacedOrder,
  { part, by, requestKey }: PartRefund,
  now: Date,
): Promise<{ payment: PaymentRow; refund: RefundRow }> {
  const found = await paymentOfOrder(tx, order.draftOrderId);
  if (!found || !['captured', 'refunding'].includes(found.state)) throw refuse('nothing_captured');
  const payment = await lockPayment(tx, found.id);
  const left = await refundable(tx, payment.id);
  const wanted =
    part.kind === 'line'
      ? await lineRefund(tx, order, part)
      : part.kind === 'delivery'
        ? await deliveryRefund(tx, order, part)
        : goodwillRefund(part);
  if (wanted.amount > left || wanted.amount <= 0)
    throw refuse('refund_too_high', `${left} of the order can be refunded`);
  if (gateways.of(order.businessId, payment.gateway)?.refundsOnlyWhole && wanted.amount < left)
    throw refuse('refund_only_whole', `Only ${left} can be refunded, everything that is left`);
  const refund = await requestRefund(tx, payment, { ...wanted, requestKey: requestKey?.value ?? null }, now);
  await recordAction(tx, order, { action: 'refund', note: part.reason, by }, now);
  await queueOrderEvent(tx, 'order.refunded', order, now);
  await settleOrderRewards(tx, order, 'refunded', now);
  await queueRefundMail(tx, order, refund, now);
  if (payment.gateway === 'cash') await refundCash(tx, payment, refund, now);
  else if (payment.state === 'captured') await movePayment(tx, payment, 'refunding', now, { nextCheckAt: now });
  return { payment, refund };
}
