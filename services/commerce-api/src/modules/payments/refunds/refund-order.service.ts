import type { Order } from '@storefront/api/entities/order';
import type { BodyOf } from '@storefront/api/operation-types';
import { and, eq, sql } from 'drizzle-orm';
import { GatewayUnclear } from '../../../context/gateway.types';
import type { Database } from '../../../database/database.types';
import { inTransaction } from '../../../database/in-transaction';
import { orderLines, type orders } from '../../../database/schema/order';
import { refunds } from '../../../database/schema/refund';
import type { CallingOperator } from '../../../http/callers/operator-of-request';
import type { RequestKey } from '../../../http/operation.types';
import { refuse } from '../../../problem';
import type { ServiceContext } from '../../../service-context';
import { movePayment, type PaymentRow } from '../../ledger/payment-ledger';
import { lockPayment, paymentOfOrder } from '../../ledger/payments.repository';
import { finishRefund, type RefundRow, refundable, requestRefund } from '../../ledger/refunds';
import { settleOrderRewards } from '../../loyalty/settle-order-rewards';
import { queueRefundMail } from '../../orders/mails/order-refunded';
import { orderHistoryView } from '../../orders/order-history';
import { lockOperatorsOrder } from '../../orders/picking/operators-order';
import { recordAction } from '../../orders/picking/record-action';
import { settlePayment } from '../settlement/settle-payment.service';

type Body = BodyOf<'POST /admin/order-refund'>;
type OrderRow = typeof orders.$inferSelect;
type Wanted = Pick<RefundRow, 'kind' | 'amount' | 'reason' | 'vat'> & { orderLineId?: number; quantity?: number };

/** The part of an amount for `count` of `of`, less what earlier parts got, so that all parts add up to it. */
const nextPart = (amount: number, count: number, before: number, of: number) =>
  Math.floor((amount * (before + count)) / of) - Math.floor((amount * before) / of);

/** @throws Problem line_not_found, refund_invalid, refund_too_high */
async function lineRefund(tx: Database, order: OrderRow, { lineId = 0, quantity, reason }: Body): Promise<Wanted> {
  const [line] = await tx
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.id, lineId), eq(orderLines.draftOrderId, order.draftOrderId)));
  if (!line) throw refuse('line_not_found');
  if (quantity === undefined) throw refuse('refund_invalid', 'How many of the line?');
  const { breakdown, substituted, refundedQuantity: before } = line;
  // Orders from before the shares were stored can only be refunded as goodwill.
  if (!breakdown) throw refuse('refund_invalid', 'The shares of the line are not known');
  const delivered = (line.picked ?? line.quantity) + (substituted?.quantity ?? 0);
  if (before + quantity > delivered) throw refuse('refund_too_high', `Only ${delivered} of the line were paid`);
  const part = (amount: number) => nextPart(amount, quantity, before, delivered);
  const parts = [
    { rate: breakdown.vatRate, gross: part(breakdown.net), vat: part(breakdown.vat) },
    ...(substituted
      ? [{ rate: substituted.vatRate, gross: part(substituted.amount), vat: part(substituted.vat) }]
      : []),
  ].filter(({ gross }) => gross > 0);
  const amount = parts.reduce((all, { gross }) => all + gross, 0);
  await tx
    .update(orderLines)
    .set({
      refundedQuantity: before + quantity,
      refundedAmount: sql`${orderLines.refundedAmount} + ${amount}`,
    })
    .where(eq(orderLines.id, lineId));
  return { kind: 'line', amount, vat: parts, reason, orderLineId: lineId, quantity };
}

/** @throws Problem refund_too_high when it was refunded before, or was free */
async function deliveryRefund(tx: Database, order: OrderRow, { reason }: Body): Promise<Wanted> {
  const isDelivery = and(eq(refunds.draftOrderId, order.draftOrderId), eq(refunds.kind, 'delivery'));
  if ((await tx.$count(refunds, isDelivery)) > 0) throw refuse('refund_too_high', 'The delivery was refunded before');
  const fee = order.breakdown?.fees.find(({ kind }) => kind === 'delivery');
  const amount = fee?.net ?? order.totals.deliveryFee;
  const vat = fee ? [{ rate: fee.vatRate, gross: fee.net, vat: fee.vat }] : [];
  return { kind: 'delivery', amount, vat, reason };
}

function goodwillRefund({ amount, reason }: Body): Wanted {
  if (!amount) throw refuse('refund_invalid', 'How much?');
  return { kind: 'goodwill', amount, vat: [], reason };
}

/** The refund that a request with this key has made. */
const refundUnder = async (tx: Database, draftOrderId: number, key: string): Promise<RefundRow | undefined> =>
  (
    await tx
      .select()
      .from(refunds)
      .where(and(eq(refunds.draftOrderId, draftOrderId), eq(refunds.requestKey, key)))
  )[0];

/** Whether a request repeats the one that made a refund, and asks for nothing else. */
const isSameRequest = (made: RefundRow, { kind, reason, lineId, quantity, amount }: Body): boolean =>
  made.kind === kind &&
  made.reason === reason &&
  (kind !== 'line' || (made.orderLineId === lineId && made.quantity === quantity)) &&
  (kind !== 'goodwill' || made.amount === amount);

/** Cash is given back by hand before the operator records it. */
async function refundCash(tx: Database, payment: PaymentRow, refund: RefundRow, now: Date): Promise<void> {
  await finishRefund(tx, payment, refund, now);
  if ((await refundable(tx, payment.id)) > 0) return;
  const refunding = await movePayment(tx, payment, 'refunding', now);
  await movePayment(tx, refunding, 'refunded', now, { nextCheckAt: null });
}

/**
 * Gives back a part of what an order took, never more than is left of it: at once if the gateway responds, else by the
 * reconciler. The rows of order and payment are locked, so of two refunds of the same thing the second is refused. A
 * request repeated under its Idempotency-Key refunds nothing again.
 */
export async function refundOrder(
  context: ServiceContext,
  body: Body,
  operator: CallingOperator,
  requestKey: RequestKey | undefined,
  now: Date,
): Promise<Order> {
  const { order, payment } = await inTransaction(context.db, async (tx) => {
    const row = await lockOperatorsOrder(tx, operator, body.businessOrderId);
    const found = await paymentOfOrder(tx, row.draftOrderId);
    const before = requestKey && (await refundUnder(tx, row.draftOrderId, requestKey.value));
    if (before) {
      if (!isSameRequest(before, body)) throw refuse('idempotency_key_reused');
      return { order: row };
    }
    if (!found || !['captured', 'refunding'].includes(found.state)) throw refuse('nothing_captured');
    const locked = await lockPayment(tx, found.id);
    const left = await refundable(tx, locked.id);
    const wanted =
      body.kind === 'line'
        ? await lineRefund(tx, row, body)
        : body.kind === 'delivery'
          ? await deliveryRefund(tx, row, body)
          : goodwillRefund(body);
    if (wanted.amount > left || wanted.amount <= 0)
      throw refuse('refund_too_high', `${left} of the order can be refunded`);
    const gateway = context.gateways.of(row.businessId, locked.gateway);
    if (gateway?.refundsOnlyWhole && wanted.amount < left)
      throw refuse('refund_only_whole', `Only ${left} can be refunded, everything that is left`);
    const refund = await requestRefund(tx, locked, { ...wanted, requestKey: requestKey?.value ?? null }, now);
    await recordAction(tx, row, { action: 'refund', note: body.reason, by: operator }, now);
    await settleOrderRewards(tx, row, 'refunded', now);
    await queueRefundMail(tx, row, refund, now);
    if (locked.gateway === 'cash') await refundCash(tx, locked, refund, now);
    else if (locked.state === 'captured') await movePayment(tx, locked, 'refunding', now, { nextCheckAt: now });
    return { order: row, payment: locked };
  });
  if (payment && payment.gateway !== 'cash')
    await settlePayment(context, payment.id).catch((error: unknown) => {
      if (!(error instanceof GatewayUnclear)) throw error;
    });
  return orderHistoryView(context.db, order.draftOrderId);
}
