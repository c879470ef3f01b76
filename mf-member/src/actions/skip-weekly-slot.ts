import type { ActionReply, ActionStep, FormFields } from '@storefront/remote-kit/action.types';

/** Leaves the coming week out, or takes it back in. Fields: `date` and `skipped`, '1' or '0'. */
export function request({ date = '', skipped }: FormFields): ActionStep {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return { kind: 'back', query: { problem: 'weekly_date_changed' } };
  return { kind: 'call', operation: 'POST /member/weekly-slot-skip', body: { date, skipped: skipped === '1' } };
}

export function next(reply: ActionReply, { skipped }: FormFields): ActionStep {
  const done = skipped === '1' ? 'skipped' : 'taken-in';
  return {
    kind: 'back',
    query: reply.ok ? { done, problem: undefined } : { problem: reply.error.code, done: undefined },
  };
}
