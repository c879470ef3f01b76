import type { ActionReply, ActionStep } from '@storefront/remote-kit/action.types';
import { urlTo } from '@storefront/routes/url-to';

/** Takes the coupon off the basket. */
export function request(): ActionStep {
  return { kind: 'call', operation: 'POST /basket/remove-coupon', body: {} };
}

export const next = (reply: ActionReply): ActionStep => ({
  kind: 'back',
  query: { couponProblem: reply.ok ? undefined : reply.error.code },
  otherwise: urlTo('basket'),
});
