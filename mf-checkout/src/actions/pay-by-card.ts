import type { ActionContext, ActionReply, ActionStep, FormFields } from '@storefront/remote-kit/action.types';
import { HOSTED_GATEWAY } from '../payment-step/payment-gateway';
import { orderForm } from '../plain-steps/order-form';

const onHostedPage = orderForm(HOSTED_GATEWAY);

/** Begins a payment whose card is typed on the gateway's own page. Fields: those of `orderForm`. */
export function request(form: FormFields, { origin }: ActionContext): ActionStep {
  return onHostedPage.order(form, origin);
}

export const next = (reply: ActionReply, form: FormFields, { origin }: ActionContext): ActionStep =>
  onHostedPage.next(reply, form, origin);
