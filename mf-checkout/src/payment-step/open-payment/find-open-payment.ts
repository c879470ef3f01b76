import type { ApiClient } from '@storefront/api/client';
import type { ReplyOf } from '@storefront/api/operation-types';
import { shared } from '@storefront/bus/bus';
import { cardGatewayNamed, type OrderGateway } from '../payment-gateway';
import { refusedPaymentOf } from '../refusals/refused-payment';
import type { PaymentRejection } from '../refusals/rejections';
import { type OpenPayment, readOpenPayment } from './open-payment';

export interface Placed {
  readonly kind: 'placed';
  readonly draftOrderId: number;
  readonly paymentId: number;
  readonly gateway: OrderGateway;
}

/** The state of a payment of this draft that placed no order. */
export type Unfinished =
  | { readonly kind: 'bank'; readonly url: string; readonly draftOrderId: number; readonly gateway: OrderGateway }
  /** The gateway's own page waits for the card. */
  | { readonly kind: 'hosted'; readonly draftOrderId: number; readonly gateway: OrderGateway }
  | {
      readonly kind: 'checking';
      readonly draftOrderId: number;
      readonly gateway: OrderGateway;
      /** The gateway's own page has answered, so it is not opened again. */
      readonly isAnswered?: true;
    }
  | PaymentRejection;

type PaymentRequest = Pick<OpenPayment, 'draftOrderId' | 'gateway'> & { readonly cancelled?: boolean };

/** The payment named by the bank's return URL, else the one that this browser stored. */
export function openPaymentRequest(query: Readonly<Record<string, string>>): PaymentRequest | undefined {
  const draftOrderId = Number(query.order);
  const gateway = cardGatewayNamed(query.gateway);
  if (Number.isSafeInteger(draftOrderId) && draftOrderId > 0 && gateway)
    return { draftOrderId, gateway, cancelled: query.result === 'cancel' };
  return readOpenPayment();
}

/** Asks the server for a payment's state; undefined when it knows none, so nothing was charged. */
export async function findOpenPayment(
  api: ApiClient,
  request: PaymentRequest,
): Promise<Placed | Unfinished | undefined> {
  const { draftOrderId, gateway, cancelled } = request;
  const basketToken = shared.basket.get()?.basketToken;
  const reply = await api.call('POST /payments/verify-payment', {
    body: {
      draftOrderId,
      paymentGateway: gateway,
      ...(basketToken && { basketToken }),
      ...(cancelled && { cancelled }),
    },
  });
  if (reply.ok) return paymentStateOf(reply.data, request);
  if (reply.error.code === 'payment_not_found') return undefined;
  // No reply: an unknown state must not be treated as 'nothing charged'.
  throw new Error(reply.error.code);
}

/** What a reply about a payment means for the shopper. */
export function paymentStateOf(
  reply: ReplyOf<'POST /payments/verify-payment'>,
  { draftOrderId, gateway }: PaymentRequest,
): Placed | Unfinished {
  const { orderId, paymentId, paymentState, redirectUrl, refusal } = reply;
  if (orderId) return { kind: 'placed', draftOrderId, paymentId, gateway };
  if (refusal) return refusedPaymentOf(refusal, { fulfilmentMethod: shared.fulfilment.get() }, shared.store.get());
  if (redirectUrl) return { kind: 'bank', url: redirectUrl, draftOrderId, gateway };
  return { kind: paymentState === 'pending' ? 'hosted' : 'checking', draftOrderId, gateway };
}
