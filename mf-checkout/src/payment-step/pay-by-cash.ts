import { problemCode } from '@storefront/api/api-problem';
import type { ApiClient } from '@storefront/api/client';
import { busFor } from '@storefront/bus/bus';
import { amountChanged, checkoutDetailsIssue } from '@storefront/messages/checkout';
import { connectionLost } from '@storefront/messages/system';
import { urlTo } from '@storefront/routes/url-to';
import type { CheckoutData } from '../steps/checkout-data';
import { progress } from '../steps/progress.state';
import type { Intention } from './intention';
import { type Refusal, refusalOf } from './refusals';

const bus = busFor('mf-checkout');

export type PaymentOutcome =
  | { readonly kind: 'placed'; readonly draftOrderId: number; readonly paymentId: number }
  | Refusal
  /** No answer came: the order may stand. Repeating this intention finds out, and never orders twice. */
  | { readonly kind: 'unknown'; readonly message: string; readonly intention: Intention };

/** These say nothing of the order that an earlier, lost attempt may have placed. */
const NO_ANSWERS: readonly unknown[] = ['request_in_progress', 'rate_limited'];

/** A problem that nobody declared is an answer all the same, unless the server failed or is still at work. */
function answeredCode(thrown: unknown): string | undefined {
  const code = problemCode(thrown);
  const status = typeof thrown === 'object' && thrown !== null && 'status' in thrown ? Number(thrown.status) : 0;
  return status >= 400 && status < 500 && !NO_ANSWERS.includes(code) ? code : undefined;
}

/** Makes the order of the basket and pays it in cash at the confirmed amount; safe to repeat with the same intention. */
export async function payByCash(
  api: ApiClient,
  { basket, store }: CheckoutData,
  amount: number,
  intention: Intention,
): Promise<PaymentOutcome> {
  const { contact } = basket.checkout;
  if (!contact) return { kind: 'refused', message: checkoutDetailsIssue, goTo: urlTo('checkout-details') };
  let { draft } = intention;
  try {
    // A known draft is paid straight away: its basket may be gone, when only the answer to its payment was lost.
    if (draft?.amount !== amount) {
      const made = await api.call('POST /checkout/process-order', {
        body: {
          basketToken: basket.basketToken,
          storeId: store.id,
          paymentGateway: 'cash',
          firstname: contact.firstName,
          lastname: contact.lastName,
          emailAddress: contact.email,
          phoneNumber: contact.phoneNumber,
          fulfilmentMethod: basket.fulfilmentMethod,
          platform: 'web',
          channel: 'web',
          ...(progress.get().instructions ? { instructions: progress.get().instructions } : {}),
        },
        idempotencyKey: intention.order,
      });
      if (!made.ok) return refusalOf(made.error.code, basket, store);
      // What the shopper confirmed is what is sent; a different sum is theirs to confirm first.
      if (made.data.amount !== amount) return { kind: 'refused', message: amountChanged, amount: made.data.amount };
      draft = { draftOrderId: made.data.draftOrderId, amount };
    }
    const { draftOrderId } = draft;
    const payment = await api.call('POST /payments/make-payment', {
      body: { paymentMethod: 'cash', paymentGateway: 'cash', draftOrderId, amount, basketToken: basket.basketToken },
      idempotencyKey: intention.payment,
    });
    if (!payment.ok) {
      if (payment.error.code !== 'amount_changed') return refusalOf(payment.error.code, basket, store);
      const now = Number(payment.error.errors?.find(({ path }) => path === 'amount')?.message);
      return { kind: 'refused', message: amountChanged, ...(Number.isFinite(now) ? { amount: now } : {}) };
    }
    const { orderId, businessOrderId, paymentId } = payment.data;
    if (orderId && businessOrderId) bus.emit('checkout:order-placed', { orderId, businessOrderId });
    await bus.request('shell:refresh-session', {});
    return { kind: 'placed', draftOrderId, paymentId };
  } catch (thrown) {
    const code = answeredCode(thrown);
    if (code) return refusalOf(code, basket, store);
    return { kind: 'unknown', message: connectionLost, intention: { ...intention, ...(draft ? { draft } : {}) } };
  }
}
