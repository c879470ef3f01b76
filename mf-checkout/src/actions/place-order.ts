import { returnedForm } from '@storefront/forms/returned-form';
import type { SubmitErrors } from '@storefront/forms/use-storefront-form';
import { amountChanged, orderSentBefore } from '@storefront/messages/checkout';
import { cashAmountRequired } from '@storefront/messages/payment';
import { connectionLost } from '@storefront/messages/system';
import type { ActionReply, ActionStep, FormFields } from '@storefront/remote-kit/action.types';
import { urlTo } from '@storefront/routes/url-to';
import { rejectionOf } from '../payment-step/rejections';
import { successUrl } from '../success-page/success-url';

/** They say nothing about the order: the same form, sent again, finds it out. */
const INCONCLUSIVE_CODES: readonly string[] = [
  'system_error',
  'request_in_progress',
  'payment_in_progress',
  'rate_limited',
];

const methodOf = ({ fulfilmentMethod }: FormFields) => (fulfilmentMethod === 'delivery' ? 'delivery' : 'collection');

/** @param problem the code of the refusal, by which the page knows where the shopper corrects it */
function back(form: FormFields, refused: SubmitErrors, problem?: string): ActionStep {
  const isOpen = problem !== undefined && INCONCLUSIVE_CODES.includes(problem);
  const carried = ['instructions', 'confirmed', ...(isOpen ? ['key'] : [])];
  return {
    kind: 'go',
    to: urlTo('checkout-payment', {}, { guest: form.guest, options: 'done', problem }),
    returned: returnedForm(carried, form, refused),
  };
}

function refusalText(form: FormFields, error: Parameters<typeof rejectionOf>[0]): string {
  if (error.code === 'idempotency_key_reused') return orderSentBefore;
  if (error.code === 'amount_changed') return amountChanged;
  if (INCONCLUSIVE_CODES.includes(error.code)) return connectionLost;
  return rejectionOf(error, { fulfilmentMethod: methodOf(form) }, { slug: '' }).message;
}

/**
 * Places an order that is paid in cash. Fields: `confirmed`, `amount` that the shopper was shown, `key` for this form's
 * one order, the contact, `storeId`, `fulfilmentMethod`, `instructions?`, `guest?`. The contact comes from the form, so
 * that a repeated form is the same request although its basket has become an order.
 */
export function request(form: FormFields): ActionStep {
  const { confirmed, key, instructions, firstname = '', lastname = '', emailAddress = '', phoneNumber = '' } = form;
  if (!confirmed)
    return back(form, { errors: [{ path: 'confirmed', message: cashAmountRequired, code: 'cash_not_confirmed' }] });
  return {
    kind: 'call',
    operation: 'POST /checkout/process-order',
    body: {
      ...{ firstname, lastname, emailAddress, phoneNumber },
      storeId: Number(form.storeId),
      fulfilmentMethod: methodOf(form),
      paymentGateway: 'cash',
      platform: 'web',
      channel: 'web',
      ...(instructions && { instructions }),
    },
    ...(key && { idempotencyKey: key }),
  };
}

export function next(reply: ActionReply, form: FormFields): ActionStep {
  if (!reply.ok) return back(form, { message: refusalText(form, reply.error) }, reply.error.code);
  if (reply.operation === 'POST /checkout/process-order') {
    const { draftOrderId, amount } = reply.data;
    if (amount !== Number(form.amount)) return back(form, { message: amountChanged });
    return {
      kind: 'call',
      operation: 'POST /payments/make-payment',
      body: { paymentMethod: 'cash', paymentGateway: 'cash', draftOrderId, amount },
      carried: { draftOrderId },
      ...(form.key && { idempotencyKey: form.key }),
    };
  }
  const { draftOrderId } = (reply.carried ?? {}) as { draftOrderId?: number };
  if (reply.operation !== 'POST /payments/make-payment' || draftOrderId === undefined)
    return back(form, { message: connectionLost }, 'system_error');
  return { kind: 'go', to: successUrl({ draftOrderId, paymentId: reply.data.paymentId, gateway: 'cash' }) };
}
