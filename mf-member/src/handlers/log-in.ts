import type { ApiClient } from '@storefront/api/client';
import { shared } from '@storefront/bus/bus';
import type { CommandPayload, CommandReply } from '@storefront/bus/contracts/contracts.types';
import { refreshSession } from '../session/refresh-session';

/** Logs in, together with the guest's basket, which becomes the member's. */
export async function logIn(
  api: ApiClient,
  { email, password }: CommandPayload<'member:log-in'>,
): Promise<CommandReply<'member:log-in'>> {
  const basketToken = shared.basket.get()?.basketToken;
  const reply = await api.call('POST /oauth/token', {
    body: { grant_type: 'password', username: email.trim(), password, ...(basketToken ? { basketToken } : {}) },
  });
  if (!reply.ok) return { kind: 'refused', ...reply.error };
  return { kind: 'logged-in', isCurrent: await refreshSession('member:logged-in') };
}
