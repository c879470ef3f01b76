import type { ApiClient } from '@storefront/api/client';
import { shared } from '@storefront/bus/bus';
import type { SubmitErrors } from '@storefront/forms/use-storefront-form';
import { accountCreateFailed } from '@storefront/messages/account';
import { attempt } from '../forms/attempt';
import type { LoggedIn } from '../session/session';
import type { Registration } from './register.schema';
import { registrationBody, registrationErrors } from './registration';

/** Creates the account and logs in, together with the basket. */
export async function register(
  api: ApiClient,
  values: Registration,
  idempotencyKey: string,
  onRegistered: LoggedIn,
): Promise<SubmitErrors | undefined> {
  const basketToken = shared.basket.get()?.basketToken;
  let mustVerify: boolean | undefined;
  const refused = await attempt(async () => {
    const body = { ...registrationBody(values), ...(basketToken ? { basketToken } : {}) };
    const reply = await api.call('POST /auth/register', { body, idempotencyKey });
    if (!reply.ok) return registrationErrors(reply.error);
    mustVerify = reply.data.outcome === 'registered_with_verification';
    return undefined;
  }, accountCreateFailed);
  if (mustVerify !== undefined) await onRegistered(mustVerify);
  return refused;
}
