import type { ActionReply, ActionStep, FormFields } from '@storefront/remote-kit/action.types';

/** Looks up where a gift goes. */
export function request({ postcode = '' }: FormFields): ActionStep {
  return { kind: 'call', operation: 'POST /location/coordinates-by-postcode', body: { postcode } };
}

export function next(reply: ActionReply): ActionStep {
  if (reply.operation !== 'POST /location/coordinates-by-postcode' || !reply.ok)
    return { kind: 'back', query: { problem: reply.ok ? 'system_error' : reply.error.code } };
  return { kind: 'back', query: { found: reply.data.postcode } };
}
