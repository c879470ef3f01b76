import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import {
  GatewayUnclear,
  type HostedPage,
  type HostedResponse,
  HostedResponseInvalid,
} from '../../context/gateway.types';
import type { Database } from '../../database/database.types';
import type { Caller } from '../../http/operation.types';
import { refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import type { Business } from '../businesses/businesses.repository';
import type { PaymentRow } from '../ledger/payment-ledger';
import { lastPayment, paymentById } from '../ledger/payments.repository';
import { findPayable } from '../orders/draft-order';
import { recordHostedCard } from '../saved-cards/hosted-cards';
import { recordMismatch } from './settlement/record-mismatch';
import { settlePayment } from './settlement/settle-payment.service';
import { paymentOutcome } from './verify-payment.service';

/**
 * Settles a payment of which the hosted page answered, with a proven response. Success is looked up at the gateway like
 * every payment; a refusal is taken from the response, because the gateway may know no more of it.
 * @throws Problem when the response states another amount, currency or card; then nothing changes
 */
export async function settleHostedResponse(
  context: ServiceContext,
  payment: PaymentRow,
  response: HostedResponse,
): Promise<void> {
  const differing = [
    ...(response.amount !== undefined && response.amount !== payment.amount ? (['amount'] as const) : []),
    ...(response.currency !== undefined && response.currency !== payment.currency ? (['currency'] as const) : []),
  ];
  if (differing.length > 0) {
    await recordMismatch(context, payment, response.id, differing);
    throw refuse('hosted_response_invalid', `It states another ${differing.join(' and ')}`);
  }
  if (response.status === 'authorised' && response.savedCard !== undefined)
    await recordHostedCard(context, payment, response.savedCard);
  const isOpen = payment.state === 'created' || payment.state === 'pending';
  const isRefusal = isOpen && response.status !== 'authorised';
  try {
    await settlePayment(context, payment.id, isRefusal ? response : undefined);
  } catch (error) {
    // The reconciler asks again; the shopper's page does so too.
    if (!(error instanceof GatewayUnclear)) throw error;
  }
}

/** Takes what the hosted page answered to a shopper's browser, and returns the payment's state. */
export async function consumeHostedPayment(
  context: ServiceContext,
  business: Business,
  { draftOrderId, hppResponse, basketToken }: BodyOf<'POST /checkout/hosted-payment-consumer'>,
  caller: Caller,
): Promise<ReplyOf<'POST /checkout/hosted-payment-consumer'>> {
  const requester = { business, caller, basketToken };
  const order = await findPayable(context.db, requester, draftOrderId);
  const last = order && (await lastPayment(context.db, draftOrderId));
  const page = last && context.gateways.of(business.id, last.gateway)?.hostedPage;
  if (!page) throw refuse('payment_not_found');
  const response = readHostedResponse(page, hppResponse);
  const payment = await paymentNamed(context.db, response.reference);
  if (payment?.draftOrderId !== draftOrderId || payment.gateway !== last.gateway)
    throw refuse('hosted_response_invalid', 'It belongs to another payment');
  await settleHostedResponse(context, payment, response);
  const { gateway: paymentGateway, id: paymentId } = payment;
  return paymentOutcome(context, requester, { draftOrderId, paymentId, paymentGateway });
}

/** The payment of a reference, which the response may have from another system of the same account. */
export async function paymentNamed(db: Database, reference: string): Promise<PaymentRow | undefined> {
  return /^[1-9]\d{0,15}$/.test(reference) && Number.isSafeInteger(Number(reference))
    ? paymentById(db, Number(reference))
    : undefined;
}

/** @throws Problem hosted_response_invalid */
export function readHostedResponse(page: HostedPage, response: string): HostedResponse {
  try {
    return page.read(response);
  } catch (error) {
    if (error instanceof HostedResponseInvalid) throw refuse('hosted_response_invalid', error.message);
    throw error;
  }
}
