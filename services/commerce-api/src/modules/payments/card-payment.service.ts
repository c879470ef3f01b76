import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { eq, sql } from 'drizzle-orm';
import {
  type CardGateway,
  type ChargeSource,
  type GatewayPayment,
  GatewayRefused,
  GatewayUnclear,
} from '../../context/gateway.types';
import type { Database } from '../../database/database.types';
import { inTransaction } from '../../database/in-transaction';
import { isPlaced, type OrderRow } from '../../database/order-row';
import { orders, payments } from '../../database/schema/order';
import { Problem, refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import { returnUrl } from '../businesses/return-url';
import { cachedCatalogue } from '../catalogue/catalogue-source';
import { takeStock } from '../catalogue/items/stock';
import { priceDraft, stockOf } from '../checkout/price-draft';
import { reserveCouponUse } from '../coupons/coupon-uses';
import { openPayment, type PaymentRow } from '../ledger/payment-ledger';
import { isAdded, lastPayment, openPaymentOf, paymentById } from '../ledger/payments.repository';
import { lockOrder, type OrderRequester } from '../orders/draft-order';
import { extendHold } from '../slots/reservation.repository';
import { asksToKeep, chargeSource } from './charge-source';
import { paymentReply } from './payment-reply';
import { GRACE_MS } from './payment-times';
import { cancelOpenPayment, settlePayment } from './settlement/settle-payment.service';

type Body = BodyOf<'POST /payments/make-payment'>;
type Reply = ReplyOf<'POST /payments/make-payment'>;

/** How long a shopper may take at their bank; the reservation is extended as long. */
export const PAYMENT_MINUTES = 10;
/** Stolen cards are tried in large numbers; a shopper with several cards needs fewer attempts. */
const MAX_ATTEMPTS = 10;

/** @throws Problem rate_limited */
export async function assertAttemptsLeft(tx: Database, draftOrderId: number): Promise<void> {
  const [count] = await tx
    .select({ attempts: sql<number>`count(*)::int` })
    .from(payments)
    .where(eq(payments.draftOrderId, draftOrderId));
  if (count && count.attempts >= MAX_ATTEMPTS) throw refuse('rate_limited', 'Too many payments of one order');
}

interface StartedPayment {
  order: OrderRow;
  payment: PaymentRow;
}

/** Stores the payment before the gateway is called, so that the reconciler can ask for it whatever happens. */
async function startPayment(
  context: ServiceContext,
  gateway: CardGateway,
  requester: OrderRequester,
  body: Body,
  now: Date,
): Promise<StartedPayment | Reply | Problem> {
  const { draftOrderId, amount } = body;
  const { business } = requester;
  const cached = await cachedCatalogue(context, business.id);
  return inTransaction(context.db, async (tx) => {
    const order = await lockOrder(tx, requester, draftOrderId);
    if (isPlaced(order)) {
      const payment = await lastPayment(tx, draftOrderId);
      if (!payment) throw refuse('order_not_payable');
      return paymentReply(order, payment);
    }
    if (order.status !== 'draft') throw refuse('order_not_payable');
    if (await openPaymentOf(tx, draftOrderId)) throw refuse('payment_in_progress');
    await assertAttemptsLeft(tx, draftOrderId);
    const priced = await priceDraft(
      tx,
      { keys: context.keys, business, cached },
      order,
      { amount, gateway: body.paymentGateway },
      now,
    );
    if (priced instanceof Problem) return priced;
    if (body.useDeliveryAddressForBilling && order.deliveryAddress)
      await tx
        .update(orders)
        .set({ billingAddress: order.deliveryAddress })
        .where(eq(orders.draftOrderId, draftOrderId));
    const deadline = new Date(now.getTime() + PAYMENT_MINUTES * 60_000);
    await extendHold(tx, priced.held, deadline);
    const payment = await openPayment(
      tx,
      {
        draftOrderId,
        method: body.paymentMethod,
        gateway: body.paymentGateway,
        amount,
        currency: order.currency,
        orderVersion: priced.order.version,
        cardSaving: asksToKeep(gateway, body, requester.caller) ? 'asked' : null,
        deadline,
        // The reply settles the payment before this time; afterwards the reconciler does.
        nextCheckAt: new Date(now.getTime() + GRACE_MS / 2),
      },
      now,
    );
    await takeStock(tx, stockOf(priced, payment.id), now);
    await reserveCouponUse(tx, context.keys, priced, payment.id, now);
    return { order: priced.order, payment };
  });
}

function requestCharge(
  gateway: CardGateway,
  { order, payment }: StartedPayment,
  source: ChargeSource,
  urls: { success: string; failure: string },
) {
  const { contact } = order;
  return gateway.charge({
    reference: String(payment.id),
    amount: payment.amount,
    currency: payment.currency,
    source,
    successUrl: urls.success,
    failureUrl: urls.failure,
    customer: { email: contact.email, name: `${contact.firstName} ${contact.lastName}` },
    metadata: { draft_order_id: String(order.draftOrderId) },
  });
}

/** A refused request is a reply too: nothing was charged. */
async function gatewayReply(charging: Promise<GatewayPayment>, reference: string): Promise<GatewayPayment | undefined> {
  try {
    return await charging;
  } catch (error) {
    if (error instanceof GatewayRefused)
      return { id: '', status: 'declined', reference, responseCode: error.responseCode };
    if (error instanceof GatewayUnclear) return undefined;
    throw error;
  }
}

/**
 * Charges a card, a saved card or a wallet. The outcome is a placed order, a redirect to the bank, a refusal, or unknown: then
 * verify-payment reports it later.
 */
export async function payByCard(context: ServiceContext, requester: OrderRequester, body: Body): Promise<Reply> {
  const gateway = context.gateways.of(requester.business.id, body.paymentGateway);
  if (!gateway) throw refuse('payment_method_not_accepted');
  const urls = {
    success: returnUrl(requester.business, body.successUrl),
    failure: returnUrl(requester.business, body.failureUrl),
  };
  const { business, caller } = requester;
  const source = await chargeSource(context, gateway, { businessId: business.id, caller }, body);
  await cancelOpenPayment(context, requester, body.draftOrderId);
  // Cancelling the previous payment may have taken a while, so the time limit of this charge starts now.
  const started = await startPayment(context, gateway, requester, body, context.clock.now());
  if (started instanceof Problem) throw started;
  if (!('order' in started)) return started;
  const { id } = started.payment;
  const answer = await gatewayReply(requestCharge(gateway, started, source, urls), String(id));
  try {
    await settlePayment(context, id, answer);
  } catch (error) {
    // Unknown: the payment stays as stored, and the reconciler keeps asking.
    if (!(error instanceof GatewayUnclear)) throw error;
  }
  return replyFor(context, started.order.draftOrderId, id);
}

/** The reply about a payment that was started. @throws Problem of its refusal */
export async function replyFor({ db }: ServiceContext, draftOrderId: number, paymentId: number): Promise<Reply> {
  const started = await paymentById(db, paymentId);
  const [order] = await db.select().from(orders).where(eq(orders.draftOrderId, draftOrderId));
  const payment = started && isAdded(started) ? await lastPayment(db, draftOrderId) : started;
  if (!payment || !order) throw refuse('payment_not_found');
  const { refusalCode, responseCode } = payment;
  if (!isPlaced(order) && refusalCode && refusalCode !== 'payment_cancelled')
    throw refuse(
      refusalCode,
      undefined,
      responseCode ? [{ path: 'token', message: responseCode, code: refusalCode }] : undefined,
    );
  return paymentReply(order, payment);
}
