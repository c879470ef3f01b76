import type { ApiClient } from '@storefront/api/client';
import { shared } from '@storefront/bus/bus';
import { findOpenPayment, type Placed, paymentStateOf, type Unfinished } from '../open-payment/find-open-payment';
import type { OpenPayment } from '../open-payment/open-payment';
import { encodeHostedResponse, type HostedValues } from './hosted-message';

/**
 * Sends what the hosted page answered, and returns the payment's state. When the reply is lost or the response refused,
 * the payment is looked up: the server knows it from the gateway too.
 */
export async function consumeResponse(
  api: ApiClient,
  payment: Pick<OpenPayment, 'draftOrderId' | 'gateway'>,
  values: HostedValues,
): Promise<Placed | Unfinished | undefined> {
  const { draftOrderId } = payment;
  const basketToken = shared.basket.get()?.basketToken;
  const unknown = { kind: 'checking', draftOrderId, gateway: payment.gateway, isAnswered: true } as const;
  try {
    const reply = await api.call('POST /checkout/hosted-payment-consumer', {
      body: { draftOrderId, hppResponse: encodeHostedResponse(values), ...(basketToken && { basketToken }) },
    });
    const state = reply.ok ? paymentStateOf(reply.data, payment) : await findOpenPayment(api, payment);
    // The gateway has answered, so its page is not shown again while its look-up is out of reach.
    return state?.kind === 'hosted' ? unknown : state;
  } catch {
    return unknown;
  }
}
