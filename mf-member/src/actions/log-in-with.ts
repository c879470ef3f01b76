import type { ActionReply, ActionStep, FormFields } from '@storefront/remote-kit/action.types';
import { urlTo } from '@storefront/routes/url-to';
import { asProvider } from '../providers/provider';
import { ownPath } from '../target/own-path';

const atLogin = (query: Record<string, string | undefined>): ActionStep => ({
  kind: 'go',
  to: urlTo('login', {}, query),
});

/** Begins a log-in with a provider. Fields: `provider`, `from?`. */
export function request({ provider: name, from }: FormFields): ActionStep {
  const provider = asProvider(name);
  if (!provider) return atLogin({});
  return { kind: 'call', operation: 'POST /auth/provider-start', body: { provider, from: ownPath(from) } };
}

/** The shell leads a success to the provider. */
export function next(_reply: ActionReply, { provider, from }: FormFields): ActionStep {
  return atLogin({ from: ownPath(from), provider, refusal: 'unavailable' });
}
