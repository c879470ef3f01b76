import type { ActionContext, ActionReply, ActionStep, FormFields } from '@storefront/remote-kit/action.types';
import { urlTo } from '@storefront/routes/url-to';
import { asProvider } from '../providers/provider';
import { targetAfter } from '../session/target-after';
import { ownPath } from '../target/own-path';

/** The fields of a return that the back end reads. */
const FIELDS = ['state', 'code', 'error', 'iss', 'user'] as const;

const go = (to: string): ActionStep => ({ kind: 'go', to });
const atLogin = (query: Record<string, string | undefined>) => go(urlTo('login', {}, query));

/** The return from a provider: a link for Google and Facebook, a posted form for Apple. */
export function request(form: FormFields, { params, isVisit }: ActionContext): ActionStep {
  const provider = asProvider(params.provider);
  // A return counts once, so a browser that looks ahead must not use it up.
  if (!provider || !isVisit) return atLogin({});
  const fields = Object.fromEntries(FIELDS.flatMap((name) => (form[name] ? [[name, form[name]]] : [])));
  return { kind: 'call', operation: 'POST /auth/provider-return', body: { provider, ...fields } };
}

/** Goes on where the shopper was going, or says why there is no log-in. */
export function next(reply: ActionReply, _form: FormFields, { params: { provider } }: ActionContext): ActionStep {
  if (!reply.ok || reply.operation !== 'POST /auth/provider-return') return atLogin({ provider, refusal: 'failed' });
  const { data } = reply;
  if (data.outcome === 'added') return go(urlTo('member-devices', {}, { added: provider }));
  const from = ownPath(data.from ?? undefined);
  if (data.outcome === 'logged_in') return go(targetAfter(from ?? urlTo('index'), data.member.mustVerify));
  if (data.isAdding) return go(urlTo('member-devices', {}, { provider, refusal: data.reason }));
  return atLogin({ from, provider, refusal: data.reason });
}
