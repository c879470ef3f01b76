import type { ActionReply, ActionStep, FormFields } from '@storefront/remote-kit/action.types';
import { urlTo } from '@storefront/routes/url-to';
import { asProvider } from '../providers/provider';

/** Begins to add a provider to the member's ways to log in. Fields: `provider`, `currentPassword?`. */
export function request({ provider: name, currentPassword }: FormFields): ActionStep {
  const provider = asProvider(name);
  if (!provider) return { kind: 'go', to: urlTo('member-devices') };
  return {
    kind: 'call',
    operation: 'POST /member/provider-add',
    body: { provider, ...(currentPassword && { currentPassword }) },
  };
}

const refusals: Readonly<Record<string, string>> = {
  current_password_incorrect: 'password',
  fresh_login_needed: 'fresh_login',
};

/** The shell leads a success to the provider. */
export function next(reply: ActionReply, { provider }: FormFields): ActionStep {
  const refusal = (!reply.ok && refusals[reply.error.code]) || 'unavailable';
  return { kind: 'go', to: urlTo('member-devices', {}, { provider, refusal }) };
}
