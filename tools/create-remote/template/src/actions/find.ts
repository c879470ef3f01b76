import type { ActionReply, ActionStep, FormFields } from '@storefront/remote-kit/action.types';

/** Looks up a postcode. */
export function request({ postcode = '' }: FormFields): ActionStep {
  return { kind: 'call', operation: 'POST /location/coordinates-by-postcode', body: { postcode } };
}

/** Leads back to the page with the result. */
export function next(reply: ActionReply): ActionStep {
  if (reply.operation !== 'POST /location/coordinates-by-postcode' || !reply.ok)
    return { kind: 'back', query: { problem: reply.ok ? 'system_error' : reply.error.code } };
  return { kind: 'back', query: { found: reply.data.postcode } };
}
