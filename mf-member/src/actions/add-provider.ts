import type { ActionReply, ActionStep, FormFields } from '@storefront/remote-kit/action.types';
import { urlTo } from '@storefront/routes/url-to';
import { asProvider } from '../providers/provider';

/** Begins to add a provider to the member's ways to log in. Field: `provider`. */
export function request({ provider: name }: FormFields): ActionStep {
  const provider = asProvider(name);
  if (!provider) return { kind: 'go', to: urlTo('member-devices') };
  return { kind: 'call', operation: 'POST /member/provider-add', body: { provider } };
}

/** The shell leads a success to the provider. */
export function next(_reply: ActionReply, { provider }: FormFields): ActionStep {
  return { kind: 'go', to: urlTo('member-devices', {}, { provider, refusal: 'unavailable' }) };
}
