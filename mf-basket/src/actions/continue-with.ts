import type { ActionReply, ActionStep, FormFields } from '@storefront/remote-kit/action.types';
import { urlTo } from '@storefront/routes/url-to';

/** Continues with another basket of the member. Field: `basketId`. */
export function request({ basketId }: FormFields): ActionStep {
  return { kind: 'call', operation: 'POST /basket/continue-with', body: { basketId: Number(basketId) } };
}

export const next = (reply: ActionReply): ActionStep =>
  reply.ok
    ? { kind: 'go', to: urlTo('basket') }
    : { kind: 'back', query: { problem: reply.error.code }, otherwise: urlTo('basket') };
