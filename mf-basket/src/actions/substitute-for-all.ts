import type { ActionReply, ActionStep, FormFields } from '@storefront/remote-kit/action.types';
import { urlTo } from '@storefront/routes/url-to';
import { isSubstituteKind } from '../substitutes/substitute-words';

/** Chooses what happens to missing items without a choice of their own. Field: `substitute`. */
export function request({ substitute }: FormFields): ActionStep {
  if (!isSubstituteKind(substitute) || substitute === 'item')
    return { kind: 'back', query: { problem: 'validation_failed' }, otherwise: urlTo('basket') };
  return { kind: 'call', operation: 'POST /basket/update', body: { updates: [], substituteForAll: substitute } };
}

export const next = (reply: ActionReply): ActionStep => ({
  kind: 'back',
  query: { problem: reply.ok ? undefined : reply.error.code },
  otherwise: urlTo('basket'),
});
