import type { ActionReply, ActionStep, FormFields } from '@storefront/remote-kit/action.types';
import { urlTo } from '@storefront/routes/url-to';

/** Keeps a line that has changed. Fields: `basketLineId`, and `to`, the price or the quantity that was shown. */
export function request({ basketLineId, to }: FormFields): ActionStep {
  return {
    kind: 'call',
    operation: 'POST /basket/accept-change',
    body: { basketLineId: Number(basketLineId), ...(to !== undefined && { to: Number(to) }) },
  };
}

/** It may have changed again meanwhile: the page asks once more. */
export const next = (reply: ActionReply): ActionStep => ({
  kind: 'back',
  query: { problem: reply.ok ? undefined : reply.error.code },
  otherwise: urlTo('basket'),
});
