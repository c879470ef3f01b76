import type { ActionReply, ActionStep, FormFields } from '@storefront/remote-kit/action.types';
import { urlTo } from '@storefront/routes/url-to';
import { isSubstituteKind } from '../substitutes/substitute-words';

/**
 * Changes a line of the basket. Fields: `basketLineId`, and `quantity` (0 removes the line) or `substitute`, a kind that
 * needs no chosen item.
 */
export function request({ basketLineId, quantity, substitute }: FormFields): ActionStep {
  const kind = isSubstituteKind(substitute) && substitute !== 'item' ? substitute : undefined;
  const isCount = quantity !== undefined && /^\d{1,3}$/.test(quantity);
  if (!isCount && !kind) return { kind: 'back', query: { problem: 'validation_failed' }, otherwise: urlTo('basket') };
  return {
    kind: 'call',
    operation: 'POST /basket/update-item',
    body: {
      basketLineId: Number(basketLineId),
      menuItem: { ...(isCount && { quantity: Number(quantity) }), ...(kind && { substitute: { kind } }) },
    },
  };
}

export const next = (reply: ActionReply): ActionStep => ({
  kind: 'back',
  query: { problem: reply.ok ? undefined : reply.error.code },
  otherwise: urlTo('basket'),
});
