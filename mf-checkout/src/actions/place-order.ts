import { cashAmountRequired } from '@storefront/messages/payment';
import type { ActionContext, ActionReply, ActionStep, FormFields } from '@storefront/remote-kit/action.types';
import { backToPayment, orderForm } from '../plain-steps/order-form';

const inCash = orderForm('cash');

/** Places an order that is paid in cash. Fields: `confirmed` and those of `orderForm`. */
export function request(form: FormFields, { origin }: ActionContext): ActionStep {
  const unconfirmed = { path: 'confirmed', message: cashAmountRequired, code: 'cash_not_confirmed' };
  return form.confirmed ? inCash.order(form, origin) : backToPayment(form, { errors: [unconfirmed] });
}

export const next = (reply: ActionReply, form: FormFields, { origin }: ActionContext): ActionStep =>
  inCash.next(reply, form, origin);
