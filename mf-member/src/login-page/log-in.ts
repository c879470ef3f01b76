import type { ApiClient } from '@storefront/api/client';
import { shared } from '@storefront/bus/bus';
import type { SubmitErrors } from '@storefront/forms/use-storefront-form';
import { attempt } from '../forms/attempt';
import { submitErrorsOf } from '../forms/submit-errors';
import type { LoggedIn } from '../session/session';

/** Logs in. The guest's basket becomes the member's. */
export async function logIn(
  api: ApiClient,
  { email, password }: { email: string; password: string },
  onLoggedIn: LoggedIn,
): Promise<SubmitErrors | undefined> {
  const basketToken = shared.basket.get()?.basketToken;
  let mustVerify: boolean | undefined;
  const refused = await attempt(async () => {
    const reply = await api.call('POST /oauth/token', {
      body: { grant_type: 'password', username: email.trim(), password, ...(basketToken ? { basketToken } : {}) },
    });
    if (!reply.ok) return submitErrorsOf(reply.error);
    mustVerify = reply.data.member.mustVerify;
    return undefined;
  });
  if (mustVerify !== undefined) await onLoggedIn(mustVerify);
  return refused;
}
