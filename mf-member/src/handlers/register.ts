import type { ApiClient } from '@storefront/api/client';
import { shared } from '@storefront/bus/bus';
import type { CommandPayload, CommandReply } from '@storefront/bus/contracts/contracts.types';
import { refreshSession } from '../session/refresh-session';

/** Creates an account and logs in, together with the guest's basket, which becomes the member's. */
export async function register(
  api: ApiClient,
  { firstname, lastname, emailAddress, password }: CommandPayload<'member:register'>,
  idempotencyKey: string,
): Promise<CommandReply<'member:register'>> {
  const basketToken = shared.basket.get()?.basketToken;
  const reply = await api.call('POST /auth/register', {
    body: {
      firstname: firstname.trim(),
      lastname: lastname.trim(),
      emailAddress: emailAddress.trim(),
      password,
      ...(basketToken ? { basketToken } : {}),
    },
    idempotencyKey,
  });
  if (!reply.ok) return { kind: 'refused', ...reply.error };
  return { kind: 'logged-in', isCurrent: await refreshSession('member:logged-in') };
}
