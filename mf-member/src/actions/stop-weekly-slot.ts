import type { ActionReply, ActionStep } from '@storefront/remote-kit/action.types';

/** Stops the weekly time. */
export function request(): ActionStep {
  return { kind: 'call', operation: 'DELETE /member/weekly-slot', body: {} };
}

export function next(reply: ActionReply): ActionStep {
  return {
    kind: 'back',
    query: reply.ok ? { done: 'stopped', problem: undefined } : { problem: reply.error.code, done: undefined },
  };
}
