import type { ActionReply, ActionStep, FormFields } from '@storefront/remote-kit/action.types';
import { urlTo } from '@storefront/routes/url-to';

/** Applies a coupon. Field: `coupon`. A business that asks for a captcha refuses it: that needs JavaScript. */
export function request(form: FormFields): ActionStep {
  return { kind: 'call', operation: 'POST /basket/apply-coupon', body: { coupon: form.coupon ?? '' } };
}

export function next(reply: ActionReply): ActionStep {
  return {
    kind: 'back',
    query: { couponProblem: reply.ok ? undefined : reply.error.code },
    otherwise: urlTo('basket'),
  };
}
