import { problemCode } from '@storefront/api/api-problem';
import type { ApiClient } from '@storefront/api/client';
import { busFor } from '@storefront/bus/bus';
import { amountChanged, checkoutDetailsIssue } from '@storefront/messages/checkout';
import { connectionLost } from '@storefront/messages/system';
import { urlTo } from '@storefront/routes/url-to';
import type { CheckoutData } from '../steps/checkout-data';
import { progress } from '../steps/progress.state';
import type { CheckoutAttempt } from './checkout-attempt';
import { forgetOpenPayment, rememberOpenPayment } from './open-payment';
import { type Refusal, refusalOf } from './refusals';
import { returnUrls } from './return-urls';

const bus = busFor('mf-checkout');

/** How to pay: cash, or a card token from the gateway's form. */
export type Way = { readonly gateway: 'cash' } | { readonly gateway: 'checkoutcom'; readonly token: string };

export type PaymentOutcome =
  | { readonly kind: 'placed'; readonly draftOrderId: number; readonly paymentId: number }
  /** The bank's challenge comes first. */
  | { readonly kind: 'bank'; readonly url: string }
  /** The gateway has not reported the outcome yet. */
  | { readonly kind: 'checking'; readonly draftOrderId: number }
  | Refusal
  /** No reply: the order may be placed. Repeating this intent finds out and never orders twice. */
  | { readonly kind: 'unknown'; readonly message: string; readonly intention: CheckoutAttempt };

/** These codes say nothing about an order that an earlier, lost attempt may have placed. */
const NO_ANSWERS: readonly unknown[] = ['request_in_progress', 'rate_limited'];

/** An undeclared problem is a reply too, unless the server failed or is still working. */
function answeredCode(thrown: unknown): string | undefined {
  const code = problemCode(thrown);
  const status = typeof thrown === 'object' && thrown !== null && 'status' in thrown ? Number(thrown.status) : 0;
  return status >= 400 && status < 500 && !NO_ANSWERS.includes(code) ? code : undefined;
}

function orderOf(
  { basket, store }: CheckoutData,
  gateway: Way['gateway'],
  contact: NonNullable<CheckoutData['basket']['checkout']['contact']>,
) {
  const { instructions } = progress.get();
  return {
    basketToken: basket.basketToken,
    storeId: store.id,
    paymentGateway: gateway,
    firstname: contact.firstName,
    lastname: contact.lastName,
    emailAddress: contact.email,
    phoneNumber: contact.phoneNumber,
    fulfilmentMethod: basket.fulfilmentMethod,
    platform: 'web' as const,
    channel: 'web',
    ...(instructions ? { instructions } : {}),
  };
}

/** Creates the basket's order and pays the confirmed amount; safe to repeat with the same intent. */
export async function pay(
  api: ApiClient,
  data: CheckoutData,
  amount: number,
  intention: CheckoutAttempt,
  way: Way,
): Promise<PaymentOutcome> {
  const { basket, store } = data;
  const { contact } = basket.checkout;
  if (!contact) return { kind: 'refused', message: checkoutDetailsIssue, goTo: urlTo('checkout-details') };
  let { draft } = intention;
  let asked = false;
  try {
    // A known draft is paid directly: its basket may be gone if only the payment's reply was lost.
    if (draft?.amount !== amount) {
      const made = await api.call('POST /checkout/process-order', {
        body: orderOf(data, way.gateway, contact),
        idempotencyKey: intention.order,
      });
      if (!made.ok) return refusalOf(made.error, basket, store);
      // The confirmed amount is sent; a different one needs a new confirmation.
      if (made.data.amount !== amount) return { kind: 'refused', message: amountChanged, amount: made.data.amount };
      draft = { draftOrderId: made.data.draftOrderId, amount };
    }
    const { draftOrderId } = draft;
    asked = true;
    rememberOpenPayment({ draftOrderId, gateway: way.gateway, since: Date.now() });
    const payment = await api.call('POST /payments/make-payment', {
      body: {
        paymentMethod: way.gateway === 'cash' ? 'cash' : 'card',
        paymentGateway: way.gateway,
        draftOrderId,
        amount,
        basketToken: basket.basketToken,
        ...(way.gateway === 'checkoutcom' ? { token: way.token, ...returnUrls(draftOrderId) } : {}),
      },
      idempotencyKey: intention.payment,
    });
    if (!payment.ok) {
      if (payment.error.code === 'payment_in_progress') return { kind: 'checking', draftOrderId };
      forgetOpenPayment();
      if (payment.error.code !== 'amount_changed') return refusalOf(payment.error, basket, store);
      const now = Number(payment.error.errors?.find(({ path }) => path === 'amount')?.message);
      return { kind: 'refused', message: amountChanged, ...(Number.isFinite(now) ? { amount: now } : {}) };
    }
    const { orderId, businessOrderId, paymentId, redirectUrl } = payment.data;
    if (redirectUrl) return { kind: 'bank', url: redirectUrl };
    if (!orderId || !businessOrderId) return { kind: 'checking', draftOrderId };
    forgetOpenPayment();
    bus.emit('checkout:order-placed', { orderId, businessOrderId });
    await bus.request('shell:refresh-session', {});
    return { kind: 'placed', draftOrderId, paymentId };
  } catch (thrown) {
    const code = answeredCode(thrown);
    if (code) {
      forgetOpenPayment();
      return refusalOf({ code }, basket, store);
    }
    // A token can be charged once: whether it was is asked, not tried.
    if (way.gateway !== 'cash' && draft && asked) return { kind: 'checking', draftOrderId: draft.draftOrderId };
    return { kind: 'unknown', message: connectionLost, intention: { ...intention, ...(draft ? { draft } : {}) } };
  }
}
