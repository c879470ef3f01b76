import type { PaymentRefusal } from '@storefront/api/entities/payment';
import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { GatewayUnclear } from '../../context/gateway.types';
import { isPlaced } from '../../database/order-row';
import type { Caller } from '../../http/operation.types';
import { refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import { isEndedState } from '../../states/order-status';
import type { Business } from '../businesses/businesses.repository';
import type { PaymentRow } from '../ledger/payment-ledger';
import { isAdded, lastPayment, paymentById } from '../ledger/payments.repository';
import { presentOrder } from '../orders/amendments/versions';
import { findPayable, nextBasketFor, type OrderRequester } from '../orders/draft-order';
import { orderReceipt } from '../orders/order-receipt';
import { ownFollowPath } from '../orders/tracking/order-link';
import { linkOfPayer } from '../payment-links/payer';
import { paymentReply } from './payment-reply';
import { cancelPending, settlePayment } from './settlement/settle-payment.service';

type Body = BodyOf<'POST /payments/verify-payment'>;

function refusalOf({ refusalCode, responseCode }: PaymentRow): PaymentRefusal | null {
  return refusalCode && { code: refusalCode, responseCode };
}

async function findPayment(
  { db }: ServiceContext,
  requester: OrderRequester,
  { draftOrderId, paymentId, paymentGateway }: Pick<Body, 'draftOrderId' | 'paymentId' | 'paymentGateway'>,
) {
  const found = await findPayable(db, requester, draftOrderId);
  if (!found) throw refuse('payment_not_found');
  const order = await presentOrder(db, found);
  // Its shopper changed it since: what is asked about is the changed one.
  if (order !== found) {
    const payment = await lastPayment(db, order.draftOrderId);
    if (!payment) throw refuse('payment_not_found');
    return { order, payment };
  }
  const named = paymentId ? await paymentById(db, paymentId) : await lastPayment(db, draftOrderId);
  if (named?.draftOrderId !== draftOrderId || named.gateway !== paymentGateway) throw refuse('payment_not_found');
  const payment = isAdded(named) ? ((await lastPayment(db, draftOrderId)) ?? named) : named;
  return { order, payment };
}

/** Settles an open payment first, so that a returning shopper sees the gateway's current state. */
async function refreshPayment(context: ServiceContext, payment: PaymentRow, cancelled: boolean): Promise<void> {
  if (!['created', 'pending', 'capturing', 'voiding'].includes(payment.state)) return;
  try {
    await settlePayment(context, payment.id);
    const after = cancelled ? await paymentById(context.db, payment.id) : undefined;
    if (after?.state === 'pending') await cancelPending(context, after);
  } catch (error) {
    // The gateway does not answer, so the stored state is returned.
    if (!(error instanceof GatewayUnclear)) throw error;
  }
}

/** The stored state of a payment and the order that it placed. */
export async function paymentOutcome(
  context: ServiceContext,
  requester: OrderRequester,
  of: Pick<Body, 'draftOrderId' | 'paymentGateway' | 'paymentId'>,
): Promise<ReplyOf<'POST /payments/verify-payment'>> {
  const { order, payment } = await findPayment(context, requester, of);
  // Whoever pays by a link sees what they pay, and nothing of the shopper's.
  const isPayer = (await linkOfPayer(context.db, of.draftOrderId, requester.caller)) !== undefined;
  return {
    ...paymentReply(order, payment),
    basketToken: isPlaced(order) && !isPayer ? await nextBasketFor(context.db, order, requester.basketToken) : null,
    method: payment.method,
    cardSaving: payment.cardSaving === 'asked' ? null : payment.cardSaving,
    receipt:
      isPlaced(order) && !isPayer ? await orderReceipt(context.db, order, requester.business.settings.timeZone) : null,
    followPath: isPlaced(order) ? ownFollowPath(context.keys, requester.business.id, order, requester.caller) : null,
    // A placed order may still end because its amount could not be captured.
    refusal: isPlaced(order) && !isEndedState(order.status) ? null : refusalOf(payment),
  };
}

/** The state of a payment, asked of its gateway first, and the order that it placed. */
export async function verifyPayment(
  context: ServiceContext,
  business: Business,
  body: Body,
  caller: Caller,
): Promise<ReplyOf<'POST /payments/verify-payment'>> {
  const requester = { business, caller, basketToken: body.basketToken };
  const { payment: before } = await findPayment(context, requester, body);
  if (before.gateway !== 'cash') await refreshPayment(context, before, body.cancelled ?? false);
  return paymentOutcome(context, requester, { ...body, paymentId: before.id });
}
