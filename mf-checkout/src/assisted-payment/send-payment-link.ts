import { CARD_GATEWAYS } from '@storefront/api/card-gateways';
import type { ApiClient } from '@storefront/api/client';
import type { ReplyOf } from '@storefront/api/operation-types';
import { amountChanged, checkoutDetailsIssue } from '@storefront/messages/checkout';
import { urlTo } from '@storefront/routes/url-to';
import { orderBody } from '../payment-step/pay';
import type { Payable } from '../payment-step/payable';
import { type PaymentRejection, rejectionOf } from '../payment-step/refusals/rejections';

export type LinkSent = { readonly kind: 'sent' } & ReplyOf<'POST /payments/payment-link-send'>;

/**
 * Drafts the order of an assisted visit and sends its shopper the link to pay it.
 * @param amount that the operator has read out, in pence; another one is refused
 */
export async function sendPaymentLink(
  api: ApiClient,
  data: Payable,
  amount: number,
): Promise<LinkSent | PaymentRejection> {
  const { basket, store } = data;
  const { contact } = basket.checkout;
  const { basketToken } = basket;
  if (!contact || !basketToken)
    return { kind: 'refused', message: checkoutDetailsIssue, goTo: urlTo('checkout-details') };
  // Whoever pays chooses how; the draft only says that it is not in cash.
  const body = orderBody(data, CARD_GATEWAYS[0], contact);
  const made = await api.call('POST /checkout/process-order', { body, idempotencyKey: crypto.randomUUID() });
  if (!made.ok) return rejectionOf(made.error, basket, store, 'card');
  if (made.data.amount !== amount) return { kind: 'refused', message: amountChanged, amount: made.data.amount };
  const { draftOrderId } = made.data;
  const sent = await api.call('POST /payments/payment-link-send', { body: { basketToken, draftOrderId } });
  return sent.ok ? { kind: 'sent', ...sent.data } : rejectionOf(sent.error, basket, store, 'card');
}
