import { problemCode } from '@storefront/api/api-problem';
import type { CardGatewayName } from '@storefront/api/card-gateways';
import type { ApiClient } from '@storefront/api/client';
import type { EarlierPayment } from '@storefront/api/entities/basket';
import { busFor } from '@storefront/bus/bus';
import { amountChanged, checkoutDetailsIssue } from '@storefront/messages/checkout';
import { connectionLost } from '@storefront/messages/system';
import { urlTo } from '@storefront/routes/url-to';
import { progress } from '../steps/progress.state';
import type { CheckoutAttempt } from './checkout-attempt';
import { forgetOpenPayment, rememberOpenPayment } from './open-payment/open-payment';
import type { Payable } from './payable';
import { type PaymentRejection, rejectionOf } from './refusals/rejections';
import { payingPage, returnUrls } from './return-urls';
import type { WalletName } from './wallets/wallet.types';

const bus = busFor('mf-checkout');

/**
 * How to pay: cash, a card token from the gateway's form, a saved card, a wallet's payment data, or, with neither, a card
 * that is typed on the gateway's own page.
 */
export type PaymentMethod =
  | { readonly gateway: 'cash' }
  | { readonly gateway: CardGatewayName; readonly token?: string; readonly saveCard?: boolean }
  | { readonly gateway: CardGatewayName; readonly cardId: number; readonly cvv: string }
  | { readonly gateway: CardGatewayName; readonly wallet: WalletName; readonly data: string }
  /** The payment of the order that the basket changes, with more authorised if it costs more. */
  | { readonly gateway: CardGatewayName; readonly earlier: EarlierPayment['method'] };

export type PaymentOutcome =
  | { readonly kind: 'placed'; readonly draftOrderId: number; readonly paymentId: number }
  /** The bank's challenge comes first. */
  | { readonly kind: 'bank'; readonly url: string }
  /** The card is typed on the gateway's own page, which is opened next. */
  | { readonly kind: 'hosted'; readonly draftOrderId: number }
  /** The gateway has not reported the outcome yet. */
  | { readonly kind: 'checking'; readonly draftOrderId: number }
  | PaymentRejection
  /** No reply: the order may be placed. Repeating this intent finds out and never orders twice. */
  | { readonly kind: 'unknown'; readonly message: string; readonly intention: CheckoutAttempt };

/** These codes say nothing about an order that an earlier, lost attempt may have placed. */
const INCONCLUSIVE_CODES: readonly unknown[] = ['request_in_progress', 'rate_limited'];

/** An undeclared problem is a reply too, unless the server failed or is still working. */
function conclusiveCode(thrown: unknown): string | undefined {
  const code = problemCode(thrown);
  const status = typeof thrown === 'object' && thrown !== null && 'status' in thrown ? Number(thrown.status) : 0;
  return status >= 400 && status < 500 && !INCONCLUSIVE_CODES.includes(code) ? code : undefined;
}

/** The body with which a basket becomes a draft order. */
export function orderBody(
  { basket, store }: Payable,
  gateway: PaymentMethod['gateway'],
  contact: NonNullable<Payable['basket']['checkout']['contact']>,
) {
  const { instructions } = progress.get();
  return {
    basketToken: basket.basketToken ?? '',
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

/** The specification's payment identifier of a way to pay. */
function identifierOf(method: PaymentMethod) {
  if ('wallet' in method) return method.wallet;
  if ('earlier' in method) return method.earlier;
  return method.gateway === 'cash' ? 'cash' : 'card';
}

/** The fields of make-payment that the way to pay needs. */
function paymentFields(method: PaymentMethod, draftOrderId: number) {
  if (method.gateway === 'cash') return {};
  if ('earlier' in method) return { usesEarlierPayment: true };
  const urls = returnUrls(draftOrderId, method.gateway);
  if ('cardId' in method) return { ...urls, cardId: method.cardId, cvv: method.cvv };
  if ('wallet' in method)
    return { ...urls, [method.wallet === 'apple_pay' ? 'appleTokenData' : 'googleTokenData']: method.data };
  return method.token ? { ...urls, token: method.token, saveCard: method.saveCard ?? false } : urls;
}

/** Creates the basket's order and pays the confirmed amount; safe to repeat with the same intent. */
export async function pay(
  api: ApiClient,
  data: Payable,
  amount: number,
  attempt: CheckoutAttempt,
  method: PaymentMethod,
): Promise<PaymentOutcome> {
  const { basket, store } = data;
  const { contact } = basket.checkout;
  let draft = attempt.draft ?? data.draft;
  let isPaymentSent = false;
  try {
    // A known draft is paid directly: its basket may be gone if only the payment's reply was lost.
    if (draft?.amount !== amount) {
      if (!contact) return { kind: 'refused', message: checkoutDetailsIssue, goTo: urlTo('checkout-details') };
      const made = await api.call('POST /checkout/process-order', {
        body: orderBody(data, method.gateway, contact),
        idempotencyKey: attempt.order,
      });
      if (!made.ok) return rejectionOf(made.error, basket, store, identifierOf(method));
      // The confirmed amount is sent; a different one needs a new confirmation.
      if (made.data.amount !== amount) return { kind: 'refused', message: amountChanged, amount: made.data.amount };
      draft = { draftOrderId: made.data.draftOrderId, amount };
    }
    const { draftOrderId } = draft;
    isPaymentSent = true;
    rememberOpenPayment({ draftOrderId, gateway: method.gateway, since: Date.now() });
    // A reload shows the outcome there; the card form's guards would redirect, because the basket was ordered.
    history.replaceState(history.state, '', urlTo(payingPage()));
    const payment = await api.call('POST /payments/make-payment', {
      body: {
        paymentMethod: identifierOf(method),
        paymentGateway: method.gateway,
        draftOrderId,
        amount,
        ...(basket.basketToken && { basketToken: basket.basketToken }),
        ...paymentFields(method, draftOrderId),
      },
      idempotencyKey: attempt.payment,
    });
    if (!payment.ok) {
      if (payment.error.code === 'payment_in_progress') return { kind: 'checking', draftOrderId };
      forgetOpenPayment();
      if (payment.error.code !== 'amount_changed')
        return rejectionOf(payment.error, basket, store, identifierOf(method));
      const now = Number(payment.error.errors?.find(({ path }) => path === 'amount')?.message);
      return { kind: 'refused', message: amountChanged, ...(Number.isFinite(now) ? { amount: now } : {}) };
    }
    const { orderId, businessOrderId, paymentId, paymentState, redirectUrl } = payment.data;
    if (redirectUrl) return { kind: 'bank', url: redirectUrl };
    if (paymentState === 'pending') return { kind: 'hosted', draftOrderId };
    if (!orderId || !businessOrderId) return { kind: 'checking', draftOrderId };
    forgetOpenPayment();
    // Whoever pays by a link keeps their own basket.
    if (data.draft) return { kind: 'placed', draftOrderId, paymentId };
    bus.emit('checkout:order-placed', {});
    await bus.request('shell:refresh-session', {});
    return { kind: 'placed', draftOrderId, paymentId };
  } catch (thrown) {
    const code = conclusiveCode(thrown);
    if (code) {
      forgetOpenPayment();
      return rejectionOf({ code }, basket, store, identifierOf(method));
    }
    // The token may have been charged already: ask for the payment's state instead of trying again.
    if (method.gateway !== 'cash' && draft && isPaymentSent)
      return { kind: 'checking', draftOrderId: draft.draftOrderId };
    return { kind: 'unknown', message: connectionLost, intention: { ...attempt, ...(draft ? { draft } : {}) } };
  }
}
