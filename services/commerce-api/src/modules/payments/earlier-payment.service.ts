import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { type Addition, type CardGateway, GatewayRefused, GatewayUnclear } from '../../context/gateway.types';
import type { Database } from '../../database/database.types';
import { inTransaction } from '../../database/in-transaction';
import { isPlaced } from '../../database/order-row';
import { Problem, refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import { cachedCatalogue } from '../catalogue/catalogue-source';
import { takeStock } from '../catalogue/items/stock';
import { placeOrder, takePlace } from '../checkout/place-order';
import { type PricedDraft, priceDraft, stockOf } from '../checkout/price-draft';
import { reserveCouponUse } from '../coupons/coupon-uses';
import { carryPayment, coveredBy, earlierPayment, isExtendable } from '../ledger/earlier-payment';
import { movePayment, openPayment, type PaymentRow } from '../ledger/payment-ledger';
import { lastPayment, lockBoth, openAdditionTo, openPaymentOf } from '../ledger/payments.repository';
import { lockOrder, type OrderRequester } from '../orders/draft-order';
import { extendHold } from '../slots/reservation.repository';
import { assertAttemptsLeft, PAYMENT_MINUTES, replyFor } from './card-payment.service';
import { paymentReply } from './payment-reply';
import { GRACE_MS } from './payment-times';
import { settleAddition } from './settlement/settle-addition';
import { cancelOpenPayment } from './settlement/settle-payment.service';

type Body = BodyOf<'POST /payments/make-payment'>;
type Reply = ReplyOf<'POST /payments/make-payment'>;

/**
 * The payment of the order that a basket changes, its row and its order's locked.
 * @throws Problem order_not_payable for a basket that changes none, or whose order has no such payment
 */
async function lockEarlier(tx: Database, { basket }: PricedDraft, body: Body): Promise<PaymentRow> {
  const { amendsDraftOrderId } = basket;
  const found = amendsDraftOrderId === null ? undefined : await earlierPayment(tx, amendsDraftOrderId);
  if (!found || found.method !== body.paymentMethod || found.gateway !== body.paymentGateway)
    throw refuse('order_not_payable');
  const { payment } = await lockBoth(tx, found.draftOrderId, found.id);
  if (payment.draftOrderId !== amendsDraftOrderId) throw refuse('order_not_amendable');
  if (await openAdditionTo(tx, payment.id)) throw refuse('payment_in_progress');
  return payment;
}

/** The bank's decision, or undefined when the gateway does not answer. */
async function addMore(gateway: CardGateway, target: PaymentRow, addition: PaymentRow): Promise<Addition | undefined> {
  const to = { id: target.gatewayPaymentId ?? '', reference: String(addition.id), amount: addition.amount };
  try {
    return await gateway.additions?.add(to);
  } catch (error) {
    if (error instanceof GatewayRefused)
      return { status: 'declined', responseCode: error.responseCode, isUnsupported: true };
    if (error instanceof GatewayUnclear) return undefined;
    throw error;
  }
}

/**
 * Pays a changed order by the payment of the order that it changes. If that covers the new amount, the order is placed at
 * once, and picking captures what it costs. Otherwise the gateway is asked to authorise the difference in addition; the
 * old order stands until it has.
 */
export async function payByEarlierPayment(
  context: ServiceContext,
  requester: OrderRequester,
  body: Body,
): Promise<Reply> {
  const { draftOrderId, amount } = body;
  const { business } = requester;
  const gateway = context.gateways.of(business.id, body.paymentGateway);
  if (!gateway) throw refuse('payment_method_not_accepted');
  await cancelOpenPayment(context, requester, draftOrderId);
  const cached = await cachedCatalogue(context, business.id);
  const now = context.clock.now();
  const outcome = await inTransaction(context.db, async (tx) => {
    const order = await lockOrder(tx, requester, draftOrderId);
    if (isPlaced(order)) {
      const payment = await lastPayment(tx, draftOrderId);
      if (!payment) throw refuse('order_not_payable');
      return paymentReply(order, payment);
    }
    if (order.status !== 'draft') throw refuse('order_not_payable');
    if (await openPaymentOf(tx, draftOrderId)) throw refuse('payment_in_progress');
    await assertAttemptsLeft(tx, draftOrderId);
    const pricing = { keys: context.keys, business, cached };
    const priced = await priceDraft(tx, pricing, order, { amount, gateway: body.paymentGateway }, now);
    if (priced instanceof Problem) return priced;
    const target = await lockEarlier(tx, priced, body);
    const missing = Math.max(0, amount - (await coveredBy(tx, target)));
    // More than the shopper has agreed to is theirs to pay.
    if (missing > 0 && requester.caller.assisted) throw refuse('assisted_payment_refused');
    if (missing > 0 && !isExtendable(gateway, target, now)) throw refuse('payment_not_extendable');
    const deadline = new Date(now.getTime() + PAYMENT_MINUTES * 60_000);
    if (missing > 0) await extendHold(tx, priced.held, deadline);
    const addition = await openPayment(
      tx,
      {
        draftOrderId,
        method: target.method,
        gateway: target.gateway,
        amount: missing,
        currency: target.currency,
        orderVersion: priced.order.version,
        addsTo: target.id,
        deadline,
        nextCheckAt: new Date(now.getTime() + GRACE_MS / 2),
      },
      now,
    );
    await takeStock(tx, stockOf(priced, addition.id), now);
    await reserveCouponUse(tx, context.keys, priced, addition.id, now);
    if (missing > 0) return { target, addition };
    if (!(await takePlace(tx, priced.order, priced.basket, now)))
      throw refuse('slot_expired', 'This slot has now expired');
    await movePayment(tx, addition, 'added', now, { nextCheckAt: null });
    await carryPayment(tx, target, priced.order);
    const placed = await placeOrder(tx, business, priced, addition.id, now);
    return paymentReply(placed, target);
  });
  // The problem is thrown after the transaction, so that the changes to the draft are committed.
  if (outcome instanceof Problem) throw outcome;
  if (!('target' in outcome)) return outcome;
  const { target, addition } = outcome;
  const answer = await addMore(gateway, target, addition);
  if (answer) await settleAddition(context, { business, gateway }, addition, answer);
  return replyFor(context, draftOrderId, addition.id);
}
