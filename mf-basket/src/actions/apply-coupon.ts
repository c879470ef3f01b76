import type { ActionReply, ActionStep, FormFields } from '@storefront/remote-kit/action.types';
import { urlTo } from '@storefront/routes/url-to';

/** Applies a coupon. Fields: `coupon`; `returnTo`, which is `basket` for a form of another page that ends there. A business that asks for a captcha refuses it: that needs JavaScript. */
export function request(form: FormFields): ActionStep {
  return { kind: 'call', operation: 'POST /basket/apply-coupon', body: { coupon: form.coupon ?? '' } };
}

export function next(reply: ActionReply, form: FormFields): ActionStep {
  const couponProblem = reply.ok ? undefined : reply.error.code;
  if (form.returnTo === 'basket') return { kind: 'go', to: urlTo('basket', {}, { couponProblem }) };
  return { kind: 'back', query: { couponProblem }, otherwise: urlTo('basket') };
}
