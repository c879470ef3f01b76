import type { ActionReply, ActionStep, FormFields } from '@storefront/remote-kit/action.types';
import { urlTo } from '@storefront/routes/url-to';

/** Errors that the stores page has texts for; all others become the general system error. */
const SHOWN_PROBLEMS = ['validation_failed', 'invalid_postcode', 'rate_limited'];

/** Saves the e-mail of a shopper who wants to be informed about a store. Fields: `email`, `postcode`. */
export function request(form: FormFields): ActionStep {
  return {
    kind: 'call',
    operation: 'POST /location/future-contact',
    body: { email: (form.email ?? '').trim(), postcode: form.postcode ?? '' },
  };
}

export function next(reply: ActionReply): ActionStep {
  const problem = !reply.ok && SHOWN_PROBLEMS.includes(reply.error.code) ? reply.error.code : 'system_error';
  return { kind: 'back', query: { contact: reply.ok ? 'sent' : problem }, otherwise: urlTo('stores-near-by') };
}
