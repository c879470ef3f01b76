import { isAcceptedBrand } from '@storefront/api/card-brands';
import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { cardBrandRefused } from '@storefront/messages/payment';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { inTransaction } from '../../database/in-transaction';
import { orders, payments } from '../../database/schema/order';
import { Problem, refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import { isPlaced, type OrderRow } from '../orders/order-view';
import { extendHold } from '../slots/reservation.repository';
import { lockOrder, type OrderOwner } from './draft-order';
import { type CardGateway, type GatewayPayment, GatewayRefused, GatewayUnclear } from './gateway.types';
import { openPayment, type PaymentRow } from './payment-ledger';
import { paymentReply } from './payment-reply';
import { GRACE_MS } from './payment-times';
import { lastPayment, openPaymentOf, paymentById } from './payments.repository';
import { priceDraft } from './price-draft';
import { returnUrl } from './return-url';
import { cancelOpenPayment, settlePayment } from './settle-payment.service';

type Body = BodyOf<'POST /payments/make-payment'>;
type Reply = ReplyOf<'POST /payments/make-payment'>;

/** So long a shopper has at their bank; the place in the slot is kept as long. */
const PAYMENT_MINUTES = 10;
const MAX_ATTEMPTS = 10;

async function checkAttempts(tx: Database, draftOrderId: number): Promise<void> {
  const [count] = await tx
    .select({ attempts: sql<number>`count(*)::int` })
    .from(payments)
    .where(eq(payments.draftOrderId, draftOrderId));
  if (count && count.attempts >= MAX_ATTEMPTS) throw refuse('rate_limited', 'Too many payments of one order');
}

interface Started {
  order: OrderRow;
  payment: PaymentRow;
}

/** Writes the payment down before the gateway hears of it: whatever happens then, the reconciler knows what to ask for. */
function start(context: ServiceContext, asker: OrderOwner, body: Body, now: Date): Promise<Started | Reply | Problem> {
  const { draftOrderId, amount } = body;
  return inTransaction(context.db, async (tx) => {
    const order = await lockOrder(tx, asker, draftOrderId);
    if (isPlaced(order)) {
      const payment = await lastPayment(tx, draftOrderId);
      if (!payment) throw refuse('order_not_payable');
      return paymentReply(order, payment);
    }
    if (order.status !== 'draft') throw refuse('order_not_payable');
    if (await openPaymentOf(tx, draftOrderId)) throw refuse('payment_in_progress');
    await checkAttempts(tx, draftOrderId);
    const priced = await priceDraft(tx, asker.business, order, { amount, gateway: body.paymentGateway }, now);
    if (priced instanceof Problem) return priced;
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
        deadline,
        // The answer settles it before that; after that it is the reconciler's.
        nextCheckAt: new Date(now.getTime() + GRACE_MS / 2),
      },
      now,
    );
    return { order: priced.order, payment };
  });
}

function charge(
  gateway: CardGateway,
  { order, payment }: Started,
  token: string,
  urls: { success: string; failure: string },
) {
  const { contact } = order;
  return gateway.charge({
    reference: String(payment.id),
    amount: payment.amount,
    currency: payment.currency,
    token,
    successUrl: urls.success,
    failureUrl: urls.failure,
    customer: { email: contact.email, name: `${contact.firstName} ${contact.lastName}` },
    metadata: { draft_order_id: String(order.draftOrderId) },
  });
}

/** A refusal of the request itself is an answer too: nothing was charged. */
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
 * Refuses a card of a brand that is not taken before anything is charged. Where the gateway does not say which it is, its answer to the charge does, and
 * what was set aside is given back.
 */
async function checkBrand(gateway: CardGateway, token: string): Promise<void> {
  try {
    const scheme = await gateway.schemeOf(token);
    if (scheme === undefined || isAcceptedBrand(scheme)) return;
  } catch (error) {
    if (error instanceof GatewayRefused || error instanceof GatewayUnclear) return;
    throw error;
  }
  throw refuse('card_brand_not_accepted', cardBrandRefused, [
    { path: 'token', message: cardBrandRefused, code: 'card_brand_not_accepted' },
  ]);
}

/** Charges a card by its token. Placed, led to its bank, refused, or not known yet: then verify-payment tells later. */
export async function payByCard(context: ServiceContext, asker: OrderOwner, body: Body): Promise<Reply> {
  const gateway = context.gateways.of(asker.business.id, body.paymentGateway);
  if (!gateway) throw refuse('payment_method_not_accepted');
  if (!body.token) throw refuse('payment_token_required');
  const urls = {
    success: returnUrl(asker.business, body.successUrl),
    failure: returnUrl(asker.business, body.failureUrl),
  };
  await checkBrand(gateway, body.token);
  await cancelOpenPayment(context, asker, body.draftOrderId);
  // Giving up may have taken its time: what the gateway may take for this charge counts from now.
  const started = await start(context, asker, body, context.clock.now());
  if (started instanceof Problem) throw started;
  if (!('order' in started)) return started;
  const { id } = started.payment;
  const answer = await gatewayReply(charge(gateway, started, body.token, urls), String(id));
  try {
    await settlePayment(context, id, answer);
  } catch (error) {
    // Not known yet: the payment stands as it was written down, and the reconciler goes on asking.
    if (!(error instanceof GatewayUnclear)) throw error;
  }
  return outcome(context, started.order.draftOrderId, id);
}

async function outcome({ db }: ServiceContext, draftOrderId: number, paymentId: number): Promise<Reply> {
  const payment = await paymentById(db, paymentId);
  const [order] = await db.select().from(orders).where(eq(orders.draftOrderId, draftOrderId));
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
