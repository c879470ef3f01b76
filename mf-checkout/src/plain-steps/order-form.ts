import { returnedForm } from '@storefront/forms/returned-form';
import type { SubmitErrors } from '@storefront/forms/use-storefront-form';
import { amountChanged, orderSentBefore } from '@storefront/messages/checkout';
import { connectionLost } from '@storefront/messages/system';
import type { ActionReply, ActionStep, CallStep, FormFields } from '@storefront/remote-kit/action.types';
import { urlTo } from '@storefront/routes/url-to';
import { HOSTED_GATEWAY, type OrderGateway } from '../payment-step/payment-gateway';
import { rejectionOf } from '../payment-step/refusals/rejections';
import { idIn, successUrl } from '../success-page/success-url';

/** They say nothing about the order: the same form, sent again, finds it out. */
const INCONCLUSIVE_CODES: readonly string[] = [
  'system_error',
  'request_in_progress',
  'payment_in_progress',
  'rate_limited',
];

/** The draft has changed with them, and can be paid once the shopper has seen it. */
const UPDATED_CODES: readonly string[] = ['amount_changed', 'slot_changed'];

const methodOf = ({ fulfilmentMethod }: FormFields) => (fulfilmentMethod === 'delivery' ? 'delivery' : 'collection');

/** The payment step with the draft order whose payment on the hosted page it shows. */
export const hostedPaymentUrl = (form: FormFields, order: number | string): string =>
  urlTo('checkout-payment', {}, { guest: form.guest, options: 'done', order, gateway: HOSTED_GATEWAY });

/** @param problem the code of the refusal, by which the page knows where the shopper corrects it */
export function backToPayment(form: FormFields, refused: SubmitErrors, problem?: string): ActionStep {
  const isOpen = problem !== undefined && INCONCLUSIVE_CODES.includes(problem);
  const carried = ['instructions', 'confirmed', 'way', ...(isOpen ? ['key'] : [])];
  const isSameOrder = problem === undefined || isOpen || UPDATED_CODES.includes(problem);
  const order = isSameOrder && idIn(form.order) ? { order: form.order, gateway: HOSTED_GATEWAY } : {};
  return {
    kind: 'go',
    to: urlTo('checkout-payment', {}, { guest: form.guest, options: 'done', problem, ...order }),
    returned: returnedForm(carried, form, refused),
  };
}

function refusalText(
  form: FormFields,
  error: Parameters<typeof rejectionOf>[0],
  method: Parameters<typeof rejectionOf>[3],
): string {
  if (error.code === 'idempotency_key_reused') return orderSentBefore;
  if (error.code === 'amount_changed') return amountChanged;
  if (INCONCLUSIVE_CODES.includes(error.code)) return connectionLost;
  return rejectionOf(error, { fulfilmentMethod: methodOf(form) }, { slug: '' }, method).message;
}

/** How the forms of one way to pay reach their payment. */
export interface OrderForm {
  /** Creates the basket's order, unless the form names one whose earlier payment was refused; that one is paid again. */
  readonly order: (form: FormFields, origin: string) => CallStep;
  /** The calls that follow. */
  readonly next: (reply: ActionReply, form: FormFields, origin: string) => ActionStep;
}

/**
 * Orders by a form. Fields: `amount` that the shopper was shown, `key` for this form's one order, the contact, `storeId`,
 * `fulfilmentMethod`, `instructions?`, `guest?`, `order?`. The contact comes from the form, so that a repeated form is the
 * same request although its basket has become an order.
 */
export function orderForm(gateway: OrderGateway): OrderForm {
  const method = gateway === 'cash' ? 'cash' : 'card';

  function pay(form: FormFields, origin: string, draftOrderId: number): CallStep {
    const back = new URL(hostedPaymentUrl(form, draftOrderId), origin).href;
    return {
      kind: 'call',
      operation: 'POST /payments/make-payment',
      body: {
        paymentMethod: method,
        paymentGateway: gateway,
        draftOrderId,
        amount: Number(form.amount),
        ...(gateway !== 'cash' && { successUrl: back, failureUrl: back, cancelUrl: back }),
      },
      carried: { draftOrderId },
      ...(form.key && { idempotencyKey: form.key }),
    };
  }

  function order(form: FormFields, origin: string): CallStep {
    const { key, instructions, firstname = '', lastname = '', emailAddress = '', phoneNumber = '' } = form;
    const earlier = idIn(form.order);
    if (earlier) return pay(form, origin, earlier);
    return {
      kind: 'call',
      operation: 'POST /checkout/process-order',
      body: {
        firstname,
        lastname,
        emailAddress,
        phoneNumber,
        storeId: Number(form.storeId),
        fulfilmentMethod: methodOf(form),
        paymentGateway: gateway,
        platform: 'web',
        channel: 'web',
        ...(instructions && { instructions }),
      },
      ...(key && { idempotencyKey: key }),
    };
  }

  function next(reply: ActionReply, form: FormFields, origin: string): ActionStep {
    const { draftOrderId } = (reply.carried ?? {}) as { draftOrderId?: number };
    // Another payment of the order is open: its page says how it stands.
    if (!reply.ok && reply.error.code === 'payment_in_progress' && draftOrderId)
      return { kind: 'go', to: hostedPaymentUrl(form, draftOrderId) };
    if (!reply.ok) return backToPayment(form, { message: refusalText(form, reply.error, method) }, reply.error.code);
    if (reply.operation === 'POST /checkout/process-order') {
      if (reply.data.amount !== Number(form.amount)) return backToPayment(form, { message: amountChanged });
      return pay(form, origin, reply.data.draftOrderId);
    }
    if (reply.operation !== 'POST /payments/make-payment' || draftOrderId === undefined)
      return backToPayment(form, { message: connectionLost }, 'system_error');
    const { orderId, paymentId } = reply.data;
    return gateway === 'cash' || orderId
      ? { kind: 'go', to: successUrl({ draftOrderId, paymentId, gateway }) }
      : { kind: 'go', to: hostedPaymentUrl(form, draftOrderId) };
  }

  return { order, next };
}
