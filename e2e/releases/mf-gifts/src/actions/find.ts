import type { ActionReply, ActionStep, FormFields } from '@storefront/remote-kit/action.types';
import { postcodeProblem } from '../recipient.schema';

/** Looks up where a gift goes. */
export function request({ postcode = '' }: FormFields): ActionStep {
  const problem = postcodeProblem(postcode);
  if (problem) return { kind: 'back', query: { problem } };
  return { kind: 'call', operation: 'POST /location/coordinates-by-postcode', body: { postcode } };
}

export function next(reply: ActionReply): ActionStep {
  if (reply.operation !== 'POST /location/coordinates-by-postcode' || !reply.ok)
    return { kind: 'back', query: { problem: reply.ok ? 'system_error' : reply.error.code } };
  return { kind: 'back', query: { found: reply.data.postcode } };
}
