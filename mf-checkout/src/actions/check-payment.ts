import { connectionLost } from '@storefront/messages/system';
import type { ActionContext, ActionReply, ActionStep, FormFields } from '@storefront/remote-kit/action.types';
import { urlTo } from '@storefront/routes/url-to';
import { HOSTED_GATEWAY } from '../payment-step/payment-gateway';
import { hostedPaymentUrl } from '../plain-steps/order-form';
import { idIn, successUrl } from '../success-page/success-url';

/**
 * Checks a payment on the hosted page: when the gateway has returned the shopper, and when the shopper asks.
 * Fields: `order`, `guest?`, `cancelled?` when the shopper gives this payment up. Asking again changes nothing more.
 */
export function request(form: FormFields, { isVisit }: ActionContext): ActionStep {
  const draftOrderId = idIn(form.order);
  if (!draftOrderId) return { kind: 'go', to: urlTo('checkout') };
  if (!isVisit) return { kind: 'go', to: hostedPaymentUrl(form, draftOrderId) };
  return {
    kind: 'call',
    operation: 'POST /payments/verify-payment',
    body: { draftOrderId, paymentGateway: HOSTED_GATEWAY, ...(form.cancelled && { cancelled: true }) },
    carried: { draftOrderId },
  };
}

export function next(reply: ActionReply, form: FormFields): ActionStep {
  const { draftOrderId } = (reply.carried ?? {}) as { draftOrderId?: number };
  if (!draftOrderId) return { kind: 'go', to: urlTo('checkout') };
  const to = hostedPaymentUrl(form, draftOrderId);
  if (reply.ok && reply.operation === 'POST /payments/verify-payment')
    return reply.data.orderId
      ? { kind: 'go', to: successUrl({ draftOrderId, paymentId: reply.data.paymentId, gateway: HOSTED_GATEWAY }) }
      : { kind: 'go', to };
  // The page shows the state that is stored.
  return { kind: 'go', to, returned: { values: {}, errors: {}, message: connectionLost } };
}
