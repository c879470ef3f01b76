import type { ActionReply, ActionStep, FormFields } from '@storefront/remote-kit/action.types';
import { urlTo } from '@storefront/routes/url-to';

/** The refusals that the page of stores has words for; any other is the system's. */
const KNOWN = ['validation_failed', 'invalid_postcode', 'rate_limited'];

/** Keeps the address of a shopper who wants to hear of a store at a postcode. */
export function request(form: FormFields): ActionStep {
  return {
    kind: 'call',
    operation: 'POST /location/future-contact',
    body: { email: (form.email ?? '').trim(), postcode: form.postcode ?? '' },
  };
}

export function next(reply: ActionReply): ActionStep {
  const refusal = !reply.ok && KNOWN.includes(reply.error.code) ? reply.error.code : 'system_error';
  return { kind: 'back', query: { contact: reply.ok ? 'sent' : refusal }, otherwise: urlTo('stores-near-by') };
}
